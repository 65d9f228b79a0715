import * as v from 'valibot'
import { drawRoll, ROLLS } from './draws.ts'
import { type Game, payOut } from './game.ts'
import { HUNDREDS, parsed } from './parsed.ts'

export interface DiceChoice {
  stake: number
  /** Whether high or low rolls win. */
  side: 'over' | 'under'
  /** Number of rolls in a hundred that win. */
  chance: number
}

export interface DiceState extends DiceChoice {
  /** 0 to 9999, shown as 00.00 to 99.99. */
  roll: number
}

const LEAST_CHANCE = 2
const MOST_CHANCE = 95

const choice = v.object({
  stake: v.picklist(HUNDREDS),
  side: v.picklist(['over', 'under']),
  chance: v.pipe(v.number(), v.integer(), v.minValue(LEAST_CHANCE), v.maxValue(MOST_CHANCE)),
})

/** Dice: one roll of 10,000, and 99 % of the odds against it, rounded down to a hundredth. */
export function diceGame(): Game<DiceChoice, DiceState, never> {
  const chances = Array.from(
    { length: MOST_CHANCE - LEAST_CHANCE + 1 },
    (_, index) => LEAST_CHANCE + index,
  )
  return {
    stakes: HUNDREDS,
    rtpBasisPoints: Math.min(...chances.map((chance) => chance * diceMultiplier(chance))),
    rtpIsLowest: true,
    topWin: Math.floor(diceMultiplier(LEAST_CHANCE) / 100),
    provable: true,
    readChoice: (given) => parsed(choice, given),
    readAction: () => null,
    stakeOf: (given) => given.stake,
    start: (given, random) => ({ ...given, roll: drawRoll(random) }),
    act: () => null,
    winOf: (state) => (isHit(state) ? payOut(state.stake, diceMultiplier(state.chance)) : 0),
    show: ({ roll, side, chance }) => ({ roll, side, chance }),
    describe: () => ({ kind: 'dice', least: LEAST_CHANCE, most: MOST_CHANCE }),
  }
}

/** Returns the pay of a hit, in hundredths of the stake. */
export function diceMultiplier(chance: number): number {
  return Math.floor(9900 / chance)
}

function isHit({ side, chance, roll }: DiceState): boolean {
  const winning = chance * (ROLLS / 100)
  return side === 'under' ? roll < winning : roll >= ROLLS - winning
}
