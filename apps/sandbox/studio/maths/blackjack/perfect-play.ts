import { addCard, type Total } from './hands.ts'
import type { Move } from './table.ts'

/*
 * Perfect play by dynamic programming. Because every card comes from a full deck, what has been
 * dealt changes nothing: the value of a hand follows from its total and the dealer's card alone,
 * and the two hands of a split are worth twice one of them. Values are expected results in stakes,
 * where -1 is a loss.
 */

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const chanceOf = (value: number) => (value === 10 ? 4 : 1) / 13

/** Returns the average return of perfect play, as a fraction of the first stake. */
export function perfectReturn(): number {
  let sum = 0
  for (const up of VALUES)
    for (const first of VALUES)
      for (const second of VALUES)
        sum += chanceOf(up) * chanceOf(first) * chanceOf(second) * valueOfDeal(up, first, second)
  return 1 + sum
}

/** The best move for a hand against the dealer's card, given that the dealer has no blackjack. */
export function bestMove(up: number, hand: Total, pair: number | null, canDouble: boolean): Move {
  const values = valuesOf(up, hand, pair, canDouble)
  return (Object.keys(values) as Move[]).reduce((best, move) =>
    (values[move] ?? -9) > (values[best] ?? -9) ? move : best,
  )
}

function valueOfDeal(up: number, first: number, second: number): number {
  const hand = [first, second].reduce(addCard, { total: 0, soft: false })
  const isNatural = hand.total === 21
  const dealerNatural = up === 1 ? chanceOf(10) : up === 10 ? chanceOf(1) : 0
  const lost = isNatural ? 0 : -1
  const played = isNatural
    ? 1.5
    : best(valuesOf(up, hand, first === second && first !== 10 ? first : null, true))
  // Two tens are a pair only when they are of one rank: one time in four.
  const tens = first === 10 && second === 10 ? best(valuesOf(up, hand, 10, true)) : null
  const mean = tens === null ? played : (3 * played + tens) / 4
  return dealerNatural * lost + (1 - dealerNatural) * mean
}

function valuesOf(
  up: number,
  hand: Total,
  pair: number | null,
  canDouble: boolean,
): Partial<Record<Move, number>> {
  if (hand.total >= 21) return { stand: valueOfStanding(up, hand.total) }
  return {
    stand: valueOfStanding(up, hand.total),
    hit: valueOfHitting(up, hand),
    ...(canDouble && {
      double: 2 * mean((value) => valueOfStanding(up, addCard(hand, value).total)),
    }),
    ...(pair !== null && { split: 2 * mean((value) => valueOfSplit(up, pair, value)) }),
  }
}

/** One of the two hands of a split, after its second card. */
function valueOfSplit(up: number, pair: number, value: number): number {
  const hand = [pair, value].reduce(addCard, { total: 0, soft: false })
  return pair === 1 ? valueOfStanding(up, hand.total) : best(valuesOf(up, hand, null, true))
}

const hitting = new Map<string, number>()

function valueOfHitting(up: number, hand: Total): number {
  const key = `${up} ${hand.total} ${hand.soft}`
  const known = hitting.get(key)
  if (known !== undefined) return known
  const value = mean((card) => {
    const next = addCard(hand, card)
    return next.total > 21 ? -1 : best(valuesOf(up, next, null, false))
  })
  hitting.set(key, value)
  return value
}

function valueOfStanding(up: number, total: number): number {
  if (total > 21) return -1
  return dealerEnds(up).reduce(
    (sum, chance, end) => sum + chance * (end > 21 || end < total ? 1 : end === total ? 0 : -1),
    0,
  )
}

const ends = new Map<number, number[]>()

/**
 * Chances of the dealer's totals from 17 to 26, given that the first two cards are no blackjack.
 */
function dealerEnds(up: number): number[] {
  const known = ends.get(up)
  if (known) return known
  const chances = new Array<number>(27).fill(0)
  const play = (hand: Total, chance: number) => {
    if (hand.total >= 17) chances[hand.total] = (chances[hand.total] ?? 0) + chance
    else for (const value of VALUES) play(addCard(hand, value), chance * chanceOf(value))
  }
  const start = addCard({ total: 0, soft: false }, up)
  const holes = VALUES.filter((value) => !(up === 1 && value === 10) && !(up === 10 && value === 1))
  const all = holes.reduce((sum, value) => sum + chanceOf(value), 0)
  for (const value of holes) play(addCard(start, value), chanceOf(value) / all)
  ends.set(up, chances)
  return chances
}

function best(values: Partial<Record<Move, number>>): number {
  return Math.max(...Object.values(values))
}

function mean(worthOf: (value: number) => number): number {
  return VALUES.reduce((sum, value) => sum + chanceOf(value) * worthOf(value), 0)
}
