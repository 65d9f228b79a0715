import type { TFunction } from 'i18next'
import { withTerritory } from '../../lib/territory.ts'
import { escapeText } from './escape.ts'
import { addressIn, type Share } from './share.ts'

export interface HeadParts {
  share: Share
  /** Language of the page. */
  language: string
  /** The language in the page's address, if it is one of `spoken`; null otherwise. */
  named: string | null
  /** The codes of the languages in which the page exists. */
  spoken: readonly string[]
  publicUrl: string | undefined
  t: TFunction
}

const PICTURE = { path: '/share/baize.png', width: 1200, height: 630 }

/** Title, description, and what search engines and previews of links require. */
export function drawHead(parts: HeadParts): string {
  const { share, t } = parts
  const title = escapeText(share.title)
  const description = escapeText(share.description)
  return [
    `<title>${title}</title><meta name="description" content="${description}">`,
    share.isListed ? '' : '<meta name="robots" content="noindex">',
    `<meta property="og:site_name" content="${escapeText(t('site_name', { ns: 'share' }))}"><meta property="og:type" content="website">`,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`,
    `<meta name="twitter:card" content="${share.picture ? 'summary' : 'summary_large_image'}">`,
    parts.publicUrl ? addresses(parts, parts.publicUrl) : '',
  ].join('')
}

/**
 * A page in a language that its address names is a page of its own; without one it is the page for
 * all others.
 */
function addresses({ share, language, named, spoken, t }: HeadParts, publicUrl: string): string {
  const own = escapeText(addressIn(publicUrl, share.path, named))
  const alternates = [...spoken, null].map(
    (each) =>
      `<link rel="alternate" hreflang="${each ?? 'x-default'}" href="${escapeText(addressIn(publicUrl, share.path, each))}">`,
  )
  const others = spoken
    .filter((each) => each !== language)
    .map((each) => `<meta property="og:locale:alternate" content="${withTerritory(each)}">`)
  return [
    share.isListed ? `<link rel="canonical" href="${own}">${alternates.join('')}` : '',
    `<meta property="og:url" content="${own}"><meta property="og:locale" content="${withTerritory(language)}">${others.join('')}`,
    share.picture ? picture(share.picture) : ownPicture(publicUrl, t),
  ].join('')
}

/** The size of a picture of another origin is known only after fetching it. */
function picture({ src, alt }: NonNullable<Share['picture']>): string {
  return `<meta property="og:image" content="${escapeText(src)}"><meta property="og:image:alt" content="${escapeText(alt)}">`
}

function ownPicture(publicUrl: string, t: TFunction): string {
  const size = `<meta property="og:image:width" content="${PICTURE.width}"><meta property="og:image:height" content="${PICTURE.height}">`
  return `${picture({ src: addressIn(publicUrl, PICTURE.path, null), alt: t('picture', { ns: 'share' }) })}${size}`
}
