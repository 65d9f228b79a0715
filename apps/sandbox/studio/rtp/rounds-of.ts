import { type GameIdentity, slotVariantOf } from '../games.ts'
import { buildMaths } from '../maths/slot/build-maths.ts'
import { VARIANTS } from '../maths/slot/variants.ts'
import { openFastRandom } from './fast-random.ts'
import { compileSlot, type FastRound } from './fast-slot.ts'

/** Which kinds of games are simulated: those whose rounds are decided by the bet alone, and whose stake changes nothing. */
export function isSimulated({ kind }: GameIdentity): boolean {
  return kind === 'slot'
}

/** Rounds of this game, each as what it pays in hundredths of the stake. */
export function roundsOf(game: GameIdentity): FastRound {
  const variant = VARIANTS[slotVariantOf(game)]
  if (!variant) throw new Error(`${game.id} has no variant`)
  return compileSlot(buildMaths(variant), openFastRandom())
}
