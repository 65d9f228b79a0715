import { createHash } from 'node:crypto'

/** What every answer says about itself. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
} as const

/**
 * The Content-Security-Policy of a page of ours. Inline scripts are allowed by the hash of their text, which, unlike a nonce, stays
 * true for a page that is rendered once and sent to many.
 */
export function pagePolicy(html: string, options: { sandboxUrl: string; secure: boolean }): string {
  const third = options.sandboxUrl
  const socket = options.secure ? 'wss:' : 'ws:'
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'self' ${inlineHashes(html).join(' ')}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data: ${third}`,
    'font-src': "'self' data:",
    'connect-src': `'self' ${socket}`,
    'frame-src': `'self' ${third}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value.trim()}`)
    .join('; ')
}

function inlineHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)
  const running = [...scripts].filter(([, attributes]) => !/type="application\/(json|ld\+json)"/.test(attributes ?? ''))
  return running.map(
    ([, , text]) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
  )
}
