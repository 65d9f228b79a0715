import { createHash } from 'node:crypto'

/** What every answer says about itself. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
} as const

/** What a page of ours may load and who may frame it. */
export interface PolicyParts {
  publicUrl: string
  sandboxUrl: string
  /** The authorities' seals and the providers' widgets: these scripts and the pictures of their hosts are let in, and nothing else. */
  thirdPartyScripts?: readonly string[]
  /** Games are framed from these origins, and draw with these scripts. */
  gameOrigins?: readonly string[]
  gameScripts?: readonly string[]
  /** Address of the sportsbook, with a slash at the end: its scripts come from below it, its answers and its socket from its origin. */
  sportsbookUrl?: string
  /** Whatever a support chat loads, calls and frames comes from these, and it may do so from nowhere else. */
  chatOrigins?: readonly string[]
  /** Editors' pictures are let in from these besides our own address. */
  imageOrigins?: readonly string[]
  /** `sha256-…` of each style that stands inline. */
  styleHashes: readonly string[]
  /** `sha256-…` of each script that stands inline. */
  scriptHashes?: readonly string[]
}

/**
 * The Content-Security-Policy of our pages. What stands inline is allowed by the hash of its text, which, unlike a nonce, stays true for
 * a page that is rendered once and sent to many (W3).
 */
export function pagePolicy({
  publicUrl,
  sandboxUrl,
  thirdPartyScripts = [],
  gameOrigins = [],
  gameScripts = [],
  sportsbookUrl,
  chatOrigins = [],
  imageOrigins = [],
  styleHashes,
  scriptHashes = [],
}: PolicyParts): string {
  const chat = chatOrigins.filter((origin) => !origin.startsWith('ws'))
  const hosts = thirdPartyScripts.map((script) => new URL(script).origin)
  const sockets = publicUrl.replace(/^http/, 'ws')
  const book = sportsbookUrl ? [sportsbookUrl] : []
  const bookSockets = book.map((url) => new URL(url).origin).flatMap((origin) => [origin, origin.replace(/^http/, 'ws')])
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': ["'self'", ...scriptHashes.map(quoted), ...thirdPartyScripts, ...gameScripts, ...book, ...chat].join(' '),
    'style-src': ["'self'", ...styleHashes.map(quoted)].join(' '),
    'style-src-attr': "'unsafe-inline'",
    'img-src': [...new Set(["'self'", 'data:', sandboxUrl, ...hosts, ...chat, ...imageOrigins])].join(' '),
    'font-src': ["'self'", 'data:', ...book].join(' '),
    'connect-src': ["'self'", sockets, ...bookSockets, ...chatOrigins].join(' '),
    'frame-src': [...new Set(["'self'", sandboxUrl, ...gameOrigins, ...chat])].join(' '),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

function quoted(hash: string): string {
  return `'${hash}'`
}

/** The hashes of the styles that stand in a page. */
export function styleHashesOf(html: string): string[] {
  const styles = html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)
  return Array.from(styles, ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
}
