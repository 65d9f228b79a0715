import { createHash } from 'node:crypto'

/** What every answer says about itself. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
} as const

/**
 * The Content-Security-Policy of a page of ours. What stands inline is allowed by the hash of its text, which, unlike a nonce, stays
 * true for a page that is rendered once and sent to many (W3).
 */
export function pagePolicy(html: string, { publicUrl, sandboxUrl }: { publicUrl: string; sandboxUrl: string }): string {
  const sockets = publicUrl.replace(/^http/, 'ws')
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': ["'self'", ...hashesOf(html, /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)].join(' '),
    'style-src': ["'self'", ...hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g)].join(' '),
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: ${sandboxUrl}`,
    'font-src': "'self' data:",
    'connect-src': `'self' ${sockets}`,
    'frame-src': `'self' ${sandboxUrl}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

const known = new Map<string, string>()
const REMEMBERED = 100

/** The same few texts stand in every page: each is hashed once. */
function hashesOf(html: string, inline: RegExp): string[] {
  return Array.from(html.matchAll(inline), ([, text = '']) => {
    const before = known.get(text)
    if (before) return before
    if (known.size >= REMEMBERED) known.clear()
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    known.set(text, hash)
    return hash
  })
}
