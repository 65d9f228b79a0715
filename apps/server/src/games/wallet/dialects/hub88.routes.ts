import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import * as v from 'valibot'
import { wholeUnit } from '#rules/money.ts'
import { type HttpAnswer, json, type Route } from '../../../kit/http.ts'
import { findPlayer } from '../../../players/player.ts'
import type { WalletRoutesDeps } from '../../providers/provider.ts'
import {
  type AnswerIn,
  balanceOf,
  looseBody,
  openWalletCalls,
  Refused,
  type Speech,
  stillCalls,
} from '../wallet-call.ts'
import type { Action, Decision } from '../wallet-orders.ts'
import type { GameSession } from '../wallet-state.ts'
import { agreeing, answerOf, bounded, type DialectCode, undo } from './dialect.ts'
import { parseExactJson } from './exact-json.ts'
import { currency, name, reference } from './shapes.ts'

export interface Hub88Provider {
  id: string
  gamePrefix: string
  /** PEM; several are accepted while one is being replaced. Requested for the first call. */
  listPublicKeys(): Promise<readonly string[]>
}

type Hub88Deps = WalletRoutesDeps & { provider: Hub88Provider }

const MOST_BYTES = 64 * 1024
/** A whole of every currency. */
const WHOLE = 100_000n

const about = {
  token: name,
  user: name,
  request_uuid: reference,
  game_code: v.optional(name),
  currency: v.optional(currency),
}
const user = v.object(about)
const round = v.optional(reference)
const movement = {
  ...about,
  transaction_uuid: reference,
  currency,
  round: reference,
  round_closed: v.optional(v.boolean(), false),
  amount: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  /** Paid by the casino's promotion, not by the player. */
  is_free: v.optional(v.boolean(), false),
}
const bet = v.object(movement)
const win = v.object({ ...movement, reference_transaction_uuid: v.nullish(reference) })
const rollback = v.object({
  ...about,
  transaction_uuid: reference,
  reference_transaction_uuid: reference,
  round,
})

type About = v.InferOutput<typeof user>

const STATUSES: Record<DialectCode, string> = {
  INSUFFICIENT_FUNDS: 'RS_ERROR_NOT_ENOUGH_MONEY',
  TOKEN_UNKNOWN: 'RS_ERROR_INVALID_TOKEN',
  PLAYER_DIFFERS: 'RS_ERROR_INVALID_TOKEN',
  TOKEN_EXPIRED: 'RS_ERROR_TOKEN_EXPIRED',
  PLAYER_DISABLED: 'RS_ERROR_USER_DISABLED',
  LIMIT_REACHED: 'RS_ERROR_BET_LIMIT',
  GAME_UNKNOWN: 'RS_ERROR_INVALID_GAME',
  CURRENCY_DIFFERS: 'RS_ERROR_WRONG_CURRENCY',
  BAD_REQUEST: 'RS_ERROR_WRONG_SYNTAX',
  AMOUNT_ODD: 'RS_ERROR_WRONG_SYNTAX',
  DUPLICATE_TRANSACTION: 'RS_ERROR_DUPLICATE_TRANSACTION',
  BET_MISSING: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  ROUND_ROLLED_BACK: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  // (unconfirmed)
  ROUND_CLOSED: 'RS_ERROR_ROUND_CLOSED',
  BUSY: 'RS_ERROR_UNKNOWN',
}

/**
 * Hub88: one movement a call, named by UUIDs, under a signature that only the owner of the private
 * key can make.
 */
export function hub88WalletRoutes(deps: Hub88Deps): Route[] {
  const { wallet, sessions, provider } = deps
  const { calls, others } = openWalletCalls(deps, speechOf(provider))
  const route = <Call extends About>(
    path: string,
    shape: v.GenericSchema<unknown, Call>,
    answer: AnswerIn<Call, DialectCode>,
  ): Route =>
    calls({
      name: path,
      shape,
      find: ({ token }) => sessions.find(token),
      answer: agreeing(
        ({ user: player, currency, game_code: game }) => ({
          player,
          currency,
          gameId: game && provider.gamePrefix + game,
        }),
        answer,
      ),
    })
  const move = async (session: GameSession, call: v.InferOutput<typeof bet>, action: Action) => {
    const game = {
      gameId: session.gameId,
      roundRef: call.round,
      actions: [action],
      roundClosed: call.round_closed,
    }
    return answerTo(call, session, await wallet.carryOut({ kind: 'play', session, ...game }))
  }
  return [
    route('user/info', user, async (call, session) => {
      if (await sessions.isOver(session)) return new Refused('TOKEN_EXPIRED')
      const { country } = (await findPlayer(deps.db, session.playerId)) ?? {}
      return ok(call, session, { country })
    }),
    route('user/balance', user, async (call, session) =>
      ok(call, session, { balance: amountOf(await balanceOf(deps, session), session) }),
    ),
    route('transaction/bet', bet, async (call, session) => {
      const amount = call.is_free ? 0 : minorOf(call.amount, session)
      return amount === null
        ? new Refused('AMOUNT_ODD')
        : await move(session, call, { action: 'bet', id: call.transaction_uuid, amount })
    }),
    route('transaction/win', win, async (call, session) => {
      const amount = minorOf(call.amount, session)
      if (amount === null) return new Refused('AMOUNT_ODD')
      const { reference_transaction_uuid: betId } = call
      const of = {
        ...(betId && { betId }),
        ...(call.is_free && { reason: 'free_round' as const }),
      }
      return await move(session, call, {
        action: 'win',
        id: call.transaction_uuid,
        amount,
        ...of,
      })
    }),
    route('transaction/rollback', rollback, async (call, session) => {
      const { transaction_uuid: ref, reference_transaction_uuid: original, round } = call
      return answerTo(call, session, await undo(deps, session, { ref, original, round }))
    }),
    others,
  ]
}

function answerTo(call: About, session: GameSession, decision: Decision) {
  return answerOf(decision, ({ balance }) =>
    ok(call, session, { balance: amountOf(balance, session) }),
  )
}

function ok(
  { request_uuid }: About,
  { playerId, currency }: GameSession,
  more: object,
): HttpAnswer {
  return json(200, { user: playerId, status: 'RS_OK', request_uuid, currency, ...more })
}

/** Returns null for what the currency has no coins for. */
function minorOf(text: string, { currency }: Pick<GameSession, 'currency'>): number | null {
  const amount = BigInt(text) * wholeUnit(currency)
  return amount % WHOLE === 0n ? bounded(amount / WHOLE) : null
}

function amountOf(minor: bigint, { currency }: Pick<GameSession, 'currency'>): number {
  return Number((minor * WHOLE) / wholeUnit(currency))
}

function speechOf({ listPublicKeys }: Hub88Provider): Speech<DialectCode> {
  let keys: readonly KeyObject[] = []
  let fetching: Promise<void> | undefined
  const fetchKeys = async () => {
    keys = (await listPublicKeys()).map((pem) => createPublicKey(pem))
  }
  return {
    async ready() {
      if (keys.length > 0) return
      fetching ??= fetchKeys().finally(() => {
        fetching = undefined
      })
      await fetching
    },
    mostBytes: MOST_BYTES,
    parse: parseExactJson,
    loose: looseBody(stillCalls('user/info', 'user/balance')),
    isSigned({ raw, headers }) {
      const given = headers['x-hub88-signature']
      if (typeof given !== 'string') return false
      const signature = Buffer.from(given, 'base64')
      return keys.some((key) => verify('sha256', raw, key, signature))
    },
    answerForged: () => json(200, { status: 'RS_ERROR_INVALID_SIGNATURE' }),
    answerRefused({ code, balance }, { body, session }) {
      const { request_uuid } = v.is(v.object({ request_uuid: reference }), body) ? body : {}
      const fields =
        balance !== undefined && session
          ? { balance: amountOf(balance, session), currency: session.currency }
          : {}
      return json(code === 'BUSY' ? 503 : 200, { status: STATUSES[code], request_uuid, ...fields })
    },
  }
}
