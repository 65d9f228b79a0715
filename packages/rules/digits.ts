/**
 * Returns the text with the digits of every script as Latin ones: ٣ and ३ and ３ become 3.
 * Everything else stays as it is.
 */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(countOf(digit)))
}

/**
 * Unicode keeps the ten digits of a script beside each other, the zero first; a few scripts stand
 * directly behind another.
 */
function countOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}

/**
 * Marks that no reader sees, of writing direction above all: a text copied from a page brings them
 * along.
 */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/**
 * Letters and signs as wide as a Chinese character, which some keyboards make, stand in the order
 * of ASCII.
 */
const WIDE = /[\uff01-\uff5e]/g
const WIDER_BY = 0xfee0

/**
 * Returns a text as it is seen, for input that machines read, with wide characters as ordinary
 * ones. The marks that control how letters join stay.
 */
export function plainCharacters(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDER_BY))
}
