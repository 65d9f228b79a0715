import { escapeText } from './escape.ts'
import type { ChangedAt } from './page-changes.ts'
import { addressIn, listedPaths } from './share.ts'

interface SiteMapParts {
  publicUrl: string
  /** The codes of the languages that every page is there in. */
  spoken: readonly string[]
  /** The ids of the pages of information. */
  templates: readonly string[]
  tags: readonly string[]
  /** When each page has last changed, by its language; null is that of the reader. */
  changedIn: ReadonlyMap<string | null, ChangedAt>
}

/**
 * Every listed page in every language, each naming all the others, and when it has last changed
 * where that is known. Winners and the order of games change all the time, and do not count.
 */
export function drawSitemap(parts: SiteMapParts): string {
  const { publicUrl, spoken, changedIn } = parts
  const entries = listedPaths(parts).flatMap((path) => {
    const links = spoken.map((language) => link(language, addressIn(publicUrl, path, language)))
    const all = [...links, link('x-default', addressIn(publicUrl, path, null))].join('')
    return [null, ...spoken].map((language) => {
      const at = changedIn.get(language)?.(path)
      const lastmod = at ? `<lastmod>${escapeText(at)}</lastmod>` : ''
      return `<url><loc>${escapeText(addressIn(publicUrl, path, language))}</loc>${lastmod}${all}</url>`
    })
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/**
 * Forbids only addresses that are no pages: a page that is not to be listed states so itself, and
 * robots have to read it for that.
 */
export function drawRobots(publicUrl: string): string {
  const closed = ['/api/', '/auth/', '/account-frame/', '/locales/', '/providers/']
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${addressIn(publicUrl, '/sitemap.xml', null)}`,
    '',
  ].join('\n')
}

function link(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeText(address)}"/>`
}
