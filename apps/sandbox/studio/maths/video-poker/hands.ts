import { RANKS, rankOf, suitOf } from '../cards.ts'

const HAND_NAMES = [
  'none',
  'pair',
  'twoPairs',
  'three',
  'straight',
  'flush',
  'fullHouse',
  'four',
  'fourLow',
  'fourAces',
  'straightFlush',
  'five',
  'wildRoyal',
  'fourDeuces',
  'royal',
] as const
export type HandName = (typeof HAND_NAMES)[number]

/** Returns the name of a hand where no card is wild. A pair counts from jacks up. */
export function nameHand(cards: readonly number[]): HandName {
  const counts = countRanks(cards)
  const isFlush = sameSuit(cards)
  const isStraight = isRun(counts, 0)
  if (isFlush && isStraight) return isRoyal(counts) ? 'royal' : 'straightFlush'
  const most = Math.max(...counts)
  const pairs = counts.filter((count) => count === 2).length
  if (most === 4) return nameOfFour(counts.indexOf(4))
  if (most === 3) return pairs === 1 ? 'fullHouse' : isFlush ? 'flush' : 'three'
  if (isFlush) return 'flush'
  if (isStraight) return 'straight'
  if (pairs === 2) return 'twoPairs'
  const pair = counts.indexOf(2)
  return pair === 0 || pair >= JACK ? 'pair' : 'none'
}

/** Returns the name of a hand where twos stand for any card. */
export function nameDeucesHand(cards: readonly number[]): HandName {
  const naturals = cards.filter((card) => rankOf(card) !== DEUCE)
  const wilds = cards.length - naturals.length
  if (wilds === 0) return nameWithoutDeuces(nameHand(cards))
  if (wilds === 4) return 'fourDeuces'
  const counts = countRanks(naturals)
  const most = Math.max(...counts) + wilds
  const isFlush = sameSuit(naturals)
  const isStraight = isRun(counts, wilds)
  if (isFlush && isRoyal(counts)) return 'wildRoyal'
  if (most === 5) return 'five'
  if (isFlush && isStraight) return 'straightFlush'
  if (most === 4) return 'four'
  if (wilds === 1 && counts.filter((count) => count === 2).length === 2) return 'fullHouse'
  if (isFlush) return 'flush'
  if (isStraight) return 'straight'
  return most === 3 ? 'three' : 'none'
}

const DEUCE = 1
const TEN = 9
const JACK = 10

/** Pairs pay nothing where twos are wild, and fours are all alike. */
function nameWithoutDeuces(name: HandName): HandName {
  if (name === 'pair' || name === 'twoPairs') return 'none'
  return name === 'fourAces' || name === 'fourLow' ? 'four' : name
}

function nameOfFour(rank: number): HandName {
  return rank === 0 ? 'fourAces' : rank <= 3 ? 'fourLow' : 'four'
}

function countRanks(cards: readonly number[]): number[] {
  const counts = new Array<number>(RANKS).fill(0)
  for (const card of cards) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1
  return counts
}

function sameSuit(cards: readonly number[]): boolean {
  const suit = suitOf(cards[0] ?? 0)
  return cards.every((card) => suitOf(card) === suit)
}

/**
 * Returns true when `wilds` more cards would make five in a row; the ace stands below the two or
 * above the king.
 */
function isRun(counts: readonly number[], wilds: number): boolean {
  for (let low = 0; low <= TEN; low += 1) {
    let found = 0
    for (let step = 0; step < 5; step += 1) if (counts[(low + step) % RANKS] === 1) found += 1
    if (found + wilds === 5) return true
  }
  return false
}

/** Returns true when every card is a ten or higher, and no two are alike. */
function isRoyal(counts: readonly number[]): boolean {
  return counts.every((count, rank) => count === 0 || (count === 1 && (rank === 0 || rank >= TEN)))
}
