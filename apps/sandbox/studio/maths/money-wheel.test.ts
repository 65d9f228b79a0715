import { expect, test } from 'vitest'
import { moneyWheelGame, moneyWheelReturn, SEGMENTS } from './money-wheel.ts'

const game = moneyWheelGame()
const SPOTS = ['1', '2', '9', '16', '24', '50']

test('every number returns 94.3 to 96.3 %, and the lowest of them is declared', () => {
  const returns = SPOTS.map(moneyWheelReturn)
  for (const each of returns) expect(each).toBeGreaterThan(0.943)
  for (const each of returns) expect(each).toBeLessThan(0.963)
  expect(game.rtpBasisPoints).toBe(Math.floor(Math.min(...returns) * 10_000))
})

test('the return of the bets over all segments is what each number says', () => {
  for (const spot of SPOTS) {
    const bets = [{ spot, amount: 100 }]
    const wins = SEGMENTS.map(
      (_, segment) => game.winOf(game.start({ bets }, { below: () => segment })) ?? 0,
    )
    expect(wins.reduce((sum, win) => sum + win) / (100 * SEGMENTS.length)).toBeCloseTo(
      moneyWheelReturn(spot),
      10,
    )
  }
})

test('no number lies beside itself on the wheel', () => {
  for (const [index, pays] of SEGMENTS.entries())
    expect(SEGMENTS[(index + 1) % SEGMENTS.length]).not.toBe(pays)
})

test('chips on one number are one bet, up to the limit of the table', () => {
  const chips = (spot: string, amount: number) => ({ spot, amount })
  expect(game.readChoice({ bets: [chips('9', 100), chips('9', 20)] })).toEqual({
    bets: [chips('9', 120)],
  })
  for (const bets of [
    [],
    [chips('3', 100)],
    [chips('9', 19)],
    [chips('9', 100_001)],
    [chips('1', 60_000), chips('2', 60_000)],
  ])
    expect(game.readChoice({ bets })).toBeNull()
})
