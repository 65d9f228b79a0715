import { escapeText } from './escape.ts'
import { addressIn, listedPaths } from './share.ts'

interface SiteMapParts {
  publicUrl: string
  /** The codes of the languages that every page is there in. */
  spoken: readonly string[]
  templates: readonly string[]
  tags: readonly string[]
}

/** Every listed page in every language, each naming all the others. */
export function drawSitemap({ publicUrl, spoken, ...named }: SiteMapParts): string {
  const entries = listedPaths(named).flatMap((path) => {
    const links = spoken.map((language) => link(language, addressIn(publicUrl, path, language)))
    const all = [...links, link('x-default', addressIn(publicUrl, path, null))].join('')
    return [null, ...spoken].map((language) => `<url><loc>${escapeText(addressIn(publicUrl, path, language))}</loc>${all}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/**
 * Only what is no page is forbidden: a page that shall not be listed says so itself, and has to be read for that.
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
