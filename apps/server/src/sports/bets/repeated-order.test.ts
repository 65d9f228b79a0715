import { beforeEach, expect, it } from 'vitest'
import { discard, LEG, make, openRigForEachTest, settle } from '#testkit/sports-rig.ts'
import type { Order } from './bet-state.ts'

const rig = openRigForEachTest()
beforeEach(() => {
  rig.carryOut(make('t0', 'b0', 10))
})

const results = (result: 'won' | 'void', reason = '2–1') => ({
  ...settle('t2', 'b1', 'won', 20),
  legs: [{ id: 'l1', result, reason }],
})

it.each<[string, Order]>([
  ['another type', make('t1', 'b1', 10, { type: 'system' })],
  ['other lines', make('t1', 'b1', 10, { lines: 2 })],
  ['each way', make('t1', 'b1', 10, { eachWay: true })],
  ['another return', make('t1', 'b1', 10, { potentialReturn: 21 })],
  ['a free bet', make('t1', 'b1', 10, { freeBetId: 'f1' })],
  ['the place of another bet', make('t1', 'b1', 10, { replaces: 'b0' })],
  ['one more leg', make('t1', 'b1', 10, { legs: [LEG, { ...LEG, id: 'l2' }] })],
  ['another selection', make('t1', 'b1', 10, { legs: [{ ...LEG, id: 'l2' }] })],
  ['another price of a leg', make('t1', 'b1', 10, { legs: [{ ...LEG, odds: '3.00' }] })],
  ['another outcome', make('t1', 'b1', 10, { legs: [{ ...LEG, outcome: 'B' }] })],
])('the reference of a make is refused for %s', (_, other) => {
  rig.carryOut(make('t1', 'b1', 10))
  const first = rig.carryOut(make('t1', 'b1', 10))
  expect(rig.carryOut(other)).toBe('DUPLICATE_TRANSACTION')
  expect(rig.carryOut(make('t1', 'b1', 10))).toEqual(first)
})

it('the reference of a settlement is refused for another result of a leg, and not for other words about it', () => {
  rig.carryOut(make('t1', 'b1', 10))
  const first = rig.carryOut(results('won'))
  expect(rig.carryOut(results('void'))).toBe('DUPLICATE_TRANSACTION')
  expect(rig.carryOut(results('won', 'Ann won'))).toMatchObject({
    transactionId: (first as { transactionId: string }).transactionId,
  })
})

it('the reference of a discard is refused for another reason', () => {
  rig.carryOut(make('t1', 'b1', 10))
  rig.carryOut(discard('t2', 'b1', 'timeout'))
  expect(rig.carryOut(discard('t2', 'b1', 'suspended'))).toBe('DUPLICATE_TRANSACTION')
})

it('a bet that was written down before there were digests is compared by its line alone', () => {
  rig.carryOut(make('t1', 'b1', 10))
  const known = rig.state.transactions.get('t1')
  if (known) rig.state.transactions.set('t1', { ...known, digest: null })
  expect(rig.carryOut(make('t1', 'b1', 10, { lines: 2 }))).toMatchObject({ state: 'made' })
  expect(rig.carryOut(make('t1', 'b1', 11))).toBe('DUPLICATE_TRANSACTION')
  // A node of the release before compares the line, and must find the one that it would have
  // written.
  expect(known?.asked).toBe('make ann 10 EUR 2.00')
})
