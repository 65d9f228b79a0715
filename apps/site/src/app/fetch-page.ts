import type { i18n } from 'i18next'
import { findPage } from './routes.tsx'

/**
 * Fetches the code and the words of the page at a path, at the same time, before it is drawn. What
 * does not come is requested again by the page itself.
 */
export function fetchPage(pathname: string, words: Pick<i18n, 'loadNamespaces'>): void {
  const route = findPage(pathname)?.route
  if (!route) return
  route.page.load().catch(() => {})
  if (route.words) void words.loadNamespaces(route.words)
}
