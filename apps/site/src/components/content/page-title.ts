import type { TFunction } from 'i18next'
import { legalPages, licenceTypes } from '#rules/licences.ts'
import { isKnownCategory } from '../games/categories.ts'

/**
 * Returns the title of a page in the browser, such as "Slots · Baize"; the title of the site for a
 * page without a name.
 */
export function pageTitle(pathname: string, t: TFunction): string {
  const name = pageName(pathname, t)
  return name ? t('page_title', { page: name }) : t('site_title')
}

/**
 * Returns the name of a page in the site's words; empty for a page whose name its content gives.
 */
export function pageName(pathname: string, t: TFunction): string {
  const [, section = '', part = ''] = pathname.split('/')
  if (section === 'account') return t('my_account')
  if (section === 'templates') return legal.has(part) ? t(part) : ''
  if (section === 'casino')
    return isKnownCategory(part.toUpperCase())
      ? t(part.toLowerCase(), { ns: 'common' })
      : t('casino')
  return namedSections.has(section) ? t(section) : ''
}

/**
 * A page that exists only in the content system has no key: a lookup would report one as missing.
 */
const legal: ReadonlySet<string> = new Set(licenceTypes.flatMap(legalPages))

const namedSections: ReadonlySet<string> = new Set(['sports', 'promotions', 'vip', 'payments'])
