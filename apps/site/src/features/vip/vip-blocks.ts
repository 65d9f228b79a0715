import { textOf } from '../../components/content/text-of.ts'
import type { ResultOf } from '../../lib/graphql.ts'
import type { VipQuery } from './vip-queries.ts'

export interface Picture {
  src: string
  alt: string
  width: number | null
  height: number | null
}

/** Titles are plain text, descriptions HTML of the content system. */
export interface VipBlocks {
  banner: {
    title: string
    description: string
    background: Picture
    icon: Picture | null
    link: { url: string; label: string } | null
  }
  pros: readonly { id: string; title: string; description: string; icon: Picture }[]
  becomeVip: { title: string; subtitle: string; description: string; ticket: Picture }
  questions: readonly { id: string; title: string; description: string }[]
}

type Component = ResultOf<typeof VipQuery>['cmsComponents'][number]
/** An element of a block or of one of its items; which fields it has depends on its kind. */
interface Part {
  id: string
  text?: string
  src?: string
  alt?: string | null
  width?: number | null
  height?: number | null
  url?: string
  label?: string
}
type Parts = ReadonlyMap<string, Part>

/**
 * The four blocks of the page; null when one of them is missing, or lacks what it cannot be shown
 * without.
 */
export function readVipBlocks(components: readonly Component[]): VipBlocks | null {
  const banner = readBanner(partsOf(components, 'banner'))
  const becomeVip = readBecomeVip(partsOf(components, 'become_vip'))
  const pros = itemsOf(components, 'pros').flatMap(([id, parts]) => {
    const [title, description, icon] = [
      nameIn(parts, 'title'),
      textIn(parts, 'description'),
      pictureIn(parts, 'icon'),
    ]
    return title && description && icon ? [{ id, title, description, icon }] : []
  })
  const questions = itemsOf(components, 'accordion').flatMap(([id, parts]) => {
    const [title, description] = [nameIn(parts, 'title'), textIn(parts, 'description')]
    return title && description ? [{ id, title, description }] : []
  })
  return banner && becomeVip && pros.length > 0 && questions.length > 0
    ? { banner, becomeVip, pros, questions }
    : null
}

function readBanner(parts: Parts): VipBlocks['banner'] | null {
  const [title, description, background] = [
    nameIn(parts, 'title'),
    textIn(parts, 'description'),
    pictureIn(parts, 'background'),
  ]
  if (!title || !description || !background) return null
  const { url, label = '' } = parts.get('link') ?? { url: '' }
  const link = url ? { url, label: nameIn(parts, 'cta') || textOf(label) } : null
  return { title, description, background, icon: pictureIn(parts, 'icon'), link }
}

function readBecomeVip(parts: Parts): VipBlocks['becomeVip'] | null {
  const [title, description, ticket] = [
    nameIn(parts, 'title'),
    textIn(parts, 'description'),
    pictureIn(parts, 'ticket'),
  ]
  return title && description && ticket
    ? { title, subtitle: nameIn(parts, 'subtitle'), description, ticket }
    : null
}

const byId = (elements: readonly Part[]): Parts =>
  new Map(elements.map((element) => [element.id, element]))

function partsOf(components: readonly Component[], block: string): Parts {
  const found = components.find(({ id }) => id === `vip_page_full.${block}`)
  return byId(found?.__typename === 'CmsMap' ? found.elements : [])
}

function itemsOf(components: readonly Component[], block: string): [string, Parts][] {
  const found = components.find(({ id }) => id === `vip_page_full.${block}`)
  if (found?.__typename !== 'CmsList') return []
  return found.items.flatMap((item) =>
    item.__typename === 'CmsMap' ? [[item.id, byId(item.elements)]] : [],
  )
}

const textIn = (parts: Parts, id: string): string => parts.get(id)?.text?.trim() ?? ''

const nameIn = (parts: Parts, id: string): string => textOf(textIn(parts, id))

function pictureIn(parts: Parts, id: string): Picture | null {
  const { src, alt, width = null, height = null } = parts.get(id) ?? { src: '' }
  return src ? { src, alt: alt ?? '', width, height } : null
}
