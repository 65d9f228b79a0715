import { expect, test } from 'vitest'
import { browserIn } from './browser.ts'

const known = {
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0':
    'Edge Windows',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36':
    'Chrome Android',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1':
    'Safari iPhone',
  'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0': 'Firefox Linux',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15':
    'Safari macOS',
}

test.each(Object.entries(known))('%s', (userAgent, called) => {
  const { name, system } = browserIn(userAgent)
  expect(`${name} ${system}`).toBe(called)
})

test('a phone is distinguished from a desk, and an unknown browser from both', () => {
  expect(browserIn('Android').isHandheld).toBe(true)
  expect(browserIn('curl/8.9')).toEqual({ name: null, system: null, isHandheld: false })
})
