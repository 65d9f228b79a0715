import { openFollowed } from '../../apps/sandbox/book/feed/followed.ts'
import { pricesOf } from '../../apps/sandbox/book/feed/pricing.ts'
import { openProgramme } from '../../apps/sandbox/book/feed/programme.ts'
import { openWorlds } from '../../apps/sandbox/book/feed/worlds.ts'
import type { BenchRow } from '../row.ts'
import { median } from '../tools.ts'

const SELECTIONS = 5_000
const ROUNDS = 40
const WARM_UP = 10
const MOST_MS = 5
const MATCHES = 200
/** Number of matches that are played: each takes as much as another. */
const PLAYED = 20
const FOOTBALL = 1
const DAY_S = 86_400
const TIMES_REAL = 1_000
const SECOND_MS = 1_000

/**
 * Measures what the stand-in's sportsbook takes of one core, in time of the processor: it does not
 * depend on what else runs on the machine.
 */
export async function benchBook(): Promise<BenchRow[]> {
  return [pricing(), simulation()]
}

function pricing(): BenchRow {
  const chances = Array.from({ length: SELECTIONS }, (_, at) => 1 / (at + 10))
  const total = chances.reduce((sum, chance) => sum + chance, 0)
  const shares = chances.map((chance) => ({
    won: chance / total,
    half_won: 0,
    void: 0,
    half_lost: 0,
    lost: 1 - chance / total,
  }))
  const took: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const { ms } = spent(() => pricesOf(shares, { size: 0.16, method: 'power' }, 1))
    if (round >= 0) took.push(ms)
  }
  const value = median(took)
  return {
    name: 'a market of 5,000 selections priced, CPU',
    value,
    unit: 'ms',
    target: MOST_MS,
    pass: value <= MOST_MS,
  }
}

/**
 * Looks at each of the matches of a day once a second, as the feed does while they are played, and
 * reports what has changed.
 */
function simulation(): BenchRow {
  let now = Date.UTC(2026, 10, 26)
  const programme = openProgramme(openWorlds('a secret of the bench'))
  const { look, subscribe } = openFollowed(programme, () => now)
  let changes = 0
  subscribe(() => {
    changes++
  })
  const matches = firstMatches(now)
  const { ms } = spent(() => {
    for (const fixture of matches) {
      const { endsAt } = programme.play(fixture)
      for (now = fixture.startsAt; now <= endsAt; now += SECOND_MS) look(fixture)
    }
  })
  if (changes < PLAYED) throw new Error(`Only ${changes} changes were told of ${PLAYED} matches.`)
  const value = DAY_S / ((ms / 1_000) * (MATCHES / PLAYED))
  const name = 'a day of 200 live football matches, times real time on one core'
  return { name, value, unit: '×', target: TIMES_REAL, pass: value >= TIMES_REAL }

  function firstMatches(from: number) {
    const days = Array.from(
      { length: 10 },
      (_, at) => Math.floor((from - Date.UTC(2020, 0, 1)) / (DAY_S * 1_000)) + at,
    )
    const found = days.flatMap((day) => programme.onDay(FOOTBALL, day)).slice(0, PLAYED)
    if (found.length < PLAYED) throw new Error(`There are only ${found.length} matches.`)
    return found
  }
}

function spent(work: () => void): { ms: number } {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1_000 }
}
