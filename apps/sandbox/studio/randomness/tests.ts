import type { Random } from '../maths/draws.ts'
import { chiSquare, upperTail } from './chi-square.ts'

export interface Outcome {
  name: string
  draws: number
  statistic: number
  freedom: number
  /** The chance of a statistic at least as large, were every draw fair. */
  chance: number
}

/**
 * Knuth, The Art of Computer Programming 2, 3.3.2, with the numbers 0 to 9 in the place of his
 * digits.
 */
const DIGITS = 10

/** All five, on so many draws each. */
export function testRandom(random: Random, draws: number): Outcome[] {
  return [
    frequency(random, draws),
    serial(random, draws),
    gaps(random, draws),
    poker(random, draws),
    runs(random, draws),
  ]
}

/** How often each of 256 numbers comes. */
function frequency(random: Random, draws: number): Outcome {
  const counts = new Float64Array(256)
  for (let draw = 0; draw < draws; draw += 1) add(counts, random.below(256))
  return judge('chi-square', draws, counts, evenly(counts.length, draws))
}

/** How often each pair of digits comes, in pairs that do not overlap. */
function serial(random: Random, draws: number): Outcome {
  const pairs = Math.floor(draws / 2)
  const counts = new Float64Array(DIGITS ** 2)
  for (let pair = 0; pair < pairs; pair += 1)
    add(counts, random.below(DIGITS) * DIGITS + random.below(DIGITS))
  return judge('serial', pairs * 2, counts, evenly(counts.length, pairs))
}

const LONGEST_GAP = 60

/**
 * How many other digits lie between one 0 and the next; a gap is as long as it is, or longer than
 * any that is counted alone.
 */
function gaps(random: Random, draws: number): Outcome {
  const counts = new Float64Array(LONGEST_GAP + 1)
  let [length, found] = [0, 0]
  for (let draw = 0; draw < draws; draw += 1) {
    if (random.below(DIGITS) !== 0) length += 1
    else {
      add(counts, Math.min(length, LONGEST_GAP))
      found += 1
      length = 0
    }
  }
  const chances = Float64Array.from(counts, (_, gap) =>
    gap < LONGEST_GAP ? 0.1 * 0.9 ** gap : 0.9 ** LONGEST_GAP,
  )
  return judge(
    'gaps',
    draws,
    counts,
    chances.map((chance) => chance * found),
  )
}

/**
 * Chances of hands of five digits: five different ones, one pair, two pairs, three, full house,
 * four, five.
 */
const POKER_CHANCES = [0.3024, 0.504, 0.108, 0.072, 0.009, 0.0045, 0.0001]

function poker(random: Random, draws: number): Outcome {
  const hands = Math.floor(draws / 5)
  const counts = new Float64Array(POKER_CHANCES.length)
  const seen = new Uint8Array(DIGITS)
  for (let hand = 0; hand < hands; hand += 1) {
    seen.fill(0)
    for (let card = 0; card < 5; card += 1) add(seen, random.below(DIGITS))
    add(counts, handOf(seen))
  }
  return judge(
    'poker',
    hands * 5,
    counts,
    Float64Array.from(POKER_CHANCES, (chance) => chance * hands),
  )
}

function handOf(seen: Uint8Array): number {
  const most = Math.max(...seen)
  const different = seen.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0)
  if (most === 5) return 6
  if (most === 4) return 5
  if (most === 3) return different === 2 ? 4 : 3
  return 5 - different
}

const LONGEST_RUN = 6

/**
 * How long numbers rise. The number that ends a run is left out, which makes the runs independent:
 * exercise 14 of the same chapter.
 */
function runs(random: Random, draws: number): Outcome {
  const counts = new Float64Array(LONGEST_RUN)
  let used = 0
  let found = 0
  while (used < draws) {
    let length = 1
    let last = random.below(2 ** 32)
    for (;;) {
      const next = random.below(2 ** 32)
      // A source that only rises has no second run.
      if (next < last || length >= draws) break
      last = next
      length += 1
    }
    used += length + 1
    add(counts, Math.min(length, LONGEST_RUN) - 1)
    found += 1
  }
  const factorials = [1, 1, 2, 6, 24, 120, 720, 5040]
  const chances = Float64Array.from(counts, (_, index) => {
    const length = index + 1
    const atLeast = 1 / (factorials[length] as number)
    return length < LONGEST_RUN ? atLeast - 1 / (factorials[length + 1] as number) : atLeast
  })
  return judge(
    'runs',
    used,
    counts,
    chances.map((chance) => chance * found),
  )
}

function judge(name: string, draws: number, counts: Float64Array, expected: Float64Array): Outcome {
  const statistic = chiSquare(counts, expected)
  const freedom = counts.length - 1
  return { name, draws, statistic, freedom, chance: upperTail(statistic, freedom) }
}

function evenly(cells: number, draws: number): Float64Array {
  return new Float64Array(cells).fill(draws / cells)
}

function add(counts: Float64Array | Uint8Array, index: number): void {
  counts[index] = (counts[index] as number) + 1
}
