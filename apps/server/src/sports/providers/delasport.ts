import * as v from 'valibot'
import {
  delasportBalance,
  delasportHash,
  delasportMember,
  delasportMoved,
  delasportPlaced,
  delasportUpdated,
} from '#contracts/delasport-api.ts'
import { isSameText } from '#contracts/same-text.ts'
import type { SportsWalletErrorCode } from '#contracts/sports-wallet-api.ts'
import { totalOf } from '#rules/bonus.ts'
import { formatAmount } from '#rules/money.ts'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import { openFewLines } from '../../kit/few-lines.ts'
import { hasFewParts } from '../../kit/few-parts.ts'
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
import { balances } from '../../ledger/accounts.ts'
import { recordRefusedKey } from '../../players/attempts/refused-keys.ts'
import { BELIEVED_FOR_MS, isFirstReading } from '../../players/attempts/signed-calls.ts'
import { findPlayer } from '../../players/player.ts'
import { findBet } from '../bets/bet.store.ts'
import type { Decision, Order } from '../bets/bet-state.ts'
import type { SportsSessions } from '../tokens/sports-sessions.ts'
import type { SportsWallet } from '../wallet/sports-wallet.ts'
import { makeOf, movementOf, PROVIDER } from './delasport-orders.ts'

interface DelasportDeps {
  db: Database
  clock: Clock
  log: Log
  sessions: SportsSessions
  wallet: SportsWallet
  /** Each of them is believed, so that one can be replaced. */
  secrets: readonly string[]
}

const MAX_BODY_BYTES = 128 * 1024
const GENERAL = 1002
const BAD_HASH = 1003
const UNKNOWN_PLAYER = 1004

/**
 * Delasport has few codes: what they do not name is general. BUSY is answered with the status 503.
 */
const CODES: Partial<Record<SportsWalletErrorCode, number>> = {
  TOKEN_UNKNOWN: 1001,
  TOKEN_EXPIRED: 1001,
  BET_MISSING: 1007,
}

const DAY_MS = 24 * 3_600_000
const PLACED = 'bet-placed'
/** Names a player alone, and comes often; another call's token may be any text of a player. */
const STILL = 'balance'
const OTHER = '*'

/** The fields of a form, in their order. */
type Shape<Body extends object> = v.GenericSchema<unknown, Body> & { entries: object }

interface Call<Body extends object> {
  name: string
  shape: Shape<Body>
  answer(call: Body): Promise<Answer>
}

/** A number is a refusal by its code. */
type Answer = Decision | { playerId: string; facts?: object } | number

/**
 * Delasport's wallet over the one that all sportsbooks share. Its calls bear no token but one: a
 * bet belongs to the book that was opened last.
 */
export function delasportRoutes(deps: DelasportDeps): Route[] {
  const { sessions, wallet } = deps
  const few = openFewLines(deps)
  const route = <Body extends object>(
    method: 'GET' | 'POST',
    name: string,
    shape: Shape<Body>,
    answer: (call: Body) => Promise<Answer>,
  ): Route => ({
    method,
    path: `/providers/${PROVIDER}/${name}`,
    isUrgent: true,
    handle: (request) => handle(deps, request, { name, shape, answer }),
  })
  const carryOut = (order: Order) => wallet.carryOut(PROVIDER, order)
  // A signed call to a path that does not exist is stored, too: its signature has no other reading
  // at a path that exists.
  const other = (method: 'GET' | 'POST') => route(method, OTHER, v.object({}), async () => GENERAL)
  return [
    other('GET'),
    other('POST'),
    route('POST', 'member-details', delasportMember, async ({ token }) => {
      const session = await sessions.find(token)
      if (!session || (await sessions.isOver(session))) return CODES.TOKEN_UNKNOWN ?? GENERAL
      const { playerId, currency, language } = session
      return { playerId, facts: { currency, language } }
    }),
    route('GET', STILL, delasportBalance, async ({ user_id: playerId }) => ({ playerId })),
    route('POST', PLACED, delasportPlaced, async (call) => {
      if (!(await findPlayer(deps.db, call.user_id))) return UNKNOWN_PLAYER
      const session = await sessions.findNewest(call.user_id)
      if (!session) return CODES.TOKEN_UNKNOWN ?? GENERAL
      const order = makeOf(call, session)
      return order ? carryOut(order) : GENERAL
    }),
    route(
      'POST',
      'bet-updated',
      delasportUpdated,
      async ({ user_id: playerId, bet_transaction_id: betRef, status }) => {
        const bet = await findBet(deps.db, PROVIDER, betRef)
        if (bet?.playerId && bet.playerId !== playerId) return UNKNOWN_PLAYER
        return status === 'accepted'
          ? carryOut({ kind: 'commit', ref: `commit/${betRef}`, betRef })
          : { playerId }
      },
    ),
    route('POST', 'balance-updated', delasportMoved, async (call) => {
      const order = await movementOf(deps, call)
      if (order === 'PLAYER_UNKNOWN') return UNKNOWN_PLAYER
      return typeof order === 'string' ? (CODES[order] ?? GENERAL) : carryOut(order)
    }),
  ]

  async function handle<Body extends object>(
    { log, secrets, clock, db }: DelasportDeps,
    request: HttpRequest,
    { name, shape, answer }: Call<Body>,
  ): Promise<HttpAnswer> {
    const { requestId, ip } = request
    const refuse = (code: number) => {
      const facts = { requestId, provider: PROVIDER, path: request.url.pathname, code }
      const message = 'a call of a book was refused'
      // A caller without a key can cause these as often as they like.
      if (code === BAD_HASH) few('info', 'unsigned', facts, message)
      else log.info(facts, message)
      return json(code === BAD_HASH ? 403 : 400, { status: 'error', code, requestId })
    }
    const form = await formOf(request)
    if (!secrets.some((secret) => isSameText(form.get('hash') ?? '', hashOf(form, secret)))) {
      await recordRefusedKey(deps, { key: `bets/${PROVIDER}`, ip, requestId })
      return lastOfConnection(refuse(BAD_HASH))
    }
    const fields = Object.fromEntries(form)
    // Other names, or another order of them, would let the values be read again under the same
    // hash.
    const isInOrder = [...form.keys()].join() === [...Object.keys(shape.entries), 'hash'].join()
    const parsed = v.safeParse(shape, fields)
    // `details` is JSON, whose escapes can hold what no database keeps.
    const isWhole = isWholeSource(fields.details ?? '')
    try {
      const { hash, ...call } = fields
      const signedPath = name === OTHER ? request.url.pathname : name
      const signedCall = { providerId: PROVIDER, hash: hash ?? '', content: [signedPath, call] }
      // A refused call is stored, too.
      if (name !== STILL && !(await isFirstReading(db, signedCall, clock.now())))
        return refuse(BAD_HASH)
      if (!isInOrder || !isWhole || !parsed.success || !isTimely(name, parsed.output, clock))
        return refuse(GENERAL)
      const result = await answer(parsed.output)
      if (typeof result === 'number') return refuse(result)
      if ('done' in result && !result.done)
        return result.code === 'BUSY' ? busy() : refuse(CODES[result.code] ?? GENERAL)
      const playerId = 'playerId' in result ? result.playerId : (form.get('user_id') ?? '')
      const player = await findPlayer(deps.db, playerId)
      if (!player) return refuse(UNKNOWN_PLAYER)
      const purse = (await balances(deps.db, [playerId])).get(playerId)
      if (!purse) throw new Error(`${playerId} has no purse`)
      const facts =
        'done' in result ? { transaction_id: result.done && result.transactionId } : result.facts
      return json(200, {
        status: 'success',
        user_id: playerId,
        balance: formatAmount(totalOf(purse), player.currency),
        ...facts,
      })
    } catch (error) {
      logProblem(log, error, { requestId, provider: PROVIDER, path: request.url.pathname })
      return busy()
    }
  }
}

/**
 * The vendor's clock may be in any time zone. A bet is made while its player waits; a movement may
 * be reported late, but not for ever: calls are remembered for longer than they are believed.
 */
function isTimely(name: string, call: object, clock: Clock): boolean {
  if (!('created_at' in call)) return true
  const agoMs = clock.nowMs() - Number(call.created_at)
  return agoMs >= -DAY_MS && agoMs <= (name === PLACED ? DAY_MS : BELIEVED_FOR_MS)
}

const busy = () => json(503, { status: 'error', code: GENERAL }, { 'retry-after': '1' })

async function formOf(request: HttpRequest): Promise<URLSearchParams> {
  if (request.method === 'GET') return request.url.searchParams
  const raw = await request.body(MAX_BODY_BYTES)
  return new URLSearchParams(hasFewParts(raw, '&') ? raw.toString('utf8') : '')
}

function hashOf(form: URLSearchParams, secret: string): string {
  const values = [...form].flatMap(([name, value]) => (name === 'hash' ? [] : value))
  return delasportHash(values, secret)
}
