import type { TFunction } from 'i18next'
import { pageName, pageTitle } from '../../components/content/page-title.ts'
import { textOf } from '../../components/content/text-of.ts'
import { isKnownCategory } from '../../components/games/categories.ts'
import { modalIn } from '../../components/navigation/modal-address.ts'
import { languageKeys } from '../../lib/language.ts'

/** A page's description for those who find or share it. */
export interface Share {
  title: string
  description: string
  /** The one path of what is shown, without what only changes how it is shown. */
  path: string
  /** Null for the casino's own. */
  picture: { src: string; alt: string } | null
  /**
   * Whether search engines may list the page. False for pages of a player, games, dialogs, and
   * pages without a text.
   */
  isListed: boolean
}

/**
 * The texts that editors have written for the page, and the catalogue's of its game; null where the
 * address shows none.
 */
export interface ShownContent {
  game: { name: string; logo: string; brand: { name: string } } | null
  template: { title: string | null; html: string } | null
  tag: { id: string; label: string } | null
  /** Promotion whose dialog stands over the page. */
  promotion: { id: string; title: string; description: string } | null
}

export interface SharedPage {
  pathname: string
  search: URLSearchParams
  t: TFunction
  content: ShownContent
}

export function describePage({ pathname, search, t, content }: SharedPage): Share {
  const { game, template, tag, promotion } = content
  const modal = modalIn({ search: search.toString(), hash: '' })
  const name =
    promotion?.title ||
    game?.name ||
    tag?.label ||
    (pageName(pathname, t) === '' ? textOf(template?.title ?? '') : '')
  const written = promotion?.description || template?.html || ''
  return {
    title: name ? t('page_title', { page: name }) : pageTitle(pathname, t),
    description:
      firstWords(written) ||
      (game ? describeGame(game, t) : t(descriptionKey(pathname), { ns: 'share' })),
    path: modal === 'promotion' ? '/promotions' : ownPath(pathname, tag?.id),
    picture: game && !promotion ? { src: game.logo, alt: game.name } : null,
    isListed:
      hasSomethingToList(pathname, template) &&
      !search.has('search') &&
      (modal === null || modal === 'promotion'),
  }
}

function hasSomethingToList(pathname: string, template: ShownContent['template']): boolean {
  const section = pathname.split('/')[1] ?? ''
  return section === 'templates' ? Boolean(template?.html) : !unlisted.has(section)
}

const unlisted: ReadonlySet<string> = new Set(['account', 'play', 'closewindow', 'livespins'])
const described: ReadonlySet<string> = new Set([
  'casino',
  'sports',
  'promotions',
  'vip',
  'payments',
  'templates',
])

function describeGame({ name, brand }: NonNullable<ShownContent['game']>, t: TFunction): string {
  return t('game', { ns: 'share', game: name, studio: brand.name })
}

function descriptionKey(pathname: string): string {
  const [, section = '', part = ''] = pathname.split('/')
  if (section === 'casino' && part !== 'all_games' && isKnownCategory(part.toUpperCase()))
    return part
  return described.has(section) ? section : 'home'
}

/**
 * Returns the canonical path. An unknown category or tag shows the first one, so its path is that
 * of the first one.
 */
function ownPath(pathname: string, tag: string | undefined): string {
  const path = pathname.replace(/\/+$/, '')
  const [, section = '', part = ''] = path.split('/')
  if (section === 'casino')
    return descriptionKey(pathname) === 'casino' ? '/casino' : `/casino/${part}`
  if (section === 'promotions')
    return tag ? `/promotions/${encodeURIComponent(tag)}` : '/promotions'
  return path === '' ? '/' : path
}

/** About as much as a search engine shows. */
const LONGEST = 160

/** The first paragraph of a page as plain text, cut behind a word. */
function firstWords(html: string): string {
  const paragraph = html.match(/<p[^>]*>([\s\S]*?)<\/p>/)?.[1] ?? html
  const text = plain(paragraph)
  if (text.length <= LONGEST) return text
  const cut = text.slice(0, LONGEST)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2)).replace(/[\s,;:.–-]+$/, '')}…`
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
      (whole, decimal?: string, hex?: string, named?: string) => {
        const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null
        return code === null
          ? (SIGNS[named ?? ''] ?? whole)
          : code <= 0x10ffff
            ? String.fromCodePoint(code)
            : whole
      },
    )
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * The paths of every page that is listed. `templates` are the ids of the casino's pages of
 * information, `tags` those of its promotions.
 */
export function listedPaths({
  templates,
  tags,
}: {
  templates: readonly string[]
  tags: readonly string[]
}): string[] {
  const categories = ['slot_games', 'casino_games', 'live_casino', 'lucky_games'].map(
    (category) => `/casino/${category}`,
  )
  const rooms = ['/', '/casino', ...categories, '/sports', '/promotions', '/vip', '/payments']
  const tagged = tags.map((tag) => `/promotions/${encodeURIComponent(tag)}`)
  return [...rooms, ...tagged, ...templates.map((id) => `/templates/${id}`)]
}

/** Address of the page in a language; without one, in the language of its reader. */
export function addressIn(publicUrl: string, path: string, language: string | null): string {
  return `${publicUrl.replace(/\/$/, '')}${path}${language ? `?${languageKeys.query}=${language}` : ''}`
}
