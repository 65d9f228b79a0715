import type { TFunction } from 'i18next'
import { legalPages, licenceTypes } from '#rules/licences.ts'
import { isKnownCategory } from '../games/categories.ts'

/** What the browser calls a page, such as "Slots · Baize"; the site's own title where a page has no name here. */
export function pageTitle(pathname: string, t: TFunction): string {
  const name = pageName(pathname, t)
  return name ? t('page_title', { page: name }) : t('site_title')
}

/** Empty where a page has none here. */
export function pageName(pathname: string, t: TFunction): string {
  const [, room = '', part = ''] = pathname.split('/')
  if (room === 'account') return t('my_account')
  if (room === 'templates') return legal.has(part) ? t(part) : ''
  if (room === 'casino') return isKnownCategory(part.toUpperCase()) ? t(part.toLowerCase(), { ns: 'common' }) : t('casino')
  return namedRooms.has(room) ? t(room) : ''
}

/** A page of the content system's own making has no key: asking for one would report it as missing. */
const legal: ReadonlySet<string> = new Set(licenceTypes.flatMap(legalPages))

const namedRooms: ReadonlySet<string> = new Set(['sports', 'promotions', 'vip', 'payments'])
