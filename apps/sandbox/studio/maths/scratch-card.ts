import * as v from 'valibot'
import type { CatalogueGame } from '#contracts/studio-api.ts'
import { drawScratch, type ScratchPrize } from './draws.ts'
import { type Game, payOut } from './game.ts'
import { HUNDREDS, parsed } from './parsed.ts'

export interface ScratchState {
  stake: number
  /** Hundredths of the stake under each of the nine fields. */
  fields: number[]
}

/** Number of cards in a million for each prize, in hundredths of the price. */
const PRIZES: Readonly<Record<CatalogueGame['volatility'], readonly ScratchPrize[]>> = {
  low: [
    { pay: 100_000, cards: 10 },
    { pay: 10_000, cards: 400 },
    { pay: 2000, cards: 5000 },
    { pay: 1000, cards: 12_000 },
    { pay: 500, cards: 40_000 },
    { pay: 200, cards: 120_000 },
    { pay: 100, cards: 240_000 },
  ],
  medium: [
    { pay: 500_000, cards: 10 },
    { pay: 50_000, cards: 120 },
    { pay: 5000, cards: 3000 },
    { pay: 2000, cards: 7000 },
    { pay: 500, cards: 42_000 },
    { pay: 300, cards: 65_000 },
    { pay: 100, cards: 150_000 },
  ],
  high: [
    { pay: 2_500_000, cards: 4 },
    { pay: 100_000, cards: 100 },
    { pay: 10_000, cards: 1500 },
    { pay: 2500, cards: 8000 },
    { pay: 1000, cards: 18_000 },
    { pay: 500, cards: 26_000 },
    { pay: 200, cards: 50_000 },
  ],
}

const choice = v.object({ stake: v.picklist(HUNDREDS) })

/**
 * A scratch card: three equal amounts under nine fields are paid. Each card is one of a million
 * kinds, all equally likely.
 */
export function scratchCardGame(
  volatility: CatalogueGame['volatility'],
): Game<{ stake: number }, ScratchState, never> {
  const prizes = PRIZES[volatility]
  return {
    stakes: HUNDREDS,
    rtpBasisPoints: Math.round(scratchReturn(volatility) * 10_000),
    rtpIsLowest: false,
    topWin: Math.max(...prizes.map(({ pay }) => pay)) / 100,
    provable: true,
    readChoice: (given) => parsed(choice, given),
    readAction: () => null,
    stakeOf: ({ stake }) => stake,
    start: ({ stake }, random) => ({ stake, fields: drawScratch(prizes, random) }),
    act: () => null,
    winOf: ({ stake, fields }) => payOut(stake, threeAlike(fields) ?? 0),
    show: ({ fields }) => ({ fields, prizes }),
    describe: () => ({ kind: 'scratch-card', prizes }),
  }
}

/** Returns the common return of a million cards, as a fraction. */
export function scratchReturn(volatility: CatalogueGame['volatility']): number {
  return PRIZES[volatility].reduce((sum, { pay, cards }) => sum + pay * cards, 0) / 100_000_000
}

/** The amount that stands under three fields. */
export function threeAlike(fields: readonly number[]): number | null {
  return fields.find((field) => fields.filter((each) => each === field).length === 3) ?? null
}
