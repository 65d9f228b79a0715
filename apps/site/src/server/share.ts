import type { TFunction } from 'i18next'
import { isKnownCategory } from '../components/categories.ts'
import { languageKeys } from '../lib/language.ts'
import { modalIn } from '../shell/modal-address.ts'
import { pageName, pageTitle } from '../shell/page-title.ts'

/** What a page says about itself to those who find or share it. */
export interface Share {
  title: string
  description: string
  /** The one path of what is shown, without what only changes how it is shown. */
  path: string
  /** Search engines may list it: nothing of a player's, no game and no dialog is. */
  isListed: boolean
}

export interface SharedPage {
  pathname: string
  search: URLSearchParams
  t: TFunction
  /** A page of the content system, where the address shows one. */
  template: { title: string | null; html: string } | null
}

export function describePage({ pathname, search, t, template }: SharedPage): Share {
  const [, room = ''] = pathname.split('/')
  const name = pageName(pathname, t)
  const isEditors = room === 'templates' && name === '' && Boolean(template?.title)
  return {
    title: isEditors ? t('page_title', { page: template?.title }) : pageTitle(pathname, t),
    description: (template && firstWords(template.html)) || t(descriptionKey(pathname), { ns: 'share' }),
    path: ownPath(pathname),
    isListed: !unlisted.has(room) && !search.has('search') && modalIn({ search: search.toString(), hash: '' }) === null,
  }
}

const unlisted: ReadonlySet<string> = new Set(['account', 'play', 'closewindow', 'livespins'])
const described: ReadonlySet<string> = new Set(['casino', 'sports', 'promotions', 'vip', 'payments', 'templates'])

function descriptionKey(pathname: string): string {
  const [, room = '', part = ''] = pathname.split('/')
  if (room === 'casino' && part !== 'all_games' && isKnownCategory(part.toUpperCase())) return part
  return described.has(room) ? room : 'home'
}

/** A category that nobody knows shows the first one, and is no second page of it. */
function ownPath(pathname: string): string {
  const [, room = '', part = ''] = pathname.replace(/\/+$/, '').split('/')
  if (room !== 'casino') return pathname === '/' ? '/' : pathname.replace(/\/+$/, '')
  return descriptionKey(pathname) === 'casino' ? '/casino' : `/casino/${part}`
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
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, named?: string) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null
      return code === null ? (SIGNS[named ?? ''] ?? whole) : code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replace(/\s+/g, ' ')
    .trim()
}

/** The addresses of every page that is listed, before its languages. `templates` are the ids of the house's pages of information. */
export function listedPaths(templates: readonly string[]): string[] {
  const categories = ['slot_games', 'casino_games', 'live_casino', 'lucky_games'].map((category) => `/casino/${category}`)
  return ['/', '/casino', ...categories, '/sports', '/promotions', '/vip', '/payments', ...templates.map((id) => `/templates/${id}`)]
}

/** The same page in a language, or in the one of whoever asks. */
export function addressIn(publicUrl: string, path: string, language: string | null): string {
  return `${publicUrl.replace(/\/$/, '')}${path}${language ? `?${languageKeys.query}=${language}` : ''}`
}
