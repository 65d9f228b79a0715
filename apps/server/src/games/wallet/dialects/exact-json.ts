import { hasFewParts } from '../../../kit/few-parts.ts'

/** Like parseExactJson, for what a caller without a key may have sent; undefined for many values, too. */
export function parseShortJson(raw: Buffer): unknown {
  return hasFewParts(raw, ',[{') ? parseExactJson(raw) : undefined
}

/**
 * JSON in which each number is the text that stood there: no digit of an amount or of a long id is
 * lost, and what is signed over values is signed over what was written. Undefined for what is no
 * JSON.
 */
export function parseExactJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'), (_, value, ...[context]: [{ source?: string }?]) =>
      typeof value === 'number' ? (context?.source ?? String(value)) : value,
    )
  } catch {
    return undefined
  }
}
