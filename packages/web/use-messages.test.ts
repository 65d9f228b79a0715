import { afterEach, expect, test, vi } from 'vitest'
import { listenToMessages } from './use-messages.ts'

afterEach(() => vi.unstubAllGlobals())

test('a listener gets each message to the window, and none once it is taken away', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const data: unknown[] = []
  const stop = listenToMessages((message) => data.push(message.data))
  page.dispatchEvent(new MessageEvent('message', { data: 'first' }))
  page.dispatchEvent(new MessageEvent('message', { data: 'second' }))
  page.dispatchEvent(new Event('online'))
  expect(data).toEqual(['first', 'second'])
  stop()
  page.dispatchEvent(new MessageEvent('message', { data: 'third' }))
  expect(data).toEqual(['first', 'second'])
})
