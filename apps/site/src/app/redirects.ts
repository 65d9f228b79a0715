import { languageKeys } from '../lib/language.ts'

/** The two rooms of the sportsbook that links name by a path; they are views of one page. */
const sportsViews: Readonly<Record<string, string>> = { '/sports/overview': 'overview', '/sports/live': 'live' }

/** Where a path leads that no page has: a room of the sportsbook to its view, everything else home. The language of the address is kept. */
export function redirectFor(pathname: string, search: string): string {
  const asked = new URLSearchParams(search)
  const view = Object.hasOwn(sportsViews, pathname) ? sportsViews[pathname] : undefined
  if (view) {
    asked.set('page', view)
    return `/sports?${asked}`
  }
  const language = asked.get(languageKeys.query)
  return language ? `/?${languageKeys.query}=${encodeURIComponent(language)}` : '/'
}
