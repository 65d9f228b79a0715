import { languageKeys } from '../lib/language.ts'

/** Views of the sportsbook's page that links may name by a path. */
const sportsViews: Readonly<Record<string, string>> = {
  '/sports/overview': 'overview',
  '/sports/live': 'live',
}

/**
 * Returns where an unknown path leads: a path of the sportsbook to its view, any other path to the
 * lobby. The language of the address is kept.
 */
export function redirectFor(pathname: string, search: string): string {
  const parameters = new URLSearchParams(search)
  const view = Object.hasOwn(sportsViews, pathname) ? sportsViews[pathname] : undefined
  if (view) {
    parameters.set('page', view)
    return `/sports?${parameters}`
  }
  const language = parameters.get(languageKeys.query)
  return language ? `/?${languageKeys.query}=${encodeURIComponent(language)}` : '/'
}
