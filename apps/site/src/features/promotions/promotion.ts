import { textOf } from '../../components/content/text-of.ts'
import { findNamed } from '../../lib/find-named.ts'
import type { ResultOf } from '../../lib/graphql.ts'
import type { PromotionsQuery } from './promotions-queries.ts'

export interface Promotion {
  id: string
  /** Plain text; empty where editors have written none. */
  title: string
  /** HTML of the content system. */
  description: string
  background: { src: string; alt: string; width: number | null; height: number | null }
  /** The id of the page that holds them. */
  terms: string
  tags: readonly string[]
  /** Where one goes to take part. */
  link: { url: string; label: string } | null
}

export interface Tag {
  id: string
  label: string
}

type Components = ResultOf<typeof PromotionsQuery>['cmsComponents']
type Item = Extract<Components[number], { __typename: 'CmsList' }>['items'][number]
type Element = Extract<Item, { __typename: 'CmsMap' }>['elements'][number]

/**
 * The promotions in the order in which editors put them; one without its picture or its terms is
 * not shown.
 */
export function promotionsIn(components: Components): Promotion[] {
  const list = components.find(({ id }) => id === 'promotions')
  return list?.__typename === 'CmsList'
    ? list.items.flatMap((item) => readPromotion(item) ?? [])
    : []
}

/**
 * The tags that promotions bear: first those that editors have named, in that order, then the
 * others as they are met.
 */
export function tagsOf(promotions: readonly Promotion[], components: Components): Tag[] {
  const named = components.find(({ id }) => id === 'promotion_tags')
  const labels = new Map(
    named?.__typename === 'CmsMap'
      ? named.elements.flatMap((each) =>
          each.__typename === 'CmsText' ? [[each.id, textOf(each.text).trim()]] : [],
        )
      : [],
  )
  const borne = new Set(promotions.flatMap(({ tags }) => tags))
  const known = [...labels.keys()].filter((id) => borne.has(id))
  return [...new Set([...known, ...borne])].map((id) => ({ id, label: labels.get(id) || id }))
}

/**
 * The tag that an address names, in any case; null for all of them, and for one that no promotion
 * bears.
 */
export function tagIn(address: string | undefined, tags: readonly Tag[]): string | null {
  return findNamed(tags, address)?.id ?? null
}

export function withTag(
  promotions: readonly Promotion[],
  tag: string | null,
): readonly Promotion[] {
  return tag === null ? promotions : promotions.filter(({ tags }) => tags.includes(tag))
}

function readPromotion(item: Item): Promotion | null {
  if (item.__typename !== 'CmsMap') return null
  const find = (id: string) => item.elements.find((element) => element.id === id)
  const background = find('background')
  const terms = textIn(find('terms'))
  if (background?.__typename !== 'CmsImage' || terms === '') return null
  const { src, alt, width, height } = background
  const link = find('link')
  return {
    id: item.id,
    title: textOf(textIn(find('title'))),
    description: textIn(find('description')),
    background: { src, alt: alt ?? '', width, height },
    terms,
    tags: textsIn(find('tags')),
    link: link?.__typename === 'CmsLink' ? { url: link.url, label: textOf(link.label) } : null,
  }
}

const textIn = (element: Element | undefined): string =>
  element?.__typename === 'CmsText' ? element.text.trim() : ''

/** An entry in which nothing is written is none. */
function textsIn(element: Element | undefined): string[] {
  if (element?.__typename !== 'CmsList') return []
  return element.items.flatMap((each) =>
    each.__typename === 'CmsText' ? textOf(each.text).trim() || [] : [],
  )
}
