import { type GameIdentity, slotVariantOf } from '../games.ts'
import { buildChanging } from '../maths/changing-reels/build-changing.ts'
import { drawChanging } from '../maths/changing-reels/changing.ts'
import { buildHold } from '../maths/hold-and-win/build-hold.ts'
import { drawHold } from '../maths/hold-and-win/hold.ts'
import { buildPick } from '../maths/pick-bonus/build-pick.ts'
import { bonusOf, drawPick, turnRest } from '../maths/pick-bonus/pick.ts'
import { buildMaths } from '../maths/slot/build-maths.ts'
import { VARIANTS } from '../maths/slot/variants.ts'
import { buildTumble, type TumbleKind } from '../maths/tumble/build-tumble.ts'
import { openTumble } from '../maths/tumble/tumble.ts'
import { type Below, openFastRandom } from './fast-random.ts'
import { compileSlot, type FastRound } from './fast-slot.ts'

/**
 * Kinds of games whose rounds are decided by the bet alone, and whose stake changes nothing: they
 * are simulated.
 */
const SIMULATED: Readonly<
  Partial<Record<GameIdentity['kind'], (game: GameIdentity, below: Below) => FastRound>>
> = {
  slot(game, below) {
    const variant = VARIANTS[slotVariantOf(game)]
    if (!variant) throw new Error(`${game.id} has no variant`)
    return compileSlot(buildMaths(variant), below)
  },
  cascades: tumbles('cascades'),
  clusters: tumbles('clusters'),
  'hold-and-win'({ volatility }, below) {
    const { maths } = buildHold(volatility)
    return () => drawHold(maths, { below }).total
  },
  'changing-reels'({ volatility }, below) {
    const { maths } = buildChanging(volatility)
    return () => drawChanging(maths, { below }).total
  },
  'pick-bonus'({ volatility }, below) {
    const { maths } = buildPick(volatility)
    return () => {
      const round = turnRest(drawPick(maths, { below }))
      return round.spin.total + bonusOf(round)
    }
  },
}

export function isSimulated({ kind }: GameIdentity): boolean {
  return kind in SIMULATED
}

/** Rounds of this game, each as what it pays in hundredths of the stake. */
export function roundsOf(game: GameIdentity): FastRound {
  const open = SIMULATED[game.kind]
  if (!open) throw new Error(`${game.id} is not simulated`)
  return open(game, openFastRandom())
}

function tumbles(kind: TumbleKind) {
  return ({ volatility }: GameIdentity, below: Below): FastRound => {
    const { maths } = buildTumble(kind, volatility)
    const tumble = openTumble(maths)
    return () => tumble(maths.strips.map((strip) => below(strip.length)))
  }
}
