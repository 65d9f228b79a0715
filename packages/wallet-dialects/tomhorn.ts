import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { PlayAction, WalletErrorCode } from '#contracts/wallet-api.ts'
import { decimalOf, minorOf } from './decimals.ts'
import {
  type CommonCall,
  codesOf,
  type Dialect,
  type Fields,
  type Step,
  type StepResult,
  UNCLEAR,
  type WalletAnswer,
  type WalletCall,
  withoutFreeSpins,
} from './dialect.ts'
import { isRefusal, jsonPost, parseJson } from './json-post.ts'
import { codeOfWords } from './words.ts'

export interface TomhornOptions {
  partnerId: string
  secret: string
}

const decimal = v.union([v.number(), v.string()])
const answered = v.object({
  Code: v.number(),
  Message: v.nullish(v.string()),
  Balance: v.nullish(v.object({ Amount: decimal, Currency: v.string() })),
  Transaction: v.nullish(
    v.object({ Balance: decimal, Currency: v.string(), ID: v.union([v.number(), v.string()]) }),
  ),
})

const CODES: Partial<Record<number, WalletErrorCode | null>> = {
  3: null,
  5: 'TOKEN_UNKNOWN',
  6: 'INSUFFICIENT_FUNDS',
  8: 'BAD_REQUEST',
  9: 'ROUND_ROLLED_BACK',
  12: 'BET_MISSING',
}
/** The error of cases without a number of their own (unconfirmed): the message names them. */
const GENERAL_ERROR = 1
const DUPLICATE_REFERENCE = 11
/**
 * A rollback is done when it was done before, and when the wallet has never seen what it undoes.
 */
const ROLLED_BACK: ReadonlySet<number> = new Set([9, 12])

type UnsignedRequest = [path: string, fields: Fields]

/**
 * Tom Horn: JSON with decimals, signed over the values, one movement a call. A round ends with its
 * last deposit.
 */
export function openTomhorn({ partnerId, secret }: TomhornOptions): Dialect {
  const post = (path: string, fields: Fields | string) =>
    jsonPost(
      path,
      typeof fields === 'string' ? fields : { ...fields, sign: signatureOf(fields, secret) },
    )
  return {
    name: 'tomhorn',
    codes: codesOf(CODES),
    post,
    steps: (call) =>
      requestsOf(withoutFreeSpins(call)).map(
        ([path, fields]): Step => ({
          request: post(path, { partnerID: partnerId, ...fields }),
          read: (answer) => readAnswer(answer, call),
        }),
      ),
  }
}

/** Signs the values in the order in which the dialect declares them. */
function signatureOf(fields: Fields, secret: string): string {
  return createHmac('sha256', secret)
    .update(Object.values(fields).join(''))
    .digest('hex')
    .toUpperCase()
}

function requestsOf(call: CommonCall): UnsignedRequest[] {
  const { session } = call
  const name = session.playerId ?? ''
  const { currency } = session
  const sessionID = session.sessionRef ?? session.token
  switch (call.kind) {
    case 'authenticate':
    case 'balance':
      return [['GetBalance', { name, currency, sessionID, gameModule: session.gameId }]]
    case 'play':
      return call.actions.map((action, at) =>
        movement(call, action, call.roundClosed && at === call.actions.length - 1),
      )
    case 'rollback':
      return [['RollbackTransaction', { name, reference: call.originalId, sessionID }]]
    case 'close':
      return []
  }
}

function movement(
  call: WalletCall & { kind: 'play' },
  action: PlayAction,
  isRoundEnd: boolean,
): UnsignedRequest {
  const { currency, playerId, sessionRef, token } = call.session
  const fields = {
    name: playerId ?? '',
    amount: decimalOf(action.amount, currency),
    currency,
    reference: action.id,
    sessionID: sessionRef ?? token,
    gameRoundID: call.roundId,
    gameModule: call.gameId,
  }
  if (action.action === 'bet') return ['Withdraw', fields]
  return [
    'Deposit',
    { ...fields, ...(action.reason && { type: action.reason }), ...(isRoundEnd && { isRoundEnd }) },
  ]
}

function readAnswer(answer: WalletAnswer, { kind, session }: WalletCall): StepResult {
  if (answer.status !== 200) return isRefusal(answer) ? { outcome: 'refused', code: null } : UNCLEAR
  const parsed = v.safeParse(answered, parseJson(answer.body))
  if (!parsed.success) return UNCLEAR
  const { Code: number, Message, Balance, Transaction } = parsed.output
  const words = codeOfWords(Message ?? '')
  if (number === GENERAL_ERROR && words === null) return UNCLEAR
  const amount = Balance?.Amount ?? Transaction?.Balance
  const minor = amount === undefined ? null : minorOf(amount, session.currency)
  const balance = minor === null ? {} : { balance: minor }
  const isDone =
    number === 0 ||
    number === DUPLICATE_REFERENCE ||
    (kind === 'rollback' && ROLLED_BACK.has(number))
  if (isDone)
    return {
      outcome: 'done',
      ...balance,
      ...(Transaction && { transactionId: String(Transaction.ID) }),
    }
  const code = CODES[number]
  return {
    outcome: 'refused',
    code: code === undefined ? (words ?? 'BAD_REQUEST') : code,
    ...balance,
  }
}
