import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openHost } from './host.ts'

const hostOrigin = 'https://casino.test'
const page = { postMessage: vi.fn<(message: unknown, origin: string) => void>() }
let send: (data: unknown, from?: { source?: unknown; origin?: string }) => void

beforeEach(() => {
  const listeners: ((event: object) => void)[] = []
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('parent', page)
  vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) =>
    listeners.push(listener),
  )
  send = (data, from = {}) => {
    for (const listener of listeners) listener({ source: page, origin: hostOrigin, ...from, data })
  }
})
afterEach(() => {
  page.postMessage.mockClear()
  vi.unstubAllGlobals()
})

const wishFor = (eventType: string) => ({ messageType: 'addEventListener', eventType })
const posted = () => page.postMessage.mock.calls.map(([message]) => message)
const open = () => openHost({ hostOrigin, closeUrl: `${hostOrigin}/`, words: 'playngo' })

describe('a game whose page names the events that it wants', () => {
  test('reports these, and no others', () => {
    const host = open()
    send(wishFor('gameIdle'))
    host.round(true)
    host.round(false)
    expect(posted()).toEqual([{ type: 'gameIdle' }])
  })

  test('reports a round that was being played before the page could wish to know', () => {
    const host = open()
    host.round(true)
    send(wishFor('gameIdle'))
    expect(posted()).toEqual([])
    send(wishFor('roundStarted'))
    expect(posted()).toEqual([{ type: 'roundStarted' }])
  })

  test('reports no round that has ended by then', () => {
    const host = open()
    host.round(true)
    host.round(false)
    send(wishFor('roundStarted'))
    expect(posted()).toEqual([])
  })

  test('listens to the page that frames it, and to no other', () => {
    const host = open()
    send(wishFor('roundStarted'), { source: {} })
    send(wishFor('roundStarted'), { origin: 'https://other.test' })
    host.round(true)
    expect(posted()).toEqual([])
  })
})
