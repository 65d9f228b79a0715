import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadI18n } from './i18n.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Answers for the languages that it has, and 503 for every other. */
function serve(...languages: string[]): void {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', async (path: string) => {
    const isThere = languages.some((language) => path.includes(`/${language}/`))
    return isThere ? new Response('{"loading":"Loading"}') : new Response('', { status: 503 })
  })
}

async function untilSettled<T>(work: Promise<T>): Promise<T> {
  let isSettled = false
  const settled = () => {
    isSettled = true
  }
  work.then(settled, settled)
  while (!isSettled) await vi.advanceTimersByTimeAsync(1000)
  return work
}

test('without words in a language the area speaks the reference language', async () => {
  serve('en')
  expect((await untilSettled(loadI18n('fi'))).language).toBe('en')
})

test('without any words there is nothing to show: the keys of words are none', async () => {
  serve()
  await expect(untilSettled(loadI18n('fi'))).rejects.toThrow('There are no words.')
})
