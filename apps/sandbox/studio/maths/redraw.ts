import type { GameKind } from '#contracts/studio-api.ts'
import { DECKS, drawCards, drawShoe, MOST_DEALT } from './cards.ts'
import type { Random } from './draws.ts'
import {
  drawCells,
  drawKeno,
  drawPath,
  drawPoint,
  drawRoll,
  drawScratch,
  type ScratchPrize,
} from './draws.ts'

type Follows = (shown: Record<string, unknown>, random: Random) => boolean

/**
 * True when what was shown of a round is what these draws yield; by the kind of game, where its
 * rounds are provable.
 */
export const REDRAWS: Readonly<Partial<Record<GameKind, Follows>>> = {
  crash: ({ point }, random) => point === drawPoint(random),
  mines: ({ cells }, random) =>
    Array.isArray(cells) && isSame(cells, drawCells(cells.length, random)),
  dice: ({ roll }, random) => roll === drawRoll(random),
  plinko: ({ path }, random) => Array.isArray(path) && isSame(path, drawPath(path.length, random)),
  keno: ({ drawn }, random) => isSame(drawn, drawKeno(random)),
  blackjack: followsCards,
  baccarat: ({ cards }, random) => isSame(cards, drawShoe(MOST_DEALT, DECKS, random)),
  'video-poker': ({ cards }, random) =>
    Array.isArray(cards) && isSame(cards, drawShoe(cards.length, 1, random)),
  'hi-lo': followsCards,
  'scratch-card': ({ fields, prizes }, random) =>
    isSame(fields, drawScratch(prizes as ScratchPrize[], random)),
}

/** Returns whether a round shows the cards that its seeds draw, in their order. */
function followsCards({ cards }: Record<string, unknown>, random: Random): boolean {
  return Array.isArray(cards) && isSame(cards, drawCards(cards.length, random))
}

function isSame(shown: unknown, drawn: readonly number[]): boolean {
  return JSON.stringify(shown) === JSON.stringify(drawn)
}
