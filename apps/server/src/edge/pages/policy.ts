import { createHash } from 'node:crypto'

/** Headers that every answer carries. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
} as const

/** Sources that the sportsbook of the casino's vendor loads from. */
export interface BookSources {
  /**
   * Address of its script: others come from the same folder, its answers and its socket from the
   * same origin. Null for a book in a frame.
   */
  script: string | null
  /** Address of its frame; null for a book that its script draws. */
  frame: string | null
  /** All other origins that it loads from, calls and frames. */
  origins: readonly string[]
}

/**
 * Parts of the content security policy of a page: what it may load, and who may show it in a frame.
 */
export interface PolicyParts {
  publicUrl: string
  sandboxUrl: string
  /**
   * The authorities' seals and the providers' widgets: these scripts and the pictures of their
   * hosts are let in, and nothing else.
   */
  thirdPartyScripts?: readonly string[]
  /** Games are framed from these origins, and draw with these scripts. */
  gameOrigins?: readonly string[]
  gameScripts?: readonly string[]
  book?: BookSources
  /**
   * Whatever a support chat loads, calls and frames comes from these, and it may do so from nowhere
   * else.
   */
  chatOrigins?: readonly string[]
  /** Editors' pictures are let in from these besides our own address. */
  imageOrigins?: readonly string[]
  /** `sha256-…` of each style that stands inline. */
  styleHashes: readonly string[]
  /** `sha256-…` of each script that stands inline. */
  scriptHashes?: readonly string[]
}

/**
 * The Content-Security-Policy of our pages. Inline text is allowed by its hash, which, unlike a
 * nonce, stays true for a page that is rendered once and sent to many (W3).
 */
export function pagePolicy({
  publicUrl,
  sandboxUrl,
  thirdPartyScripts = [],
  gameOrigins = [],
  gameScripts = [],
  book = { script: null, frame: null, origins: [] },
  chatOrigins = [],
  imageOrigins = [],
  styleHashes,
  scriptHashes = [],
}: PolicyParts): string {
  const chat = chatOrigins.filter((origin) => !origin.startsWith('ws'))
  const hosts = thirdPartyScripts.map((script) => new URL(script).origin)
  const sockets = publicUrl.replace(/^http/, 'ws')
  const bookFolder = book.script === null ? [] : [new URL('.', book.script).href]
  const bookOrigins = bookFolder.map((url) => new URL(url).origin)
  const bookSockets = bookOrigins.map((origin) => origin.replace(/^http/, 'ws'))
  const bookFrame = book.frame === null ? [] : [new URL(book.frame).origin]
  const besides = book.origins.filter((origin) => !origin.startsWith('ws'))
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': [
      "'self'",
      ...scriptHashes.map(quoted),
      ...thirdPartyScripts,
      ...gameScripts,
      ...bookFolder,
      ...besides,
      ...chat,
    ].join(' '),
    'style-src': ["'self'", ...styleHashes.map(quoted), ...besides].join(' '),
    'style-src-attr': "'unsafe-inline'",
    'img-src': [
      ...new Set([
        "'self'",
        'data:',
        sandboxUrl,
        ...hosts,
        ...bookOrigins,
        ...besides,
        ...chat,
        ...imageOrigins,
      ]),
    ].join(' '),
    'font-src': ["'self'", 'data:', ...bookFolder, ...besides].join(' '),
    'connect-src': [
      "'self'",
      sockets,
      ...bookOrigins,
      ...bookSockets,
      ...bookFrame,
      ...book.origins,
      ...chatOrigins,
    ].join(' '),
    'frame-src': [
      ...new Set(["'self'", sandboxUrl, ...gameOrigins, ...bookFrame, ...besides, ...chat]),
    ].join(' '),
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
  return Array.from(
    styles,
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  )
}
