import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { WalletErrorCode } from '#contracts/wallet-api.ts'
import { decimalOf, minorOf } from './decimals.ts'
import { type Dialect, type Step, type StepResult, UNCLEAR, type WalletAnswer, type WalletCall } from './dialect.ts'
import { isRefusal, jsonPost, parseJson } from './json-post.ts'

export interface TomhornOptions {
  partnerId: string
  secret: string
}

const decimal = v.union([v.number(), v.string()])
const answered = v.object({
  Code: v.number(),
  Balance: v.nullish(v.object({ Amount: decimal, Currency: v.string() })),
  Transaction: v.nullish(v.object({ Balance: decimal, Currency: v.string(), ID: v.union([v.number(), v.string()]) })),
})

const CODES: Partial<Record<number, WalletErrorCode | null>> = {
  2: 'BAD_REQUEST',
  3: null,
  5: 'TOKEN_UNKNOWN',
  6: 'INSUFFICIENT_FUNDS',
  8: 'BAD_REQUEST',
  9: 'ROUND_ROLLED_BACK',
  12: 'BET_MISSING',
}
const GENERAL_ERROR = 1
const DUPLICATE_REFERENCE = 11
/** A rollback is done when it was done before, and when the wallet has never seen what it undoes. */
const ROLLED_BACK: ReadonlySet<number> = new Set([9, 12])

type Words = [path: string, asked: Record<string, string | boolean>]

/** Tom Horn: JSON with decimals, signed over the values, one movement a call. Rounds are not closed. */
export function openTomhorn({ partnerId, secret }: TomhornOptions): Dialect {
  return {
    name: 'tomhorn',
    steps: (call) =>
      wordsOf(call).map(([path, asked]): Step => {
        const fields = { partnerID: partnerId, ...asked }
        return {
          request: jsonPost(path, { ...fields, sign: signatureOf(fields, secret) }),
          read: (answer) => readAnswer(answer, call),
        }
      }),
  }
}

/** Of the values that are not empty, in the order in which the dialect declares them. */
function signatureOf(fields: Record<string, string | boolean>, secret: string): string {
  return createHmac('sha256', secret).update(Object.values(fields).join('')).digest('hex').toUpperCase()
}

function wordsOf(call: WalletCall): Words[] {
  const { session } = call
  const name = session.playerId ?? ''
  const { currency } = session
  const sessionID = session.sessionRef ?? session.token
  switch (call.kind) {
    case 'authenticate':
    case 'balance':
      return [['GetBalance', { name, currency, sessionID, gameModule: session.gameId }]]
    case 'play':
      return call.actions.map(({ action, id: reference, amount, ...rest }): Words => {
        const asked = {
          name,
          amount: decimalOf(amount, currency),
          currency,
          reference,
          sessionID,
          gameRoundID: call.roundId,
          gameModule: call.gameId,
        }
        const isFree = 'reason' in rest && rest.reason !== undefined
        return action === 'bet' ? ['Withdraw', asked] : ['Deposit', { ...asked, ...(isFree && { type: rest.reason ?? '' }) }]
      })
    case 'rollback':
      return [['RollbackTransaction', { name, reference: call.originalId, sessionID }]]
    case 'close':
      return []
  }
}

function readAnswer(answer: WalletAnswer, { kind, session }: WalletCall): StepResult {
  if (answer.status !== 200) return isRefusal(answer) ? { outcome: 'refused', code: null } : UNCLEAR
  const parsed = v.safeParse(answered, parseJson(answer.body))
  if (!parsed.success || parsed.output.Code === GENERAL_ERROR) return UNCLEAR
  const { Code: told, Balance, Transaction } = parsed.output
  const amount = Balance?.Amount ?? Transaction?.Balance
  const minor = amount === undefined ? null : minorOf(amount, session.currency)
  const balance = minor === null ? {} : { balance: minor }
  const isDone = told === 0 || told === DUPLICATE_REFERENCE || (kind === 'rollback' && ROLLED_BACK.has(told))
  if (isDone) return { outcome: 'done', ...balance, ...(Transaction && { transactionId: String(Transaction.ID) }) }
  const code = CODES[told]
  return { outcome: 'refused', code: code === undefined ? 'BAD_REQUEST' : code, ...balance }
}
