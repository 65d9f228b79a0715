import { textOf } from '../../components/content/text-of.ts'
import { GameTileFragment } from '../../components/games/game.ts'
import { graphql, type ResultOf } from '../../lib/graphql.ts'

/** Fields that a component of the content system, or an element of one, shows by itself. */
const ContentLeafFragment = graphql(
  `
    fragment ContentLeaf on CmsComponent @_unmask {
      __typename
      id
      ... on CmsText { text }
      ... on CmsImage { src alt width height }
      ... on CmsLink { url label }
      ... on CmsGame { game { ...GameTile } }
    }
  `,
  [GameTileFragment],
)

/** Components as editors wrote them, as deep as a list of maps with a list in them. */
export const ContentQuery = graphql(
  `
    query Content($ids: [ID!]!, $mobile: Boolean!) {
      cmsComponents(input: { ids: $ids, mobile: $mobile }) {
        ...ContentLeaf
        ... on CmsMap {
          elements {
            ...ContentLeaf
            ... on CmsList { items { ...ContentLeaf } }
          }
        }
        ... on CmsList {
          items {
            ...ContentLeaf
            ... on CmsMap {
              elements {
                ...ContentLeaf
                ... on CmsList { items { ...ContentLeaf } }
              }
            }
          }
        }
      }
    }
  `,
  [ContentLeafFragment],
)

type Leaf = ResultOf<typeof ContentLeafFragment>
type LeafOf<Name> = Extract<Leaf, { __typename: Name }>

export type ContentImage = Pick<LeafOf<'CmsImage'>, 'src' | 'alt'>
type ContentLink = Pick<LeafOf<'CmsLink'>, 'url' | 'label'>
export type ContentGame = NonNullable<LeafOf<'CmsGame'>['game']>

/** Any part of a component, whatever its kind. */
export interface ContentPart {
  __typename: string
  id: string
  text?: string
  src?: string
  alt?: string | null
  url?: string
  label?: string
  game?: ContentGame | null
  elements?: readonly ContentPart[]
  items?: readonly ContentPart[]
}

/**
 * Returns the component with this id, or the element of a map; undefined where editors wrote none.
 */
export function findPart(
  parts: readonly ContentPart[] | undefined,
  id: string,
): ContentPart | undefined {
  return parts?.find((part) => part.id === id)
}

/** The words of an element, for a place that takes no markup; empty where there are none. */
export function wordsOf(map: ContentPart | undefined, id: string): string {
  return textOf(findPart(map?.elements, id)?.text ?? '').trim()
}

export function imageOf(map: ContentPart | undefined, id: string): ContentImage | null {
  const part = findPart(map?.elements, id)
  return part?.src ? { src: part.src, alt: part.alt ?? null } : null
}

export function linkOf(map: ContentPart | undefined, id: string): ContentLink | null {
  const part = findPart(map?.elements, id)
  return part?.url && part.label ? { url: part.url, label: textOf(part.label) } : null
}

/** The games of a list, each once, without those that the catalogue does not have, or no longer. */
export function gamesOf(list: ContentPart | undefined): ContentGame[] {
  const games = (list?.items ?? []).flatMap(({ game }) => game ?? [])
  return games.filter((game, index) => games.findIndex(({ id }) => id === game.id) === index)
}
