import { expect, it } from 'vitest'
import { mathsOf } from './games.ts'
import { showRound } from './play-view.ts'
import type { Phase, Round } from './studio.store.ts'

const seeds = { serverSeed: 'a secret', clientSeed: 'mine', nonce: 1 }
const dice = mathsOf({ id: 'dice', kind: 'dice', volatility: 'low' })
const times = { startedAt: 0, acceptedAt: null, nextTryAt: 0, attempts: 0 }

function roundIn(phase: Phase, win: number | null): Round {
  const about = { id: 'a round', sessionId: 'a session', gameId: 'dice', stake: 100, seen: false }
  return { ...about, ...times, phase, win, seeds, state: { roll: 1, side: 'under', chance: 50 } }
}

it.each<[Phase, number | null, boolean]>([
  ['betting', 198, false],
  ['open', null, false],
  ['voiding', 198, false],
  ['paying', 198, true],
  ['settled', 0, true],
  ['void', 198, true],
  ['refused', 198, true],
])('the seed of a round that is %s with a win of %s is shown: %s', (phase, win, isShown) => {
  const shown = showRound(roundIn(phase, win), dice)
  expect(shown.seeds?.serverSeed).toBe(isShown ? 'a secret' : null)
  if (phase === 'void' || phase === 'refused') expect(shown).toMatchObject({ win: null })
})
