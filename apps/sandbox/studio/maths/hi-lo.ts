import * as v from 'valibot'
import { drawCards, RANKS, rankOf } from './cards.ts'
import { type Game, payOut } from './game.ts'
import { HUNDREDS, parsed } from './parsed.ts'

type Guess = 'up' | 'down'
export interface HiLoChoice {
  stake: number
}

export interface HiLoState extends HiLoChoice {
  /** All that could ever be turned; the last one turned is the one at the number of moves. */
  cards: number[]
  moves: (Guess | 'skip')[]
  out: boolean
}

export type HiLoAction = { kind: Guess | 'skip' | 'cash-out' }

/** A guess that would pay more than this, in hundredths, is not offered. */
const HIGHEST = 1_000_000
const MOST_SKIPS = 40
/**
 * Guesses that stay below the highest multiplier number 115 at most, as the surest of them
 * multiplies by 13/12.
 */
const MOST_CARDS = 160

const choice = v.object({ stake: v.picklist(HUNDREDS) })
const action = v.object({ kind: v.picklist(['up', 'down', 'skip', 'cash-out']) })

/**
 * Hi-lo: right guesses multiply by the odds against them, 99 % of the product is paid, rounded down
 * to a hundredth.
 */
export function hiLoGame(): Game<HiLoChoice, HiLoState, HiLoAction> {
  return {
    stakes: HUNDREDS,
    rtpBasisPoints: Math.floor(lowestHiLoReturn() * 10_000),
    rtpIsLowest: true,
    topWin: HIGHEST / 100,
    provable: true,
    readChoice: (given) => parsed(choice, given),
    readAction: (given) => parsed(action, given),
    stakeOf: (given) => given.stake,
    start: ({ stake }, random) => ({
      stake,
      cards: drawCards(MOST_CARDS, random),
      moves: [],
      out: false,
    }),
    act,
    winOf: (state) => {
      const { over, multiplier } = standing(state)
      return over ? payOut(state.stake, multiplier) : null
    },
    show: (state) => ({
      ...standing(state),
      moves: state.moves,
      cards: state.cards.slice(0, state.moves.length + 1),
    }),
    whenAbandoned: (state) => (standing(state).multiplier > 0 ? { kind: 'cash-out' } : null),
    describe: () => ({ kind: 'hi-lo', highest: HIGHEST }),
  }
}

export interface HiLoStanding {
  over: boolean
  /**
   * The payment of a cash-out, in hundredths of the stake; 0 before the first guess and after a
   * wrong one.
   */
  multiplier: number
  /** Payment of the next guess, in hundredths; null for one that is not offered. */
  next: Record<Guess, number | null>
  canSkip: boolean
}

/**
 * Counts the ranks of the thirteen that make a guess right. Beside an ace or a king one of the
 * guesses is that the rank is the same.
 */
export function winningRanks(rank: number, guess: Guess): number {
  if (guess === 'up') return rank === RANKS - 1 ? 1 : rank === 0 ? RANKS - 1 : RANKS - rank
  return rank === 0 ? 1 : rank === RANKS - 1 ? RANKS - 1 : rank + 1
}

export function standing({ cards, moves, out }: HiLoState): HiLoStanding {
  let [ways, won, wrong] = [1n, 1n, false]
  moves.forEach((move, index) => {
    if (move === 'skip') return
    const rank = rankOf(cards[index] ?? 0)
    ways *= BigInt(RANKS)
    won *= BigInt(winningRanks(rank, move))
    wrong ||= !isRight(rank, move, rankOf(cards[index + 1] ?? 0))
  })
  const rank = rankOf(cards[moves.length] ?? 0)
  const after = (guess: Guess) => {
    const multiplier = Number(
      (99n * ways * BigInt(RANKS)) / (won * BigInt(winningRanks(rank, guess))),
    )
    return wrong || multiplier > HIGHEST ? null : multiplier
  }
  const next = { up: after('up'), down: after('down') }
  const skips = moves.filter((move) => move === 'skip').length
  const multiplier = wrong || ways === 1n ? 0 : Number((99n * ways) / won)
  return {
    over: wrong || out || (next.up === null && next.down === null),
    multiplier,
    next,
    canSkip: !wrong && skips < MOST_SKIPS,
  }
}

function isRight(rank: number, guess: Guess, next: number): boolean {
  const edge = guess === 'up' ? RANKS - 1 : 0
  if (rank === edge) return next === rank
  if (rank === RANKS - 1 - edge) return next !== rank
  return guess === 'up' ? next >= rank : next <= rank
}

function act(state: HiLoState, { kind }: HiLoAction): HiLoState | null {
  const { over, multiplier, next, canSkip } = standing(state)
  if (over) return null
  if (kind === 'cash-out') return multiplier > 0 ? { ...state, out: true } : null
  if (kind === 'skip' ? !canSkip : next[kind] === null) return null
  return { ...state, moves: [...state.moves, kind] }
}

/**
 * Returns the return of the least generous sequence of guesses: only rounding makes one differ from
 * another, and beyond twice the stake it takes less than half a per cent.
 */
export function lowestHiLoReturn(odds = 1, lowest = 1): number {
  for (let ranks = RANKS - 1; ranks >= 7; ranks -= 1) {
    const raised = (odds * RANKS) / ranks
    // A product of doubles just below a whole hundredth would be rounded down once too often.
    const paid = Math.floor(99 * raised + 1e-9) / 100
    lowest = Math.min(lowest, paid / raised)
    if (raised < 2) lowest = lowestHiLoReturn(raised, lowest)
  }
  return lowest
}
