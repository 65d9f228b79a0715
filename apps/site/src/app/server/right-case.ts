import { isKnownCategory } from '../../components/games/categories.ts'
import { routes } from '../routes.tsx'

const sections: ReadonlySet<string> = new Set(
  routes.flatMap(({ path }) => path.split('/')[1] || []),
)

/**
 * Returns a path with the parts whose case is known, as in the site's own links; promotions, brands
 * and games stay as they are named.
 */
export function rightCase(pathname: string): string {
  const [, section = '', part, ...rest] = pathname.split('/')
  const ours = section.toLowerCase()
  if (!sections.has(ours)) return pathname
  const parts = part === undefined ? [] : [isNamedBySite(ours, part) ? part.toLowerCase() : part]
  return ['', ours, ...parts, ...rest].join('/')
}

function isNamedBySite(section: string, part: string): boolean {
  if (section === 'casino') return isKnownCategory(part.toUpperCase())
  if (section === 'play') return /^(real|demo)$/i.test(part)
  // The content system has small letters alone in the ids of pages.
  return section === 'sports' || section === 'templates'
}
