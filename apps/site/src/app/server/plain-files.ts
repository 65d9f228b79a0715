import { LicenceQuery, pagesOf, shellQueries } from '../../components/settings/shell-queries.ts'
import { promotionsQueries } from '../../features/promotions/promotions-queries.ts'
import type { Assets } from './assets.ts'
import { drawOfflinePage } from './offline-page.ts'
import { findPageChanges } from './page-changes.ts'
import { type Execute, type Run, runQueries } from './page-queries.ts'
import type { SpokenPage } from './page-words.ts'
import { promotionTags } from './shown-content.ts'
import { drawRobots, drawSitemap } from './sitemap.ts'

interface PlainFileDeps {
  /**
   * Origin of the addresses in `robots.txt` and `sitemap.xml`; without it these files are not
   * served.
   */
  publicUrl: string | undefined
  language: string
  assets: Assets
  execute: Execute
  wordsOf: (language: string) => SpokenPage
  spoken: () => readonly string[]
}

/**
 * Draws files beside the pages: the list of pages for search engines, and the page for times
 * without a network.
 */
export async function drawPlainFile(
  pathname: string,
  { publicUrl, language, assets, execute, wordsOf, spoken }: PlainFileDeps,
): Promise<{ status: number; headers: Record<string, string>; body: string } | null> {
  if (pathname === '/offline') {
    const t = wordsOf(language).i18n.getFixedT(language, 'share')
    return {
      status: 200,
      headers: { ...HTML, 'content-language': language },
      body: drawOfflinePage({ language, assets, t }),
    }
  }
  if (pathname === '/robots.txt' && publicUrl)
    return { status: 200, headers: TEXT, body: drawRobots(publicUrl) }
  if (pathname !== '/sitemap.xml' || !publicUrl) return null
  // For the reader of the page.
  const mobile = false
  const run: Run = (given) => execute({ ...given, language })
  const { client } = await runQueries(
    [...shellQueries(mobile), ...promotionsQueries({ mobile })],
    run,
  )
  const ids = pagesOf(client.readQuery(LicenceQuery, {})?.data?.settings.licence)
  const changes = await Promise.all(
    [null, ...spoken()].map(async (each) => {
      const inLanguage: Run = (given) => execute({ ...given, language: each ?? language })
      return [each, await findPageChanges(ids, mobile, inLanguage)] as const
    }),
  )
  return {
    status: 200,
    headers: XML,
    body: drawSitemap({
      publicUrl,
      spoken: spoken(),
      templates: ids,
      changedIn: new Map(changes),
      tags: promotionTags(client, mobile),
    }),
  }
}

export const HTML = { 'content-type': 'text/html; charset=utf-8' }
export const TEXT = { 'content-type': 'text/plain; charset=utf-8' }
const XML = { 'content-type': 'application/xml; charset=utf-8' }
