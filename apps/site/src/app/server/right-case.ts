import { isKnownCategory } from '../../components/games/categories.ts'
import { promotionParameter } from '../../components/navigation/use-promotion-href.ts'
import { routes } from '../routes.tsx'

const sections: ReadonlySet<string> = new Set(
  routes.flatMap(({ path }) => path.split('/')[1] || []),
)

/**
 * Returns a path with the parts whose case is known, as in the site's own links. The tags of
 * promotions stay as they are named: editors write them in any case, see `rightNames`.
 */
export function rightCase(pathname: string): string {
  const [, section = '', ...parts] = pathname.split('/')
  const ours = section.toLowerCase()
  if (!sections.has(ours)) return pathname
  const right = parts.map((part, at) => (isNamedBySite(ours, part, at) ? part.toLowerCase() : part))
  return ['', ours, ...right].join('/')
}

/** `at` counts from the part behind the section on. */
function isNamedBySite(section: string, part: string, at: number): boolean {
  // Behind the two names of a page of the account there may be the id of a bet.
  if (section === 'account') return at < 2
  // Catalogues have small letters alone in the ids of games.
  if (section === 'play') return at === 0 ? /^(real|demo)$/i.test(part) : at === 1
  if (at > 0) return false
  if (section === 'casino') return isKnownCategory(part.toUpperCase())
  // The content system has small letters alone in the ids of pages.
  return section === 'sports' || section === 'templates'
}

interface Requested {
  pathname: string
  /** The whole query string. */
  search: string
  /** The tag in the path, decoded. */
  tag: string | undefined
}

interface NamedByEditors {
  tag: { id: string } | null
  promotion: { id: string } | null
}

/**
 * Returns the address with the names of a tag and of a promotion as editors have written them; null
 * where the address has them like that, or has none.
 */
export function rightNames(
  requested: Requested,
  { tag, promotion }: NamedByEditors,
): string | null {
  const parameters = new URLSearchParams(requested.search)
  const isOtherTag = tag !== null && tag.id !== requested.tag
  const named = parameters.get(promotionParameter)
  const isOtherPromotion = promotion !== null && named !== null && named !== promotion.id
  if (!isOtherTag && !isOtherPromotion) return null
  if (isOtherPromotion) parameters.set(promotionParameter, promotion.id)
  const path = isOtherTag ? `/promotions/${encodeURIComponent(tag.id)}` : requested.pathname
  return parameters.size === 0 ? path : `${path}?${parameters}`
}
