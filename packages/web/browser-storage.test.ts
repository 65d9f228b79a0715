import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  listenToTabs,
  openBrowserStorage,
  readCookies,
  sendToTabs,
  writeCookie,
} from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

/** A storage as a browser has it, with room for so many characters. */
function storageWith(room: number): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room)
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      values.set(key, value)
    },
    removeItem: (key: string) => void values.delete(key),
  } as Storage
}

const refuse = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

describe('a storage', () => {
  test('keeps what is given to it', () => {
    const behind = storageWith(10)
    const storage = openBrowserStorage(() => behind)
    storage.setItem('language', 'de')
    expect([storage.getItem('language'), behind.getItem('language')]).toEqual(['de', 'de'])
    storage.removeItem('language')
    expect([storage.getItem('language'), behind.getItem('language')]).toEqual([null, null])
  })

  test('that is full remembers for as long as the page stands, and leaves nothing older behind', () => {
    const behind = storageWith(2)
    const storage = openBrowserStorage(() => behind)
    storage.setItem('language', 'de')
    storage.setItem('language', 'de-AT')
    expect([storage.getItem('language'), behind.getItem('language')]).toEqual(['de-AT', null])
    storage.setItem('language', 'fr')
    expect([storage.getItem('language'), behind.getItem('language')]).toEqual(['fr', 'fr'])
    storage.setItem('language', 'de-AT')
    storage.removeItem('language')
    expect(storage.getItem('language')).toBeNull()
  })

  test('that is blocked remembers for as long as the page stands', () => {
    const storage = openBrowserStorage(refuse)
    storage.setItem('language', 'de')
    expect(storage.getItem('language')).toBe('de')
    storage.removeItem('language')
    expect(storage.getItem('language')).toBeNull()
  })
})

test('cookies that are blocked are none', () => {
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }))
  expect(readCookies()).toBe('')
  expect(writeCookie('language', 'de', 60)).toBe(false)
})

test('tabs that may not send messages to each other send none', () => {
  vi.stubGlobal('BroadcastChannel', refuse)
  sendToTabs('test', 'signed out')
  listenToTabs('test', () => expect.unreachable())()
})

test('a message of one tab comes to another until that one stops listening', async () => {
  const received = Promise.withResolvers<unknown>()
  const stop = listenToTabs('test', received.resolve)
  sendToTabs('test', 'signed out')
  expect(await received.promise).toBe('signed out')
  stop()
})
