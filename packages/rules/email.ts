import * as v from 'valibot'
import { plainCharacters } from './digits.ts'

/**
 * The text that may stand before the @: words of the characters of RFC 5322, and since RFC 6531 of
 * every script, with single dots between them.
 */
const WORD = String.raw`[A-Za-z0-9!#$%&'*+/=?^_\x60{|}~\-\p{L}\p{M}\p{N}\p{S}\u200c-\u200d]+`
const LOCAL_PART = new RegExp(String.raw`^${WORD}(?:\.${WORD})*$`, 'u')

/**
 * The characters that may be typed in a domain. Everything else means something to the URL parser,
 * which knows the standard's rules (IDNA).
 */
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}\u200c-\u200d.。．｡-]+$/u
const ASCII_DOMAIN =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/**
 * A domain in the form that machines use, such as xn--mnchen-3ya.de; null for a text that is none.
 */
export function asciiDomain(domain: string): string | null {
  if (!TYPED_DOMAIN.test(domain)) return null
  try {
    const { hostname } = new URL(`http://${domain}`)
    return ASCII_DOMAIN.test(hostname) ? hostname : null
  } catch {
    return null
  }
}

/** An address as it is typed or pasted, without what no reader sees. */
export function plainEmail(typed: string): string {
  return plainCharacters(typed).trim()
}

/** The two parts of an address; null where it has none. */
export function splitEmail(email: string): { local: string; domain: string } | null {
  const at = email.lastIndexOf('@')
  return at < 0 ? null : { local: email.slice(0, at), domain: email.slice(at + 1) }
}

/**
 * Returns whether a text is an e-mail address by the standard. The quoted form ("a b"@example.org)
 * is refused: it is very rare, and programs that read it wrongly have sent letters to the wrong
 * person.
 */
export function isEmail(text: string): boolean {
  const parts = splitEmail(text)
  return parts !== null && LOCAL_PART.test(parts.local) && asciiDomain(parts.domain) !== null
}

/** Schema of an address that is needed. Messages are translation keys. */
export const email = v.pipe(
  v.string('validations.mixed.required'),
  v.transform(plainEmail),
  v.nonEmpty('validations.mixed.required'),
  v.check(isEmail, 'validations.string.email'),
)
