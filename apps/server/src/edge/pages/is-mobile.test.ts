import { expect, test } from 'vitest'
import { isMobile } from './is-mobile.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'

test.each([
  ['a phone of Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`],
  ['a tablet of Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Safari/537.36`],
  [
    'a tablet of Android with Firefox',
    'Mozilla/5.0 (Android 14; Tablet; rv:145.0) Gecko/145.0 Firefox/145.0',
  ],
  [
    'a Kindle Fire',
    'Mozilla/5.0 (Linux; Android 11; KFTRWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/140.3.3 like Chrome/140.0 Safari/537.36',
  ],
  [
    'a Kindle Fire that asks for pages of a desktop',
    `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Silk/140.3.3 Safari/537.36`,
  ],
  [
    'a Kindle that reads books',
    'Mozilla/5.0 (X11; U; Linux armv7l; en-us) AppleWebKit/531.2+ (KHTML, like Gecko) Version/5.0 Safari/533.2+ Kindle/3.0+',
  ],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'an iPad that says so',
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1',
  ],
])('%s is mobile', (_, name) => {
  expect(isMobile({ 'user-agent': name })).toBe(true)
})

test.each([
  ['Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`],
  [
    'Windows with a pen',
    'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0; Tablet PC 2.0)',
  ],
  ['ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`],
  [
    'a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  ],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['a caller without a name', undefined],
])('%s is not mobile', (_, name) => {
  expect(isMobile(name === undefined ? {} : { 'user-agent': name })).toBe(false)
})

test('a browser whose name shows nothing is mobile if a hint says that it runs on a phone, or on Android', () => {
  const plain = { 'user-agent': 'Mozilla/5.0' }
  expect(isMobile({ ...plain, 'sec-ch-ua-mobile': '?1' })).toBe(true)
  expect(isMobile({ ...plain, 'sec-ch-ua-mobile': '?0', 'sec-ch-ua-platform': '"Android"' })).toBe(
    true,
  )
  expect(isMobile({ ...plain, 'sec-ch-ua-mobile': '?0', 'sec-ch-ua-platform': '"Linux"' })).toBe(
    false,
  )
})
