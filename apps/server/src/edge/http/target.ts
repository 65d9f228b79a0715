import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { isWholeEscaped } from '../../kit/whole-text.ts'

/** `http://host/path`, which every server has to understand (RFC 9112, section 3.2.2). */
const ABSOLUTE = /^https?:\/\/[^/?#\\]+/i
const NOT_ASCII = /[^\0-\x7f]/

/**
 * The path and the query of the address that a request names. Null for one that different programs
 * would read differently: with an empty part or a backslash in its path, with a null character, or
 * with escapes that are no UTF-8.
 */
export function readTarget(requested: string): string | null {
  const target = requested.startsWith('/') ? requested : pathOfAbsolute(requested)
  if (target === null) return null
  const query = target.indexOf('?')
  const path = query === -1 ? target : target.slice(0, query)
  if (/\/\/|\\|%5c/i.test(path)) return null
  return isText(target) ? target : null
}

function pathOfAbsolute(requested: string): string | null {
  const [origin] = requested.match(ABSOLUTE) ?? []
  if (origin === undefined || !URL.canParse(origin)) return null
  const rest = requested.slice(origin.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

function isText(target: string): boolean {
  // Node gives each byte of a request as one character.
  if (NOT_ASCII.test(target) && !isUtf8(Buffer.from(target, 'latin1'))) return false
  return isWholeEscaped(target)
}

/**
 * Returns false for a request with two Host headers, of which different programs would believe
 * different ones: Node keeps the first alone. HTTP/1.0 does not require any.
 */
export function namesOneHost({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}
