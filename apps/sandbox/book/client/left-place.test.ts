import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Callback } from './hosts.ts'
import { notingPlace, takeLeftPlace } from './left-place.ts'
import type { BookCallbacks } from './settings.ts'

const place = { path: '/event/1025240000', isSlipOpen: true }
let kept: Map<string, string>
const callbackOf =
  (callbacks: BookCallbacks): Callback =>
  (name) =>
    callbacks[name]

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})

describe('the place that a visitor leaves', () => {
  it.each(['onSignIn', 'onRegister', 'onInsufficientBalance'] as const)(
    'to follow %s is the one they come back to, once',
    (name) => {
      const messages: unknown[] = []
      const host = { [name]: (facts: unknown) => messages.push(facts) }
      notingPlace(callbackOf(host), () => place)(name)?.({ totalStake: 5 })
      expect(messages).toEqual([{ totalStake: 5 }])
      expect(takeLeftPlace()).toEqual(place)
      expect(takeLeftPlace()).toBeNull()
    },
  )

  it('is forgotten after half an hour', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    notingPlace(callbackOf({ onSignIn() {} }), () => place)('onSignIn')?.()
    vi.advanceTimersByTime(31 * 60_000)
    expect(takeLeftPlace()).toBeNull()
  })

  it('is none where what is kept is no place', () => {
    for (const text of ['', '7', '{"path":1}', '{"path":"/","isSlipOpen":true}']) {
      kept.set('baize-book-left', text)
      expect(takeLeftPlace(), text).toBeNull()
    }
  })
})
