import { type ContentGame, type ContentPart, findPart, gamesOf } from './content-parts.ts'

/**
 * How many games a block of top games shows: on a phone, on a screen of medium width, and on a
 * large one.
 */
const TOP_GAMES_SHOWN = { mobile: 4, medium: 6, large: 10 }

/** The games of a block of top games, as many as a large screen shows. */
export function topGamesOf(block: ContentPart): ContentGame[] {
  return gamesOf(findPart(block.elements, 'games')).slice(0, TOP_GAMES_SHOWN.large)
}

/** Returns the class that hides a game of the block on narrower windows. */
export function topGameLook(index: number): string | undefined {
  if (index < TOP_GAMES_SHOWN.mobile) return undefined
  return index < TOP_GAMES_SHOWN.medium ? 'max-md:hidden' : 'max-xl:hidden'
}
