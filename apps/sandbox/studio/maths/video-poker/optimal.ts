import { CARDS } from '../cards.ts'
import type { PayTable } from './pay-tables.ts'

/** Number of hands of 52 cards. */
const HANDS = 2_598_960
/**
 * Number of ways in which the missing cards can come from the 47 that are left, by the number of
 * kept ones.
 */
const WAYS = [1_533_939, 178_365, 16_215, 1081, 47, 1]
/** All of them divide this, so that expectations can be compared and added as whole numbers. */
const COMMON = 7_669_695

/**
 * The exact return of perfect play, in stakes: over all hands, the best of the 32 ways to keep
 * cards. The pays of all hands that hold a set of cards are summed once for every set of up to
 * five; what can still come of a hand is then found by inclusion and exclusion of the cards that
 * were thrown away. Hands that differ only in the names of their suits are worth as much as each
 * other: one of them is looked at for all.
 */
export function optimalReturn(
  table: PayTable,
  onProgress: (part: number) => void = () => {},
): number {
  const sums = sumPays(table, (part) => onProgress(part / 2))
  const kept = new Float64Array(32)
  const numbers = new Int32Array(32)
  let total = 0n
  let chunk = 0
  let [seen, looked] = [0, 0]
  forEachHand((cards) => {
    const alike = alikeInSuits(cards)
    if (alike === 0) return
    numberAll(cards, numbers)
    for (let held = 0; held < 32; held += 1)
      kept[held] = at(sums[sizeOf(held)] as Float64Array, numbers[held] as number)
    // After this, kept[held] counts only hands without any of the other cards.
    for (let bit = 1; bit < 32; bit *= 2)
      for (let held = 0; held < 32; held += 1)
        if ((held & bit) === 0) kept[held] = at(kept, held) - at(kept, held | bit)
    let best = 0
    for (let held = 0; held < 32; held += 1)
      best = Math.max(best, at(kept, held) * (COMMON / (WAYS[sizeOf(held)] as number)))
    chunk += best * alike
    seen += alike
    looked += 1
    if (looked % 10_000 === 0) {
      total += BigInt(chunk)
      chunk = 0
      onProgress(0.5 + seen / HANDS / 2)
    }
  })
  return Number(((total + BigInt(chunk)) * 10n ** 15n) / (BigInt(COMMON) * BigInt(HANDS))) / 1e15
}

/**
 * For each size, the sum of pays of all hands that hold a set of cards, at the set's number among
 * all sets of that size.
 */
function sumPays(table: PayTable, onProgress: (part: number) => void): Float64Array[] {
  const sums = Array.from({ length: 6 }, (_, size) => new Float64Array(choose(CARDS, size)))
  const numbers = new Int32Array(32)
  let seen = 0
  forEachHand((cards) => {
    const pay = (table.pays as Record<string, number>)[table.nameOf(cards)] ?? 0
    seen += 1
    if (seen % 100_000 === 0) onProgress(seen / HANDS)
    if (pay === 0) return
    numberAll(cards, numbers)
    for (let held = 0; held < 32; held += 1) {
      const of = sums[sizeOf(held)] as Float64Array
      const number = numbers[held] as number
      of[number] = at(of, number) + pay
    }
  })
  return sums
}

/**
 * Writes the number of every set of a hand's cards among all sets of its size: cards rise, and each
 * adds a binomial coefficient.
 */
function numberAll(cards: readonly number[], numbers: Int32Array): void {
  for (let index = 0; index < 5; index += 1) {
    const card = cards[index] as number
    const bit = 1 << index
    for (let held = 0; held < bit; held += 1)
      numbers[held | bit] =
        (numbers[held] as number) + ((CHOOSE[sizeOf(held) + 1] as number[])[card] as number)
  }
}

function forEachHand(visit: (cards: readonly number[]) => void): void {
  const hand = [0, 0, 0, 0, 0]
  for (let a = 0; a < CARDS - 4; a += 1)
    for (let b = a + 1; b < CARDS - 3; b += 1)
      for (let c = b + 1; c < CARDS - 2; c += 1)
        for (let d = c + 1; d < CARDS - 1; d += 1)
          for (let e = d + 1; e < CARDS; e += 1) {
            hand[0] = a
            hand[1] = b
            hand[2] = c
            hand[3] = d
            hand[4] = e
            visit(hand)
          }
}

/**
 * How many hands are this one with other names for its suits, itself included; 0 for all of them
 * but one.
 */
function alikeInSuits(cards: readonly number[]): number {
  let [first, second, third, fourth] = [0, 0, 0, 0]
  for (const card of cards) {
    const rank = 1 << (card % 13)
    if (card < 13) first |= rank
    else if (card < 26) second |= rank
    else if (card < 39) third |= rank
    else fourth |= rank
  }
  if (first < second || second < third || third < fourth) return 0
  let [orders, run] = [24, 1]
  for (const isRepeated of [first === second, second === third, third === fourth]) {
    run = isRepeated ? run + 1 : 1
    orders /= run
  }
  return orders
}

function sizeOf(held: number): number {
  return SIZES[held] as number
}

function at(numbers: Float64Array, index: number): number {
  return numbers[index] as number
}

function choose(from: number, count: number): number {
  let ways = 1
  for (let step = 0; step < count; step += 1) ways = (ways * (from - step)) / (step + 1)
  return Math.round(ways)
}

const SIZES = Array.from(
  { length: 32 },
  (_, held) => [1, 2, 4, 8, 16].filter((bit) => held & bit).length,
)
const CHOOSE = Array.from({ length: 6 }, (_, size) =>
  Array.from({ length: CARDS }, (_, card) => choose(card, size)),
)
