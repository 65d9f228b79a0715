import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { PlayAction, WalletErrorCode } from '#contracts/wallet-api.ts'
import { decimalOf, minorOf } from './decimals.ts'
import {
  type CommonCall,
  codesOf,
  type Dialect,
  type Fields,
  type Moment,
  NotInDialect,
  type Step,
  type StepResult,
  UNCLEAR,
  type WalletAnswer,
  type WalletCall,
  type WalletPost,
  withoutFreeSpins,
} from './dialect.ts'
import { isRefusal, parseJson } from './json-post.ts'
import { codeOfWords } from './words.ts'

export interface PragmaticOptions extends Pick<Moment, 'nowMs'> {
  providerId: string
  secret: string
}

const decimal = v.union([v.number(), v.string()])
const answered = v.object({
  description: v.nullish(v.string()),
  error: v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/))]),
  cash: v.nullish(decimal),
  bonus: v.nullish(decimal),
  currency: v.nullish(v.string()),
  userId: v.nullish(v.string()),
  transactionId: v.nullish(v.union([v.string(), v.number()])),
})

const CODES: Partial<Record<number, WalletErrorCode | null>> = {
  1: 'INSUFFICIENT_FUNDS',
  2: 'TOKEN_UNKNOWN',
  4: 'TOKEN_EXPIRED',
  5: null,
  6: 'PLAYER_DISABLED',
  8: 'GAME_UNKNOWN',
  50: 'LIMIT_REACHED',
}
const TRY_AGAIN = 100

const WINS = { free_round: 'bonusWin', promo: 'promoWin', jackpot: 'jackpotWin' } as const
type UnsignedRequest = [call: string, fields: Record<string, string>]

/** Pragmatic Play: forms with decimals and a hash, one movement a call. */
export function openPragmatic({ providerId, secret, nowMs = Date.now }: PragmaticOptions): Dialect {
  const post = (path: string, fields: Fields | string): WalletPost => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    if (typeof fields === 'string') return { path, headers, body: fields }
    const form = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, String(value)]),
    )
    return {
      path,
      headers,
      body: new URLSearchParams({ ...form, hash: hashOf(form, secret) }).toString(),
    }
  }
  return {
    name: 'pragmatic',
    codes: codesOf(CODES),
    post,
    steps: (call) =>
      requestsOf(withoutFreeSpins(call), String(nowMs())).map(
        ([name, fields]): Step => ({
          request: post(`${name}.html`, { providerId, ...fields }),
          read: (answer) => readAnswer(answer, call),
        }),
      ),
  }
}

/** Hashes the fields that are not empty, in the alphabetical order of their names. */
function hashOf(fields: Record<string, string>, secret: string): string {
  const pairs = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
  return createHash('md5')
    .update(pairs.join('&') + secret)
    .digest('hex')
}

function requestsOf(call: CommonCall, timestamp: string): UnsignedRequest[] {
  const { session } = call
  const { token } = session
  if (call.kind === 'authenticate') return [['authenticate', { token, gameId: session.gameId }]]
  const about = { userId: session.playerId ?? '', token }
  if (call.kind === 'balance') return [['balance', about]]
  const { gameId, roundId } = call
  const inRound = { ...about, gameId, roundId }
  if (call.kind === 'close') return [['endRound', inRound]]
  const amountOf = (amount: number) => decimalOf(amount, session.currency)
  if (call.kind === 'rollback') {
    if (call.undoes === 'win') throw new NotInDialect('a result cannot be refunded')
    return [
      [
        'refund',
        { ...inRound, reference: call.originalId, amount: amountOf(call.amount), timestamp },
      ],
    ]
  }
  const requests = call.actions.map(
    (action): UnsignedRequest => [
      callOf(action),
      {
        ...inRound,
        reference: action.id,
        amount: amountOf(action.amount),
        timestamp,
        currency: session.currency,
      },
    ],
  )
  return call.roundClosed ? [...requests, ['endRound', inRound]] : requests
}

function callOf(action: PlayAction): string {
  if (action.action === 'bet') return 'bet'
  return action.reason === undefined ? 'result' : WINS[action.reason]
}

function readAnswer(answer: WalletAnswer, { kind, session }: WalletCall): StepResult {
  if (answer.status !== 200) return isRefusal(answer) ? { outcome: 'refused', code: null } : UNCLEAR
  const parsed = v.safeParse(answered, parseJson(answer.body))
  if (!parsed.success) return UNCLEAR
  const { cash, bonus, userId, transactionId } = parsed.output
  const currency = parsed.output.currency ?? session.currency
  const [real, free] = [minorOf(cash ?? '', currency), minorOf(bonus ?? 0, currency)]
  const balance = real === null || free === null ? {} : { balance: real + free }
  const error = Number(parsed.output.error)
  if (error === TRY_AGAIN) return UNCLEAR
  if (error !== 0) {
    const code = CODES[error]
    return {
      outcome: 'refused',
      code:
        code === undefined ? (codeOfWords(parsed.output.description ?? '') ?? 'BAD_REQUEST') : code,
      ...balance,
    }
  }
  return {
    outcome: 'done',
    ...balance,
    ...(transactionId != null && { transactionId: String(transactionId) }),
    ...(kind === 'authenticate' && userId && { player: { id: userId, currency, language: '' } }),
  }
}
