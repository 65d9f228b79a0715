import { isUtf8 } from 'node:buffer'

/** Message to a caller whose text is not whole. */
export const NOT_WHOLE = 'A text cannot hold the character NUL or half of a character.'

const ESCAPES = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|.)/gis
/** The references of XML to one character. */
const REFERENCES = /&#(?:x([\da-f]+)|(\d+));/gi

/**
 * Returns whether a text can be kept: PostgreSQL keeps no character NUL, and half of a character
 * (a lone surrogate) is no text at all.
 */
export function isWhole(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/**
 * Returns whether the texts of JSON, or of a document of GraphQL, are whole once escapes are read.
 */
export function isWholeSource(source: string): boolean {
  if (!source.includes('\\u')) return isWhole(source)
  return isWhole(
    source.replace(ESCAPES, (_, wide?: string, narrow?: string) => characterOf(wide ?? narrow)),
  )
}

/** Returns whether a body of JSON, of a form or of XML is UTF-8, and each text in it is whole. */
export function isWholeBody(body: Buffer): boolean {
  if (!isUtf8(body)) return false
  const text = body.toString()
  const [first] = text.trimStart()
  if (first === '{' || first === '[' || first === '"') return isWholeSource(text)
  if (first === '<')
    return isWhole(
      text.replace(REFERENCES, (_, hex?: string, decimal?: string) =>
        hex ? characterOf(hex) : characterOf(Number(decimal).toString(16)),
      ),
    )
  return isWholeEscaped(text)
}

/** Returns whether a text is whole once its percent signs are read, as in addresses and forms. */
export function isWholeEscaped(text: string): boolean {
  if (!text.includes('%')) return isWhole(text)
  try {
    return isWhole(decodeURIComponent(text))
  } catch {
    return false
  }
}

const ODD_ESCAPES =
  /(\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2})|\\u(?:0000|d[89a-f][\da-f]{2})|(\\.)/gis

/**
 * JSON of a third party in which U+FFFD stands for each NUL and half character: one odd letter in a
 * name must not delay the money that the answer is about.
 */
export function mendedJson(source: string): string {
  if (isWholeSource(source)) return source
  return source.replace(
    ODD_ESCAPES,
    (_, pair?: string, other?: string) => pair ?? other ?? '\\ufffd',
  )
}

/** Two halves that stand beside each other are one character again. */
function characterOf(hex: string | undefined): string {
  if (hex === undefined) return ''
  const code = Number.parseInt(hex, 16)
  return code > 0x10ffff ? '' : String.fromCodePoint(code)
}
