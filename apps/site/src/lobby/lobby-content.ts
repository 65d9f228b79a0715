import { type ContentImage, type ContentPart, findPart, imageOf, wordsOf } from '../components/content-parts.ts'

/** What the first view shows of the content system. */
export const topContentIds = ['promotions', 'promotion_tags', 'providers_component']

/** The lists of games that come first, and those that follow. */
export const firstLists = customLists(1, 5)
export const laterLists = customLists(6, 13)

export const topGamesBlocks = ['top_games_one', 'top_games_two', 'top_games_three', 'top_games_four']

/** What the rest of the page shows, asked for at once. */
export const laterContentIds = [
  ...firstLists,
  ...laterLists,
  'featured_game',
  'trending_games.mainsection',
  'trending_games.games',
  ...topGamesBlocks,
  'game_providers',
]

const PROMOTIONS_SHOWN = 8

export interface LobbyPromotion {
  id: string
  background: ContentImage
  title: string
  description: string
  /** What the first of its tags is called; empty where it bears none. */
  tag: string
}

/** The promotions of the carousel; one without its picture or its terms is left out. */
export function promotionsOf(parts: readonly ContentPart[] | undefined): LobbyPromotion[] {
  const items = findPart(parts, 'promotions')?.items ?? []
  const names = findPart(parts, 'promotion_tags')
  const whole = items.flatMap((item) => {
    const background = imageOf(item, 'background')
    if (!background || !wordsOf(item, 'terms')) return []
    const tag = findPart(item.elements, 'tags')?.items?.[0]?.text ?? ''
    return {
      id: item.id,
      background,
      title: wordsOf(item, 'title'),
      description: wordsOf(item, 'description'),
      tag: wordsOf(names, tag) || tag,
    }
  })
  return whole.slice(0, PROMOTIONS_SHOWN)
}

/** The ids of the studios in the order that the house wishes. */
export function providerOrder(parts: readonly ContentPart[] | undefined): string[] {
  return (findPart(parts, 'providers_component')?.items ?? []).flatMap(({ text }) => text ?? [])
}

/** How many rows a custom list of so many games has. */
export function rowsOfList(games: number): 1 | 2 {
  return games < 15 ? 1 : 2
}

/** How many games a block of top games shows: on a phone, on a screen of medium width, and on a large one. */
export const TOP_GAMES_SHOWN = { mobile: 4, medium: 6, large: 10 }

/** From which width on a game of the block is in sight, as the class that hides it below that. */
export function topGameLook(index: number): string | undefined {
  if (index < TOP_GAMES_SHOWN.mobile) return undefined
  return index < TOP_GAMES_SHOWN.medium ? 'max-md:hidden' : 'max-xl:hidden'
}

function customLists(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `custom_category_${from + index}`)
}
