import { isKnownCategory } from '../../components/games/categories.ts'
import { routes } from '../routes.tsx'

const sections: ReadonlySet<string> = new Set(
  routes.flatMap(({ path }) => path.split('/')[1] || []),
)

/**
 * Returns a path with the parts that the site names in the case of its own links; parts named by
 * editors and studios stay unchanged.
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
  return section === 'play' ? /^(real|demo)$/i.test(part) : section === 'sports'
}
