import type { Situation } from './event.ts'
import { openKept } from './kept.ts'
import type { Assessed } from './market.ts'
import type { Play } from './world.ts'

const MOST_KEPT = 1_000

/** Returns a key that changes when what is known of the markets may have. */
export function stampOf(play: Play, { state, phase, incidents }: Situation, time: number): string {
  return [play.priceKey(time), state, phase, incidents.length].join('/')
}

/**
 * Keeps the markets of events until their prices change: working them out takes milliseconds, and
 * the bets of one player may need those of the same events thousands of times.
 */
export function openAssessments() {
  const known = openKept<number, { stamp: string; all: readonly Assessed[] }>(MOST_KEPT)
  return (play: Play, time: number): readonly Assessed[] => {
    const stamp = stampOf(play, play.situationAt(time), time)
    const before = known.get(play.fixture.id)
    if (before?.stamp === stamp) return before.all
    const all = play.assess(time)
    known.set(play.fixture.id, { stamp, all })
    return all
  }
}
