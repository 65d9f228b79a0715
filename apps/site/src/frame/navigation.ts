/** One entry of the main navigation; `key` is its translation. */
export interface NavigationEntry {
  key: 'home' | 'sports' | 'live_sports' | 'casino' | 'live_casino' | 'promotions' | 'vip'
  path: string
  /** `page` of /sports to which the entry leads: two entries share that path. */
  sportsPage?: 'overview' | 'live'
}

export const navigation: readonly NavigationEntry[] = [
  { key: 'sports', path: '/sports', sportsPage: 'overview' },
  { key: 'live_sports', path: '/sports', sportsPage: 'live' },
  { key: 'casino', path: '/casino' },
  { key: 'live_casino', path: '/casino/live_casino' },
  { key: 'promotions', path: '/promotions' },
  { key: 'vip', path: '/vip' },
]

export function hrefOf(entry: NavigationEntry): string {
  return entry.sportsPage ? `${entry.path}?page=${entry.sportsPage}` : entry.path
}

/**
 * An entry is active at its path and beneath it. Casino is not, on the live casino's path; the
 * sports overview is when `page` is absent or overview, live sports only when it is live; home only
 * at `/` itself.
 */
export function isActive(
  entry: NavigationEntry,
  pathname: string,
  search: URLSearchParams,
): boolean {
  if (entry.path === '/') return pathname === '/'
  if (!liesBeneath(pathname, entry.path)) return false
  if (entry.key === 'casino') return !liesBeneath(pathname, '/casino/live_casino')
  const page = search.get('page')
  if (entry.sportsPage === 'overview') return page === null || page === 'overview'
  if (entry.sportsPage === 'live') return page === 'live'
  return true
}

function liesBeneath(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}
