import { expect, test } from 'vitest'
import { chooseOpening, findHeldRound, isSamePlayer, keepHeldRound } from './held-round.ts'

const LONGEST = { nowMs: 61_000, longestMs: 120_000 }
const round = {
  gameId: 'zest',
  opening: '100.00',
  balances: [
    { id: 'ann/real', amount: '94.00' },
    { id: 'ann/bonus', amount: '5.00' },
  ],
  atMs: 1000,
}

function openStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  }
}

test('a round that was being shown is found again by its own game only, for as long as a round may last', () => {
  const storage = openStorage()
  keepHeldRound(round, storage)
  expect(findHeldRound('zest', LONGEST, storage)).toEqual(round)
  expect(findHeldRound('another', LONGEST, storage)).toBeNull()
  expect(findHeldRound('zest', { ...LONGEST, nowMs: 121_001 }, storage)).toBeNull()
  expect(findHeldRound('zest', { ...LONGEST, nowMs: 0 }, storage), 'a clock set back').toBeNull()
  keepHeldRound(null, storage)
  expect(findHeldRound('zest', LONGEST, storage)).toBeNull()
})

test('what others have put into the storage is no round', () => {
  const storage = openStorage()
  for (const odd of [
    '{',
    '7',
    '{"gameId":"zest"}',
    JSON.stringify({ ...round, opening: 'much' }),
  ]) {
    storage.setItem('baize.held-round', odd)
    expect(findHeldRound('zest', LONGEST, storage), odd).toBeNull()
  }
})

test('balances of another player are not taken for one’s own', () => {
  expect(isSamePlayer(round.balances, round.balances)).toBe(true)
  expect(isSamePlayer(round.balances, [])).toBe(false)
  const others = round.balances.map((each) => ({ ...each, id: each.id.replace('ann', 'bob') }))
  expect(isSamePlayer(round.balances, others)).toBe(false)
})

test('the result is counted from before a round that was paid and is shown again, and from before open rounds', () => {
  expect(chooseOpening('110.00', '100.00', '110.00'), 'paid and shown again').toBe('100.00')
  expect(chooseOpening('100.00', '99.00', '99.00'), 'still open').toBe('100.00')
  expect(chooseOpening('110.00', null, '110.00')).toBe('110.00')
  expect(chooseOpening(null, '100.00', '110.00')).toBe('100.00')
  expect(chooseOpening(null, null, '110.00')).toBeNull()
})
