import { type Notation, readAmountText } from '#rules/amount-text.ts'

/** The content of an amount field during typing. */
export interface TypedAmount {
  /** The text as it was typed. */
  shown: string
  /** The amount in it: digits and at most one dot. Empty where it has none. */
  text: string
  /** The text is no amount; the field shows that for as long as it stands there. */
  isRefused: boolean
}

/**
 * Returns the content of an amount field after a change. A text is never made another one to become
 * an amount: 1e3 without its letter would be 13.
 */
export function typeAmount(
  before: string,
  typed: string,
  notation: Notation,
  digits: number,
): TypedAmount {
  const read = readAmountText(typed, notation, digits)
  if (read === null) return { shown: typed, text: '', isRefused: true }
  // A text that comes at once is finished, and stands there in short at once.
  const isFinished = read.text !== '' && !isKeystroke(before, typed)
  return {
    shown: isFinished ? read.text.replace('.', notation.decimal) : typed,
    text: read.text,
    isRefused: false,
  }
}

/**
 * Returns the text of an amount field that was left: null where it shows its amount in short. A
 * text that was never finished is refused then.
 */
export function leaveAmount({ shown, text }: TypedAmount): TypedAmount | null {
  return text !== '' || shown.trim() === '' ? null : { shown, text, isRefused: true }
}

/** Returns whether a text became another one by one character more or less. */
function isKeystroke(before: string, after: string): boolean {
  const [shorter, longer] = before.length < after.length ? [before, after] : [after, before]
  let same = 0
  while (same < shorter.length && shorter[same] === longer[same]) same++
  return longer.length - shorter.length <= 1 && longer.endsWith(shorter.slice(same))
}
