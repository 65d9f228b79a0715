import { latinDigits, plainCharacters } from '#rules/digits.ts'
import { isEmail, plainEmail } from '#rules/email.ts'
import type { FormState } from './forms.ts'
import {
  BANK_ACCOUNTS,
  isCardNumber,
  isExpiryAhead,
  type Outcome,
  outcomeOfCard,
  outcomeOfPin,
} from './outcomes.ts'
import type { Word } from './words.ts'

/** The text that a payer has typed, read. */
export interface Confirmation {
  instrument: string
  outcome: Outcome
  needsChallenge: boolean
}

export type Problem = Pick<FormState, 'errors'>

export function isProblem(read: Confirmation | Problem): read is Problem {
  return 'errors' in read
}

export function readCard(values: Record<string, string>, now: Date): Confirmation | Problem {
  const number = plainCode(values.cardNumber)
  const code = plainCode(values.code)
  const errors: Record<string, Word> = {}
  if (!isCardNumber(number)) errors.cardNumber = 'errorCardNumber'
  if (!isExpiryAhead(plainCode(values.expiry), now)) errors.expiry = 'errorExpiry'
  if (!/^\d{3,4}$/.test(code)) errors.code = 'errorCode'
  if ((values.holder ?? '').trim().length < 2) errors.holder = 'errorHolder'
  if (Object.keys(errors).length > 0) return { errors }
  return { instrument: `•••• ${number.slice(-4)}`, ...outcomeOfCard(number) }
}

export function readBank(values: Record<string, string>): Confirmation | Problem {
  const account = BANK_ACCOUNTS.find((each) => each.id === values.account)
  if (!account) return { errors: { account: 'errorAccount' } }
  return { instrument: account.instrument, outcome: account.outcome, needsChallenge: true }
}

export function readWallet(values: Record<string, string>): Confirmation | Problem {
  const email = plainEmail(values.email ?? '')
  const pin = plainCode(values.pin)
  const errors: Record<string, Word> = {}
  if (email.length > 64 || !isEmail(email)) errors.email = 'errorEmail'
  if (!/^\d{4}$/.test(pin)) errors.pin = 'errorPin'
  if (Object.keys(errors).length > 0) return { errors }
  return { instrument: maskEmail(email), outcome: outcomeOfPin(pin), needsChallenge: false }
}

/**
 * A number that one copies from a card or a phone: the digits of any script, and nothing of what
 * parts them.
 */
export function plainCode(typed = ''): string {
  return latinDigits(plainCharacters(typed)).replace(/[\s\u2010-\u2015-]+/g, '')
}

function maskEmail(email: string): string {
  return email.replace(/^(.{1,2})[^@]*/, '$1•••')
}
