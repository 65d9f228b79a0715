import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { WalletErrorCode } from '#contracts/wallet-api.ts'
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
  withoutFreeSpins,
} from './dialect.ts'
import { isRefusal, jsonPost, parseJson } from './json-post.ts'
import { codeOfWords } from './words.ts'

export interface TvbetOptions extends Pick<Moment, 'nowMs'> {
  secret: string
}

const decimal = v.union([v.number(), v.string()])
const answered = v.object({
  sc: v.boolean(),
  cd: v.number(),
  er: v.nullish(v.string()),
  val: v.nullish(
    v.object({
      tid: v.nullish(v.union([v.string(), v.number()])),
      uid: v.nullish(v.string()),
      cc: v.nullish(v.string()),
      /** Amount of a payment (decimal). */
      sm: v.nullish(decimal),
      /** The balance of a user (unconfirmed). */
      bl: v.nullish(decimal),
      lng: v.nullish(v.string()),
    }),
  ),
})

const CODES: Partial<Record<number, WalletErrorCode | null>> = {
  1: null,
  5: 'TOKEN_UNKNOWN',
  6: 'TOKEN_EXPIRED',
  8: 'INSUFFICIENT_FUNDS',
  11: 'PLAYER_DISABLED',
  13: 'ROUND_ROLLED_BACK',
}
const EXISTS = 12
/** An error of the casino's own (unconfirmed). */
const TRY_AGAIN: ReadonlySet<number> = new Set([2, 3])

const KINDS = { bet: -1, win: 1, refund: 2, refundOfWin: -2, jackpot: 4 } as const
type UnsignedRequest = [path: string, fields: Fields]

/**
 * TVBET: JSON with decimals, signed in the body. A bet is a round: its `bid` is the round's id,
 * with one payment of each type in it.
 */
export function openTvbet({ secret, nowMs = Date.now }: TvbetOptions): Dialect {
  const post = (path: string, fields: Fields | string) =>
    jsonPost(
      path,
      typeof fields === 'string' ? fields : { ...fields, si: signatureOf(fields, secret) },
    )
  return {
    name: 'tvbet',
    codes: codesOf(CODES),
    post,
    steps: (call) =>
      requestsOf(withoutFreeSpins(call)).map(
        ([path, fields]): Step => ({
          request: post(path, { ti: Math.floor(nowMs() / 1000), ...fields }),
          read: (answer) => readAnswer(answer, call, fields),
        }),
      ),
  }
}

/** Signs the values in the order in which they are written (unconfirmed). */
function signatureOf(fields: Fields, secret: string): string {
  return createHash('md5')
    .update(`${Object.values(fields).join('')}${secret}`)
    .digest('base64')
}

function requestsOf(call: CommonCall): UnsignedRequest[] {
  const { session } = call
  const to = session.token
  if (call.kind === 'authenticate' || call.kind === 'balance') return [['GetUserData', { to }]]
  const payment = (tt: number, amount: number): UnsignedRequest => [
    'MakePayment',
    { to, bid: call.roundId, tt, sm: decimalOf(amount, session.currency), ed: call.gameId },
  ]
  if (call.kind === 'close') return [payment(KINDS.win, 0)]
  if (call.kind === 'rollback')
    return [payment(call.undoes === 'win' ? KINDS.refundOfWin : KINDS.refund, call.amount)]
  const requests = call.actions.map((action) =>
    payment(
      action.action === 'win' && action.reason === 'jackpot' ? KINDS.jackpot : KINDS[action.action],
      action.amount,
    ),
  )
  const kinds = call.actions.map((action) =>
    'reason' in action ? (action.reason ?? action.action) : action.action,
  )
  if (new Set(kinds).size < kinds.length)
    throw new NotInDialect('a bet has one payment of each type')
  const isLost = call.roundClosed && call.actions.at(-1)?.action === 'bet'
  return isLost ? [...requests, payment(KINDS.win, 0)] : requests
}

/** A transaction that exists already was made before, when its amount is the same. */
function readAnswer(answer: WalletAnswer, call: WalletCall, fields: Fields): StepResult {
  if (answer.status !== 200) return isRefusal(answer) ? { outcome: 'refused', code: null } : UNCLEAR
  const parsed = v.safeParse(answered, parseJson(answer.body))
  if (!parsed.success || TRY_AGAIN.has(parsed.output.cd)) return UNCLEAR
  const { sc, cd, er, val } = parsed.output
  const currency = val?.cc ?? call.session.currency
  const balance =
    typeof val?.bl === 'string' || typeof val?.bl === 'number' ? minorOf(val.bl, currency) : null
  if (cd === EXISTS) {
    const [used, sent] = [val?.sm, 'sm' in fields ? String(fields.sm) : null]
    const isOther =
      call.kind === 'play' &&
      used !== null &&
      used !== undefined &&
      sent !== null &&
      minorOf(used, currency) !== minorOf(sent, currency)
    if (isOther) return { outcome: 'refused', code: 'DUPLICATE_TRANSACTION' }
  } else if (!sc || cd !== 0) {
    const code = CODES[cd]
    return {
      outcome: 'refused',
      code: code === undefined ? (codeOfWords(er ?? '') ?? 'BAD_REQUEST') : code,
      ...(balance !== null && { balance }),
    }
  }
  return {
    outcome: 'done',
    ...(balance !== null && { balance }),
    ...(val?.tid != null && { transactionId: String(val.tid) }),
    ...(call.kind === 'authenticate' &&
      val?.uid && { player: { id: val.uid, currency, language: val.lng ?? '' } }),
  }
}
