import type { Payment } from '#contracts/cashier-api.ts'

/** The end of a payment once the payer has confirmed it. */
export type Outcome =
  | { kind: 'paid' }
  | { kind: 'declined'; reason: NonNullable<Payment['reason']> }
  /** Still undecided when the payer leaves; paid a while later. */
  | { kind: 'slow' }
  /** Declined, and yet paid a while later. */
  | { kind: 'late' }

export interface TestCard {
  number: string
  outcome: Outcome
  needsChallenge: boolean
  /** Key of the words about its purpose. */
  word: string
}

/** Documented on the page itself. Any other valid number is paid at once. */
export const TEST_CARDS: readonly TestCard[] = [
  {
    number: '9400000000000007',
    outcome: { kind: 'paid' },
    needsChallenge: false,
    word: 'testPaid',
  },
  {
    number: '9400000000000106',
    outcome: { kind: 'paid' },
    needsChallenge: true,
    word: 'testChallenge',
  },
  {
    number: '9400000000000205',
    outcome: { kind: 'declined', reason: 'low_balance' },
    needsChallenge: false,
    word: 'testLowBalance',
  },
  {
    number: '9400000000000304',
    outcome: { kind: 'declined', reason: 'rejected_by_bank' },
    needsChallenge: false,
    word: 'testRejected',
  },
  {
    number: '9400000000000403',
    outcome: { kind: 'declined', reason: 'daily_limit' },
    needsChallenge: false,
    word: 'testDailyLimit',
  },
  {
    number: '9400000000000502',
    outcome: { kind: 'slow' },
    needsChallenge: false,
    word: 'testSlow',
  },
  {
    number: '9400000000000601',
    outcome: { kind: 'late' },
    needsChallenge: false,
    word: 'testLate',
  },
]

export interface BankAccount {
  id: string
  word: string
  instrument: string
  /** Minor units that the page shows as its balance. */
  balance: number
  outcome: Outcome
}

export const BANK_ACCOUNTS: readonly BankAccount[] = [
  {
    id: 'everyday',
    word: 'accountEveryday',
    instrument: '•••• 2041',
    balance: 1_312_055,
    outcome: { kind: 'paid' },
  },
  {
    id: 'savings',
    word: 'accountSavings',
    instrument: '•••• 7730',
    balance: 410,
    outcome: { kind: 'declined', reason: 'low_balance' },
  },
  {
    id: 'joint',
    word: 'accountJoint',
    instrument: '•••• 1188',
    balance: 284_000,
    outcome: { kind: 'declined', reason: 'daily_limit' },
  },
]

/** PINs of the wallets that do something else than pay. */
const WALLET_PINS: Readonly<Record<string, Outcome>> = {
  '1111': { kind: 'declined', reason: 'low_balance' },
  '2222': { kind: 'slow' },
  '3333': { kind: 'declined', reason: 'rejected_by_bank' },
}

export function outcomeOfCard(number: string): { outcome: Outcome; needsChallenge: boolean } {
  return (
    TEST_CARDS.find((card) => card.number === number) ?? {
      outcome: { kind: 'paid' },
      needsChallenge: false,
    }
  )
}

export function outcomeOfPin(pin: string): Outcome {
  return WALLET_PINS[pin] ?? { kind: 'paid' }
}

/** The check digit that every card number carries. */
export function isCardNumber(text: string): boolean {
  if (!/^\d{12,19}$/.test(text)) return false
  let sum = 0
  for (let at = 0; at < text.length; at++) {
    const digit = Number(text.at(-1 - at))
    const doubled = at % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** '12/28', '1228' or '12/2028', good to the end of its month. */
export function isExpiryAhead(text: string, now: Date): boolean {
  const [, month = '', year = ''] =
    text.match(/^(0?[1-9]|1[0-2])\/(?:20)?(\d{2})$/) ?? text.match(/^(0[1-9]|1[0-2])(\d{2})$/) ?? []
  if (month === '') return false
  return Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime()
}
