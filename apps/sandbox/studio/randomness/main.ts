import { openFairRandom, openSystemRandom } from '../maths/random.ts'
import { newSeed } from '../rounds/seeds.ts'
import { type Outcome, testRandom } from './tests.ts'

/**
 * Tests both sources of chance on 10^7 draws, or as many as are requested, and exits with 1 when
 * one fails.
 */
const draws = Number(process.argv[2] ?? 10_000_000)
if (!(Number.isSafeInteger(draws) && draws >= 100_000))
  throw new RangeError('At least 100,000 draws are needed')

/**
 * A fair source fails a test at 99 % once in a hundred. One that fails is given two more goes, and
 * a bad one fails them all.
 */
const LEAST_CHANCE = 0.01
const MOST_TRIES = 3

const sources = {
  'system generator': openSystemRandom,
  'seeded generator': () => openFairRandom(newSeed(), 'test', 1),
}
for (const [name, open] of Object.entries(sources)) {
  console.log(`${name}, ${draws.toLocaleString('en')} draws a test`)
  let failed: Outcome[] = []
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const outcomes = testRandom(open(), draws).filter(
      (each) => attempt === 1 || failed.some((before) => before.name === each.name),
    )
    for (const outcome of outcomes) console.log(lineOf(outcome))
    failed = outcomes.filter(({ chance }) => chance < LEAST_CHANCE)
    if (failed.length === 0) break
  }
  if (failed.length > 0) process.exitCode = 1
}

function lineOf({ name, statistic, freedom, chance }: Outcome): string {
  const verdict = chance < LEAST_CHANCE ? 'fails at 99 %' : 'passes'
  return `  ${name.padEnd(11)} χ² ${statistic.toFixed(2).padStart(8)} of ${String(freedom).padStart(3)} degrees, chance ${chance.toFixed(4)}: ${verdict}`
}
