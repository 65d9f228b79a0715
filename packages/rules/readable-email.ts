import { asciiDomain, splitEmail } from './email.ts'

const LONGEST_DOMAIN = 253
const ENCODED = 'xn--'

/**
 * The reader's own address as they know it: ada@münchen.de for ada@xn--mnchen-3ya.de, which is what
 * browsers make of it and where letters go. An address of someone else stays in the form for
 * machines: two domains can look alike in letters and never do in that form.
 */
export function readableEmail(email: string): string {
  const parts = splitEmail(email)
  const domain = parts?.domain.toLowerCase() ?? ''
  if (parts === null || domain.length > LONGEST_DOMAIN || !domain.includes(ENCODED)) return email
  const readable = domain
    .split('.')
    .map((label) =>
      label.startsWith(ENCODED) ? (decoded(label.slice(ENCODED.length)) ?? label) : label,
    )
    .join('.')
  // A text that does not lead back to the same domain is not its name.
  return asciiDomain(readable) === domain ? `${parts.local}@${readable}` : email
}

// Punycode, RFC 3492, with the names and numbers of its section 5.
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const INITIAL_BIAS = 72
const INITIAL_N = 128
const LAST_CHARACTER = 0x10ffff
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** The letters of a label without `xn--` (section 6.2); null for one that encodes none. */
function decoded(label: string): string | null {
  const delimiter = label.lastIndexOf('-')
  const found = [...label.slice(0, Math.max(delimiter, 0))]
  let n = INITIAL_N
  let i = 0
  let bias = INITIAL_BIAS
  for (let at = delimiter + 1; at < label.length; ) {
    const before = i
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = DIGITS.indexOf(label.charAt(at++) || '-')
      if (digit < 0) return null
      i += digit * weight
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX)
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const length = found.length + 1
    bias = adapted(i - before, length, before === 0)
    n += Math.floor(i / length)
    if (n > LAST_CHARACTER) return null
    i %= length
    found.splice(i++, 0, String.fromCodePoint(n))
  }
  return found.join('')
}

/** Section 6.1. */
function adapted(distance: number, length: number, isFirst: boolean): number {
  let delta = isFirst ? Math.floor(distance / DAMP) : Math.floor(distance / 2)
  delta += Math.floor(delta / length)
  let k = 0
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) delta = Math.floor(delta / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW))
}
