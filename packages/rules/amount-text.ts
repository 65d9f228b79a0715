import { latinDigits, plainCharacters } from './digits.ts'
import { formatAmount } from './money.ts'

/** The longest text the amount field takes. */
export const MAX_AMOUNT_CHARACTERS = 8

/**
 * The notation of numbers in the reader's language: the mark before the decimals, and the one that
 * parts the thousands.
 */
export interface Notation {
  decimal: string
  group: string
}

/** The amount in a typed text. */
export interface ReadAmount {
  /**
   * The number as it was written, with digits 0 to 9 and without what stood around it; longer than
   * the field takes: in short.
   */
  shown: string
  /**
   * Digits and at most one dot, rounded to the currency's digits. Empty where no amount is written
   * yet.
   */
  text: string
}

const DOT = '[.,٫]'
/** A text of more characters is no amount. */
const LONGEST_READ = 60

/** Currencies, names of them, and the dash that some write for no cents: nothing of it counts. */
const AROUND = String.raw`(?:[\p{L}\p{M}\p{Sc}]\.?|\s)*`
const WRITTEN = new RegExp(
  String.raw`^${AROUND}(${DOT}?\d[\d.,٫٬'’\s]*|${DOT})?(?:${DOT}[-–—])?${AROUND}$`,
  'u',
)

const COUNTING =
  'h|hundred|hundert|cem|cien|ciento|sata|sataa|sada|k|t|tsd|tausend|thousand|grand|tuh\\p{L}*|' +
  'm|mi[lo]\\p{L}*|mln|b|bn|billion\\p{L}*|mrd|mds?|lakhs?|crores?|' +
  'مئة|مائة|ألف|الف|آلاف|الاف|مليون|مليار'
const CENTS =
  '¢|cts?|c|cents?|cent[ai]\\p{L}*|c[eé]nt[ai]m\\p{L}*|cênt\\p{L}*|snt|sent\\p{L}*|p|pence|penn\\p{L}*|' +
  'سنت\\p{L}*\\p{M}?\\p{L}*|قرش|قروش'
/** Letters that look like digits. */
const DIGIT_LIKE = '[oil]+'

/**
 * Text that changes the amount of the digits in front of it: hundreds, thousands and millions in
 * letters, as in 5k, and hundredth parts, as in 50 cents.
 */
const MULTIPLIED = new RegExp(String.raw`\d\s*(?:${COUNTING}|${CENTS}|${DIGIT_LIKE})\.?\s*$`, 'iu')

/**
 * Reads an amount as people write it: in the digits of any script, with the decimal sign of any
 * language. A text that could not be one amount only is null, and so is one of more characters than
 * the field takes. Both signs together: the later one is before the decimals. One sign alone is,
 * too, unless the reader's language parts thousands by it and three digits follow. More digits
 * behind it than the currency has (`digits`) are rounded, halves up.
 */
export function readAmountText(
  typed: string,
  { decimal, group }: Notation,
  digits: number,
): ReadAmount | null {
  if (typed.length > LONGEST_READ) return null
  const asSeen = plain(typed)
  const match = MULTIPLIED.test(asSeen) ? null : asSeen.match(WRITTEN)
  if (match === null) return null
  const [, found = ''] = match
  const written = found.trim()
  const parts = written === '' ? null : split(written, group)
  if (written !== '' && parts === null) return null
  const whole = parts === null ? '' : joinGroups(parts.whole)
  if (whole === null || (whole === UNFINISHED && parts?.fraction != null)) return null
  if (whole === UNFINISHED)
    return written.length > MAX_AMOUNT_CHARACTERS ? null : { shown: written, text: '' }
  const text =
    parts === null ? '' : round(whole.replace(/^0+(?=\d)/, ''), parts.fraction ?? '', digits)
  if (text.length > MAX_AMOUNT_CHARACTERS) return null
  return {
    shown: written.length > MAX_AMOUNT_CHARACTERS ? text.replace('.', decimal) : written,
    text,
  }
}

/** An amount as it stands in the field: no decimals where there are none to show. */
export function amountText(minor: bigint, currency: string): string {
  return formatAmount(minor, currency).replace(/\.0+$/, '')
}

/** The digits 0 to 9, and one sign for each that only looks different. */
function plain(typed: string): string {
  return latinDigits(plainCharacters(typed)).replaceAll('،', ',')
}

interface Parts {
  whole: string
  /** Null where no decimal sign is written. */
  fraction: string | null
}

/** Takes a number apart at its decimal sign; null where there is more than one. */
function split(written: string, group: string): Parts | null {
  const signs = [...written.matchAll(/[.,٫]/g)].map(({ 0: sign, index }) => ({ sign, index }))
  const last = signs.at(-1)
  const isAlone = signs.every(({ sign }) => sign === last?.sign)
  if (last === undefined || (isAlone && signs.length > 1 && last.sign !== '٫'))
    return { whole: written, fraction: null }
  const [whole, fraction] = [written.slice(0, last.index), written.slice(last.index + 1)]
  if (isAlone && last.sign === group && fraction.length > 2 && /^[1-9]\d{0,2}$/.test(whole)) {
    return fraction.length === 3 ? { whole: written, fraction: null } : null
  }
  const isOnce = signs.filter(({ sign }) => sign === last.sign).length === 1
  return isOnce && /^\d*$/.test(fraction) ? { whole: whole === '' ? '0' : whole, fraction } : null
}

/** A number in groups of which the last is still being typed. */
const UNFINISHED = '…'

/**
 * The digits of a number in groups; null where the groups are none: they are parted by one sign,
 * and the last has three digits.
 */
function joinGroups(whole: string): string | null {
  const signs = new Set(whole.match(/\D/g))
  if (signs.size === 0) return whole
  const groups = whole.split(/\D/)
  const [first = '', ...others] = groups
  const last = others.pop() ?? ''
  const areGroups =
    signs.size === 1 && /^\d{1,3}$/.test(first) && others.every((each) => /^\d{2,3}$/.test(each))
  if (!areGroups || last.length > 3) return null
  return last.length === 3 ? groups.join('') : UNFINISHED
}

function round(whole: string, fraction: string, digits: number): string {
  if (fraction.length <= digits) return fraction === '' ? whole : `${whole}.${fraction}`
  const kept = BigInt(whole + fraction.slice(0, digits)) + (Number(fraction[digits]) >= 5 ? 1n : 0n)
  const all = kept.toString().padStart(digits + 1, '0')
  return digits === 0 ? all : `${all.slice(0, -digits)}.${all.slice(-digits)}`
}
