import { escapeText } from './escape.ts'
import { addressIn, listedPaths } from './share.ts'

export interface ListedTemplate {
  id: string
  /** When editors have last published it; null where that cannot be told. */
  publishedAt: string | null
}

interface SiteMapParts {
  publicUrl: string
  /** The codes of the languages that every page is there in. */
  spoken: readonly string[]
  templates: readonly ListedTemplate[]
  tags: readonly string[]
}

/**
 * Every listed page in every language, each naming all the others. When a page has last changed is
 * known of the pages that editors publish. The others show games and winners, which change all the
 * time: a date would be made up.
 */
export function drawSitemap({ publicUrl, spoken, templates, tags }: SiteMapParts): string {
  const changed = new Map(templates.map(({ id, publishedAt }) => [`/templates/${id}`, publishedAt]))
  const entries = listedPaths({ templates: templates.map(({ id }) => id), tags }).flatMap(
    (path) => {
      const at = changed.get(path)
      const lastmod = at ? `<lastmod>${escapeText(at)}</lastmod>` : ''
      const links = spoken.map((language) => link(language, addressIn(publicUrl, path, language)))
      const all = [...links, link('x-default', addressIn(publicUrl, path, null))].join('')
      return [null, ...spoken].map(
        (language) =>
          `<url><loc>${escapeText(addressIn(publicUrl, path, language))}</loc>${lastmod}${all}</url>`,
      )
    },
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/**
 * Only what is no page is forbidden: a page that shall not be listed says so itself, and has to be
 * read for that.
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
