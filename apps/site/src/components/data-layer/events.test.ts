import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import * as events from './events.ts'

const payment = { place: 'account', method: 'card', amount: '12.50', currency: 'EUR' } as const

/**
 * One call of each function. A function without one does not compile, and neither does one with a
 * field too many.
 */
const calls: { [Name in keyof typeof events]: Parameters<(typeof events)[Name]> } = {
  pageView: [{ page: '/', path: '/', language: 'en', signed_in: false }],
  modalView: [{ modal: 'login', from: 'query' }],
  modalClose: [{ modal: 'login' }],
  languageChange: [{ from: 'en', to: 'ar' }],
  balancesHidden: [{ hidden: true }],
  signIn: [{ modal: 'login' }],
  signInFailed: [{ retry_after_s: null }],
  signOut: [],
  signUpStep: [{ step: 'account_details' }],
  signUpFailed: [{ errors: 1 }],
  signUp: [{ result: 'AutoLogin' }],
  accountVerified: [{ ok: true }],
  passwordResetRequested: [],
  passwordChanged: [],
  depositStarted: [payment],
  depositPending: [payment],
  depositPaid: [payment],
  depositFailed: [{ ...payment, reason: 'LOW_BALANCE' }],
  withdrawalRequested: [payment],
  withdrawalCancelled: [payment],
  gameOpen: [{ game: 'under-the-scale', mode: 'demo' }],
  gameFailed: [{ game: 'under-the-scale', mode: 'real' }],
  search: [{ characters: 4, filters: 0, results: 3 }],
  providerFilter: [{ providers: 2 }],
  errorShown: [{ boundary: 'page' }],
}

const layer: Record<string, unknown>[] = []
beforeEach(() => {
  layer.length = 0
  globalThis.window = { dataLayer: layer } as unknown as Window & typeof globalThis
  for (const [name, send] of Object.entries(events))
    (send as (...fields: unknown[]) => void)(...calls[name as keyof typeof calls])
})

test('the list of events and the code agree, name by name and field by field', () => {
  const list = readFileSync('docs/analytics.md', 'utf8').matchAll(/^\| `(\w+)` \| ([^|]*)\|/gm)
  const listed = Object.fromEntries(
    [...list].map(([, event = '', fields = '']) => [
      event,
      [...fields.matchAll(/\w+/g)].join().split(','),
    ]),
  )
  const sent = Object.fromEntries(
    layer.map(({ event, ...fields }) => [event, Object.keys(fields).join().split(',')]),
  )
  expect(layer).toHaveLength(Object.keys(events).length)
  expect(sent).toEqual(listed)
})

test('no event has a field for who a player is, for a token or for what was typed', () => {
  const personal =
    /mail|name|user|player|phone|birth|street|city|post|token|password|balance|session|text|term|query|fingerprint|ip$/i
  for (const { event, ...fields } of layer)
    expect({
      event,
      personal: Object.keys(fields).filter((field) => personal.test(field)),
    }).toEqual({
      event,
      personal: [],
    })
})
