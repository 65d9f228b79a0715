import { type ContentImage, type ContentPart, findPart, imageOf, wordsOf } from './content-parts.ts'

/** The components of the content system that the first view shows. */
export const topContentIds = ['promotions', 'promotion_tags', 'providers_component']

/** The lists of games that come first, and those that follow. */
export const firstLists = customLists(1, 5)
export const laterLists = customLists(6, 13)

export const topGamesBlocks = [
  'top_games_one',
  'top_games_two',
  'top_games_three',
  'top_games_four',
]

/** The components that the rest of the page shows, requested at once. */
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
  /** Name of its first tag; empty where it has none. */
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

/** The ids of the studios in the order that the casino wishes. */
export function providerOrder(parts: readonly ContentPart[] | undefined): string[] {
  return (findPart(parts, 'providers_component')?.items ?? []).flatMap(({ text }) => text ?? [])
}

/** Returns the number of rows of a custom list of so many games. */
export function rowsOfList(games: number): 1 | 2 {
  return games < 15 ? 1 : 2
}

function customLists(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `custom_category_${from + index}`)
}
