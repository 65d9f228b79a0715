import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  betRollback,
  commitRequest,
  discardRequest,
  makeRequest,
  SPORTS_WALLET_ERRORS,
  settleRequest,
  sportsTokenRequest,
} from './sports-wallet-api.ts'

const token = 'k3Wd5bUe2yPq8sVt'
const leg = {
  id: 'sel-1',
  eventId: 'ev-1',
  sport: 'football',
  competition: 'First League',
  event: 'Northgate v Southport Vale',
  market: '1X2',
  outcome: 'Northgate',
  odds: '2.10',
  live: false,
  startsAt: '2026-03-01T15:00:00.000Z',
}
const make = {
  token,
  id: 'm1',
  betId: 'b1',
  amount: 500,
  currency: 'EUR',
  type: 'single',
  odds: '2.10',
  potentialReturn: 1050,
  legs: [leg],
}

describe('the native dialect of the sports wallet', () => {
  it('reads a bet of one line that is not each way where nothing else is said', () => {
    expect(v.parse(makeRequest, make)).toMatchObject({ lines: 1, eachWay: false })
  })

  it.each([
    ['a stake of nothing', { ...make, amount: 0 }],
    ['a stake with digits behind the point', { ...make, amount: 1.5 }],
    ['odds as a number', { ...make, odds: 2.1 }],
    ['odds with an exponent', { ...make, odds: '2e9' }],
    ['a bet without legs', { ...make, legs: [] }],
    ['a leg whose start is no moment', { ...make, legs: [{ ...leg, startsAt: 'soon' }] }],
  ])('refuses %s', (_, request) => {
    expect(v.safeParse(makeRequest, request).success).toBe(false)
  })

  it.each([
    '2026-03-01T15:00:00+01',
    '0000-01-01T00:00:00Z',
    '1969-12-31T23:59:59Z',
    '9999-12-31T23:59:59-01:00',
  ])('refuses a leg that starts at %s, which is no time or is kept by no database', (startsAt) => {
    const parsed = v.safeParse(makeRequest, { ...make, legs: [{ ...leg, startsAt }] })
    expect(parsed.success).toBe(false)
  })

  it('requires a token only where a player bets or looks', () => {
    expect(v.is(sportsTokenRequest, { token })).toBe(true)
    expect(v.is(commitRequest, { id: 'c1', betId: 'b1' })).toBe(true)
    expect(v.is(discardRequest, { id: 'd1', betId: 'b1', reason: 'suspended' })).toBe(true)
    expect(v.is(settleRequest, { id: 's1', betId: 'b1', result: 'won', amount: 1050 })).toBe(true)
    expect(v.is(betRollback, { id: 'r1', betId: 'b1', originalId: 's1' })).toBe(true)
  })

  it.each([
    ['a make', make],
    ['a discard', { id: 'd1', betId: 'b1', reason: 'suspended' }],
    ['a settlement', { id: 's1', betId: 'b1', result: 'won', amount: 1050 }],
    ['a rollback', { id: 'r1', betId: 'b1', originalId: 's1' }],
  ])('reads no commit in what is signed as %s', (_, request) => {
    expect(v.is(commitRequest, request)).toBe(false)
  })

  it('allows a repeat after a refusal only when the outcome of the first call is unknown', () => {
    const again = Object.entries(SPORTS_WALLET_ERRORS).filter(([, status]) => status >= 500)
    expect(again).toEqual([['BUSY', 503]])
  })
})
