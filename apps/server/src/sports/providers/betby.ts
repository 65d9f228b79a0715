import { hash as digest } from 'node:crypto'
import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'
import {
  betbyCommit,
  betbyDiscard,
  betbyLost,
  betbyMake,
  betbyRefund,
  betbyRollback,
  betbySettlement,
  betbyWin,
} from '#contracts/betby-api.ts'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import { type FewLines, openFewLines } from '../../kit/few-lines.ts'
import {
  type HttpAnswer,
  type HttpRequest,
  json,
  lastOfConnection,
  type Route,
} from '../../kit/http.ts'
import type { Log } from '../../kit/log.ts'
import { logProblem } from '../../kit/problem.ts'
import { isWholeSource } from '../../kit/whole-text.ts'
import { recordRefusedKey } from '../../players/attempts/refused-keys.ts'
import { isFirstReading } from '../../players/attempts/signed-calls.ts'
import { findBet } from '../bets/bet.store.ts'
import { type Decision, type Order, stakeOf } from '../bets/bet-state.ts'
import type { SportsSessions } from '../tokens/sports-sessions.ts'
import type { SportsWallet } from '../wallet/sports-wallet.ts'
import { readClaims } from './betby-claims.ts'
import { BAD_REQUEST, BAD_SIGNATURE, CODES, MESSAGES, UNKNOWN_PLAYER } from './betby-codes.ts'
import { closingOf, isWhole, makeOf, settleOf } from './betby-orders.ts'
import { rollBack } from './betby-rollback.ts'

export interface BetbyDeps {
  db: Database
  clock: Clock
  log: Log
  sessions: SportsSessions
  wallet: SportsWallet
  brandId: string
  /** Betby's public keys: each of them is believed, so that they can be rotated. */
  publicKeys: JSONWebKeySet
}

const PROVIDER = 'betby'

const MAX_BODY_BYTES = 128 * 1024

interface TransactionAnswer {
  decision: Decision
  operation: string
  /** Betby's own id of the request. */
  id: string
  bet: string
  parent?: string
  amount?: number
}

/** A number is a refusal by its code; null acknowledges what moves nothing. */
type Answer = TransactionAnswer | number | null

/** Betby's operator API over the wallet that all sportsbooks share. */
export function betbyRoutes(deps: BetbyDeps): Route[] {
  const { wallet } = deps
  const few = openFewLines(deps)
  const keys = createLocalJWKSet(deps.publicKeys)
  const route = <Call>(
    name: string,
    shape: v.GenericSchema<unknown, Call>,
    answer: (call: Call) => Promise<Answer>,
  ): Route => ({
    method: 'POST',
    path: `/providers/${PROVIDER}/${name}`,
    isUrgent: true,
    handle: (request) => handle({ ...deps, keys, few }, request, shape, answer),
  })
  const carryOut = (order: Order) => wallet.carryOut(PROVIDER, order)
  return [
    route('ping', v.unknown(), async () => null),
    route('bet/make', betbyMake, async (call) => {
      if (!isWhole(call)) return BAD_REQUEST
      const session = await deps.sessions.find(call.session_id)
      if (!session) return CODES.TOKEN_UNKNOWN
      // The player is taken from our token, never from a field of the body.
      if (session.playerId !== call.player_id) return UNKNOWN_PLAYER
      return {
        decision: await carryOut(makeOf(call, session)),
        operation: 'bet',
        amount: call.amount,
        id: call.transaction.id,
        bet: call.transaction.id,
      }
    }),
    route('bet/commit', betbyCommit, async ({ bet_transaction_id: betRef }) => {
      return {
        decision: await carryOut({ kind: 'commit', ref: `commit/${betRef}`, betRef }),
        operation: 'commit',
        id: betRef,
        bet: betRef,
      }
    }),
    route('bet/discard', betbyDiscard, async ({ transaction_id: betRef }) => {
      const order = { kind: 'discard', ref: `discard/${betRef}`, betRef, reason: 'other' } as const
      return { decision: await carryOut(order), operation: 'discard', id: betRef, bet: betRef }
    }),
    route(
      'bet/win',
      betbyWin,
      ({ bet_transaction_id: betRef, transaction, is_cashout, amount, currency, selections }) => {
        const result = is_cashout ? 'cashed_out' : 'won'
        return settled(
          deps,
          settleOf({ ref: transaction.id, betRef, result, amount, selections }),
          currency,
          'win',
          amount,
        )
      },
    ),
    route('bet/lost', betbyLost, ({ bet_transaction_id: betRef, transaction, selections }) =>
      settled(
        deps,
        settleOf({ ref: transaction.id, betRef, result: 'lost', amount: 0, selections }),
        null,
        'lost',
        0,
      ),
    ),
    route(
      'bet/refund',
      betbyRefund,
      ({ bet_transaction_id: betRef, transaction, amount, currency }) =>
        settled(
          deps,
          settleOf({ ref: transaction.id, betRef, result: 'void', amount }),
          currency,
          'refund',
          amount,
        ),
    ),
    route(
      'bet/rollback',
      betbyRollback,
      async ({ bet_transaction_id: betRef, parent_transaction_id: original, transaction }) => {
        const undo = { kind: 'rollback', ref: transaction.id, betRef, original } as const
        const decision = await rollBack(deps, PROVIDER, undo)
        return {
          decision,
          operation: 'rollback',
          id: transaction.id,
          parent: original,
          bet: betRef,
        }
      },
    ),
    route('bet/settlement', betbySettlement, async (call) => {
      const { bet_transaction_id: betRef, currency } = call
      const bet = await findBet(deps.db, PROVIDER, betRef)
      if (!bet) return CODES.BET_MISSING
      const order = bet.settledAt ? null : closingOf(call)
      if (!order) return null
      if (currency !== undefined && currency !== bet.currency) return CODES.CURRENCY_MISMATCH
      const decision = await carryOut(order)
      return !decision.done && decision.code === 'BET_SETTLED'
        ? null
        : { decision, operation: 'settlement', id: order.ref, bet: betRef }
    }),
    // A token for a call that there is not has no other reading at one that there is.
    route('*', v.unknown(), async () => BAD_REQUEST),
  ]
}

/** Returns true for a bet in another currency than this one. A bet that is unknown is in none. */
async function settled(
  deps: BetbyDeps,
  order: Order,
  currency: string | null,
  operation: string,
  amount: number,
): Promise<Answer> {
  if (currency !== null && (await isInOther(deps, order.betRef, currency)))
    return CODES.CURRENCY_MISMATCH
  const decision = await deps.wallet.carryOut(PROVIDER, order)
  const what = { operation, amount, id: order.ref, parent: order.betRef, bet: order.betRef }
  if (decision.done || decision.code !== 'BET_SETTLED' || order.kind !== 'settle')
    return { decision, ...what }
  // The closing notice may have paid it already: then this is the same settlement once more.
  const again = await deps.wallet.carryOut(PROVIDER, {
    ...order,
    ref: `settlement/${order.betRef}`,
    legs: [],
  })
  return { decision: again.done ? again : decision, ...what }
}

async function isInOther({ db }: BetbyDeps, betRef: string, currency: string): Promise<boolean> {
  const bet = await findBet(db, PROVIDER, betRef)
  return bet !== null && bet.currency !== null && bet.currency !== currency
}

async function handle<Call>(
  deps: BetbyDeps & { keys: JWTVerifyGetKey; few: FewLines },
  request: HttpRequest,
  shape: v.GenericSchema<unknown, Call>,
  answer: (call: Call) => Promise<Answer>,
): Promise<HttpAnswer> {
  const { log, keys, few } = deps
  const { requestId, ip } = request
  const refuse = (code: number) => {
    const facts = { requestId, provider: PROVIDER, path: request.url.pathname, code }
    const message = 'a call of a book was refused'
    // A caller without a key can cause these as often as they like.
    if (code === BAD_SIGNATURE) few('info', 'unsigned', facts, message)
    else log.info(facts, message)
    return json(400, { code, message: MESSAGES[code], requestId })
  }
  const claims = await readClaims(deps, keys, await request.body(MAX_BODY_BYTES))
  if (claims === null) {
    await recordRefusedKey(deps, { key: `bets/${PROVIDER}`, ip, requestId })
    return lastOfConnection(refuse(BAD_SIGNATURE))
  }
  const parsed = v.safeParse(shape, claims.payload)
  // A text that no database keeps would be requested again and again.
  if (!parsed.success || !isWholeSource(JSON.stringify(parsed.output))) return refuse(BAD_REQUEST)
  try {
    if (!(await isAtItsCall(deps, request, claims))) return refuse(BAD_REQUEST)
    const result = await answer(parsed.output)
    if (typeof result === 'number') return refuse(result)
    if (result === null) return json(200, {})
    const { decision } = result
    if (!decision.done) return decision.code === 'BUSY' ? busy() : refuse(CODES[decision.code])
    return json(200, await answerOf(deps, result, decision))
  } catch (error) {
    logProblem(log, error, { requestId, provider: PROVIDER, path: request.url.pathname })
    return busy()
  }
}

/** The token does not name its call: it is accepted for the call where it came first. */
async function isAtItsCall({ db, clock }: BetbyDeps, { url }: HttpRequest, claims: JWTPayload) {
  const hash = digest('sha256', JSON.stringify(claims), 'base64url')
  const signedCall = { providerId: PROVIDER, hash, content: [url.pathname] }
  const isPing = url.pathname === `/providers/${PROVIDER}/ping`
  return isPing || (await isFirstReading(db, signedCall, clock.now()))
}

const busy = () =>
  json(
    503,
    { message: 'The wallet cannot answer now; ask again with the same ids.' },
    { 'retry-after': '1' },
  )

async function answerOf(
  { db }: BetbyDeps,
  result: TransactionAnswer,
  decision: Decision & { done: true },
) {
  const bet = await findBet(db, PROVIDER, result.bet)
  return {
    id: result.id,
    ext_transaction_id: decision.transactionId,
    parent_transaction_id: result.parent ?? null,
    user_id: bet?.playerId ?? null,
    operation: result.operation,
    amount: result.amount ?? Number(bet ? stakeOf(bet) : 0n),
    currency: bet?.currency ?? null,
    balance: Number(decision.balance),
  }
}
