import * as v from 'valibot'
import { isSameText } from '#contracts/same-text.ts'
import { formatAmount } from '#rules/money.ts'
import { json, type Route } from '../../../kit/http.ts'
import { timeOfId } from '../../../kit/ids.ts'
import { BELIEVED_FOR_MS } from '../../../players/attempts/signed-calls.ts'
import type { WalletRoutesDeps } from '../../providers/provider.ts'
import {
  type AnswerIn,
  balanceOf,
  looseField,
  openWalletCalls,
  Refused,
  type Speech,
  stillCalls,
} from '../wallet-call.ts'
import type { Order } from '../wallet-orders.ts'
import type { GameSession } from '../wallet-state.ts'
import { type DialectCode, minorOf, resultOfOne } from './dialect.ts'
import { parseShortJson } from './exact-json.ts'
import { md5 } from './md5.ts'
import { amount, inOrder, name, reference } from './shapes.ts'

export interface TvbetProvider {
  id: string
  gamePrefix: string
  /** The first signs answers; each is believed in calls, while one is being replaced. */
  secrets: readonly string[]
}

type TvbetDeps = WalletRoutesDeps & { provider: TvbetProvider }

const MOST_BYTES = 64 * 1024
const EXISTS = 12

const SIGNATURE = 'si'
const HOUR_MS = 3_600_000
const about = { ti: v.pipe(v.string(), v.regex(/^\d{10}$/)), to: name }
const user = inOrder(SIGNATURE, about)
/** Without a minus at its end, which is that of the type behind it. */
const bid = v.pipe(reference, v.regex(/[^-]$/))
/** Kinds of payments within a bet, by TVBET's numbers. A bet has at most one of each. */
const KINDS = {
  '-1': 'bet',
  '1': 'win',
  '2': 'refund',
  '-2': 'win-refund',
  '4': 'jackpot',
} as const
const paid = { ...about, bid, tt: v.string() }
const payment = inOrder(SIGNATURE, paid)
const newPayment = inOrder(SIGNATURE, { ...paid, sm: amount, ed: v.optional(v.string()) })

type Payment = Pick<v.InferOutput<typeof payment>, 'bid' | 'tt'>
type Kind = (typeof KINDS)[keyof typeof KINDS]

const ANSWERS: Record<DialectCode, { code: number; message: string }> = {
  TOKEN_UNKNOWN: { code: 5, message: 'No game session has this token.' },
  PLAYER_DIFFERS: { code: 5, message: 'The game session is of another player.' },
  TOKEN_EXPIRED: { code: 6, message: 'The game session is over and takes no more bets.' },
  AMOUNT_ODD: {
    code: 7,
    message: 'The amount is not one of this currency, or another one than that of the bet.',
  },
  INSUFFICIENT_FUNDS: { code: 8, message: 'The player does not have enough money.' },
  PLAYER_DISABLED: { code: 11, message: 'The player may not bet.' },
  LIMIT_REACHED: { code: 11, message: 'The player has reached a limit.' },
  GAME_UNKNOWN: { code: 11, message: 'The game takes no new rounds.' },
  DUPLICATE_TRANSACTION: {
    code: EXISTS,
    message: 'The bet has a payment of this type, or is of another player.',
  },
  ROUND_ROLLED_BACK: { code: 13, message: 'The bet has been refunded.' },
  ROUND_CLOSED: { code: 14, message: 'The bet is over, or has been won on.' },
  BET_MISSING: { code: 14, message: 'There is no such payment.' },
  BAD_REQUEST: { code: 14, message: 'The request does not have the shape it should have.' },
  CURRENCY_DIFFERS: { code: 14, message: 'The game session is in another currency.' },
  // (unconfirmed)
  BUSY: { code: 2, message: 'Ask again with the same ids.' },
}

/**
 * Returns the routes of TVBET's wallet calls. A payment is named by its bet and its type; each bet
 * is a round.
 */
export function tvbetWalletRoutes(deps: TvbetDeps): Route[] {
  const { wallet, sessions, provider } = deps
  const { calls, others } = openWalletCalls(deps, speechOf(deps))
  const route = <Call extends { ti: string; to: string }>(
    path: string,
    shape: v.GenericSchema<unknown, Call>,
    answer: AnswerIn<Call, DialectCode>,
  ): Route =>
    calls({
      name: path,
      shape,
      find: ({ to }) => sessions.find(to),
      answer: async (call, session) =>
        isTimely(deps, call) ? await answer(call, session) : new Refused('BAD_REQUEST'),
    })
  const ok = (val: object) => signedJson(deps, { sc: true, cd: 0, er: '', val })

  /**
   * Returns the result of a payment, as it was answered the first time. Null for none, and for
   * another player's.
   */
  async function find(session: GameSession, { bid, tt }: Payment) {
    const kind = kindOf(tt)
    const found = kind && (await wallet.find(provider.id, refOf(bid, kind)))
    if (!found || found.playerId !== session.playerId) return null
    return valOf(session, {
      bid,
      tt,
      id: found.id,
      sum: formatAmount(found.amount, session.currency),
    })
  }

  return [
    route('GetUserData', user, async (_, session) => {
      if (await sessions.isOver(session)) return new Refused('TOKEN_EXPIRED')
      const { playerId: uid, currency: cc, language: lng } = session
      return ok({ uid, cc, lng, bl: formatAmount(await balanceOf(deps, session), cc) })
    }),
    route('RefreshToken', user, async ({ to }, session) =>
      (await sessions.isOver(session)) ? new Refused('TOKEN_EXPIRED') : ok({ to }),
    ),
    route('MakePayment', newPayment, async (call, session) => {
      const { bid, tt, sm } = call
      const kind = kindOf(tt)
      if (!kind) return new Refused('BAD_REQUEST')
      const amount = minorOf(sm, session)
      if (amount === null || (await undoesOther(deps, { bid, kind, amount })))
        return new Refused('AMOUNT_ODD')
      const decision = await wallet.carryOut(orderOf(session, { bid, kind, amount }))
      if (!decision.done && decision.code !== 'DUPLICATE_TRANSACTION')
        return new Refused(
          decision.code,
          decision.code === 'INSUFFICIENT_FUNDS' ? decision.balance : undefined,
        )
      if (!decision.done || resultOfOne(decision).isRepeat)
        return signedJson(deps, {
          sc: false,
          cd: EXISTS,
          er: ANSWERS.DUPLICATE_TRANSACTION.message,
          val: await find(session, call),
        })
      return ok(
        valOf(session, {
          bid,
          tt,
          id: resultOfOne(decision).transactionId,
          sum: formatAmount(BigInt(amount), session.currency),
        }),
      )
    }),
    route('GetPaymentInfo', payment, async (call, session) => {
      const found = await find(session, call)
      return found ? ok(found) : new Refused('BET_MISSING')
    }),
    others,
  ]
}

function isTimely({ clock }: TvbetDeps, { ti }: { ti: string }): boolean {
  const agoMs = clock.nowMs() - Number(ti) * 1000
  return agoMs >= -HOUR_MS && agoMs <= BELIEVED_FOR_MS
}

const kindOf = (tt: string): Kind | undefined =>
  Object.hasOwn(KINDS, tt) ? KINDS[tt as keyof typeof KINDS] : undefined
const refOf = (bid: string, kind: Kind) => `${bid}/${kind}`
const UNDONE = { refund: 'bet', 'win-refund': 'win' } as const

interface Moved {
  bid: string
  kind: Kind
  amount: number
}

function orderOf(session: GameSession, { bid, kind, amount }: Moved): Order {
  const id = refOf(bid, kind)
  if (kind === 'refund' || kind === 'win-refund')
    return { kind: 'rollback', session, roundRef: bid, ref: id, original: refOf(bid, UNDONE[kind]) }
  const betId = refOf(bid, 'bet')
  const actions = {
    bet: { action: 'bet', id, amount },
    win: { action: 'win', id, amount, betId },
    jackpot: { action: 'win', id, amount, reason: 'jackpot' },
  } as const
  return {
    kind: 'play',
    session,
    gameId: session.gameId,
    roundRef: bid,
    actions: [actions[kind]],
    roundClosed: false,
  }
}

/** Returns true for a refund of another amount than what it is to undo. */
async function undoesOther(
  { wallet, provider }: TvbetDeps,
  { bid, kind, amount }: Moved,
): Promise<boolean> {
  if (kind !== 'refund' && kind !== 'win-refund') return false
  const original = await wallet.find(provider.id, refOf(bid, UNDONE[kind]))
  return original !== null && original.amount !== BigInt(amount)
}

function valOf(
  { playerId, currency }: GameSession,
  { bid, tt, id, sum }: { bid: string; tt: string; id: string; sum: string },
) {
  return {
    tid: id,
    dt: timeOfId(id).toISOString(),
    bid,
    tt: Number(tt),
    uid: playerId,
    sm: sum,
    cc: currency,
  }
}

interface Answer {
  sc: boolean
  cd: number
  er: string
  val: object | null
}

function signedJson({ clock, provider }: TvbetDeps, answer: Answer, status = 200) {
  const signedFields = { ti: Math.floor(clock.nowMs() / 1000), ...answer }
  return json(status, {
    ...signedFields,
    si: signatureOf({ ...signedFields, ...signedFields.val, val: '' }, provider.secrets[0] ?? ''),
  })
}

/** Signs the values in the order in which they are written (unconfirmed). */
function signatureOf(values: object, secret: string): string {
  return md5(Object.values(values).join('') + secret, 'base64')
}

function speechOf(deps: TvbetDeps): Speech<DialectCode> {
  const { secrets } = deps.provider
  return {
    mostBytes: MOST_BYTES,
    parse: parseShortJson,
    // A request for the facts of a payment is not still: the digits of its bet may read as a
    // jackpot.
    loose: looseField(SIGNATURE, stillCalls('GetUserData', 'RefreshToken')),
    isSigned({ body }) {
      if (!v.is(v.looseObject({ si: v.string() }), body)) return false
      const { si, ...values } = body
      return secrets.some((secret) => isSameText(si, signatureOf(values, secret)))
    },
    answerForged: () =>
      signedJson(deps, { sc: false, cd: 1, er: 'The signature is not right.', val: null }),
    answerRefused({ code, balance }, { session }) {
      const { code: cd, message: er } = ANSWERS[code]
      const val =
        balance !== undefined && session
          ? { bl: formatAmount(balance, session.currency), cc: session.currency }
          : null
      return signedJson(deps, { sc: false, cd, er, val }, code === 'BUSY' ? 503 : 200)
    },
  }
}
