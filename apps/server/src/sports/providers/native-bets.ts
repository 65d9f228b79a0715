import * as v from 'valibot'
import { verify } from '#contracts/signature.ts'
import {
  type BetAnswer,
  betRollback,
  commitRequest,
  discardRequest,
  makeRequest,
  SPORTS_WALLET_ERRORS,
  type SportsPlayerAnswer,
  type SportsWalletError,
  type SportsWalletErrorCode,
  settleRequest,
  sportsTokenRequest,
} from '#contracts/sports-wallet-api.ts'
import { type Parts, totalOf } from '#rules/bonus.ts'
import { textIn } from '../../bonuses/bonus.ts'
import type { FreeBet } from '../../bonuses/free-bets/free-bet.ts'
import { listUsableFreeBets } from '../../bonuses/free-bets/staking-free-bets.ts'
import { findMinOdds } from '../../bonuses/staking-players.ts'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import {
  type HttpAnswer,
  type HttpRequest,
  json,
  lastOfConnection,
  type Route,
} from '../../kit/http.ts'
import type { Log } from '../../kit/log.ts'
import { logProblem } from '../../kit/problem.ts'
import { balances } from '../../ledger/accounts.ts'
import { recordRefusedKey } from '../../players/attempts/refused-keys.ts'
import { findPlayer } from '../../players/player.ts'
import type { Decision, SportsSession } from '../bets/bet-state.ts'
import type { DecideDeps } from '../bets/draft.ts'
import type { SportsSessions } from '../tokens/sports-sessions.ts'
import type { SportsWallet } from '../wallet/sports-wallet.ts'

export interface NativeBetsDeps {
  db: Database
  clock: Clock
  log: Log
  provider: { id: string; secrets: readonly string[] }
  sessions: SportsSessions
  wallet: SportsWallet
  bounds: DecideDeps['bounds']
}

const MAX_BODY_BYTES = 64 * 1024
/** The most that a book gets; those that end soonest come first. */
const MOST_FREE_BETS = 20

const MESSAGES: Record<SportsWalletErrorCode, string> = {
  BAD_REQUEST: 'The request does not have the shape it should have.',
  TOKEN_UNKNOWN: 'No player has this token.',
  TOKEN_EXPIRED: 'The token has expired, or the player has signed out: it takes no more bets.',
  INSUFFICIENT_FUNDS: 'The player does not have enough money.',
  PLAYER_DISABLED: 'The player may not bet.',
  LIMIT_REACHED: 'The player has reached a limit, or has to acknowledge a reality check first.',
  RETURN_TOO_HIGH: 'More than is paid for one slip, or than this slip can return.',
  ODDS_TOO_HIGH: 'The combined odds are higher than what is taken.',
  BET_MISSING: 'There is no such bet of this player.',
  EVENT_STARTED: 'An event of the slip has started.',
  CURRENCY_MISMATCH: 'The player bets in another currency.',
  FREE_BET_REFUSED: 'The player does not have this free bet, or not of this amount.',
  FREE_BET_USED: 'The free bet has been used.',
  FREE_BET_ENDED: 'The time of the free bet is over.',
  FREE_BET_UNFIT: 'The terms of the free bet do not allow this slip.',
  DUPLICATE_TRANSACTION: 'This id was used before, for something else.',
  BET_DISCARDED: 'The bet was discarded.',
  BET_SETTLED: 'The bet has been taken or settled.',
  BUSY: 'The wallet cannot answer now; ask again with the same ids.',
}

/**
 * Refusal of a call: the code that the book gets instead of an answer. It is not an error of the
 * casino.
 */
class Refused {
  readonly code: SportsWalletErrorCode
  readonly balance: number | undefined

  constructor(code: SportsWalletErrorCode, balance?: number) {
    this.code = code
    this.balance = balance
  }
}

type Answer = BetAnswer | SportsPlayerAnswer | { balance: number } | Refused

/**
 * The native dialect of the sports wallet (openapi.yaml). What is not signed with one of the book's
 * keys learns nothing.
 */
export function nativeBetRoutes(deps: NativeBetsDeps): Route[] {
  const { wallet, sessions, provider } = deps
  const route = <Call>(
    name: string,
    shape: v.GenericSchema<unknown, Call>,
    answer: (call: Call) => Promise<Answer | Decision>,
  ): Route => ({
    method: 'POST',
    path: `/providers/${provider.id}/bets/${name}`,
    isUrgent: true,
    handle: (request) => handle(deps, request, shape, answer),
  })
  const withSession = async (
    token: string,
    answer: (session: SportsSession) => Promise<Answer | Decision>,
  ) => {
    const session = await sessions.find(token)
    return session ? answer(session) : new Refused('TOKEN_UNKNOWN')
  }
  const order = {
    commit: 'commit',
    discard: 'discard',
    settle: 'settle',
    rollback: 'rollback',
  } as const
  return [
    route('authenticate', sportsTokenRequest, ({ token }) =>
      withSession(token, (session) => authenticate(deps, session)),
    ),
    route('balance', sportsTokenRequest, ({ token }) =>
      withSession(token, async ({ playerId }) => ({
        balance: Number(totalOf(await balanceOf(deps.db, playerId))),
      })),
    ),
    route('make', makeRequest, ({ token, id, betId, ...bet }) =>
      withSession(token, (session) =>
        wallet.carryOut(provider.id, { kind: 'make', ref: id, betRef: betId, session, bet }),
      ),
    ),
    route('commit', commitRequest, ({ id, betId }) =>
      wallet.carryOut(provider.id, { kind: order.commit, ref: id, betRef: betId }),
    ),
    route('discard', discardRequest, ({ id, betId, reason }) =>
      wallet.carryOut(provider.id, { kind: order.discard, ref: id, betRef: betId, reason }),
    ),
    route('settle', settleRequest, ({ id, betId, result, amount, stakeClosed, legs }) => {
      const closed = stakeClosed === undefined ? null : BigInt(stakeClosed)
      const what = { result, amount: BigInt(amount), stakeClosed: closed, legs }
      return wallet.carryOut(provider.id, { kind: order.settle, ref: id, betRef: betId, ...what })
    }),
    route('rollback', betRollback, ({ id, betId, originalId }) =>
      wallet.carryOut(provider.id, {
        kind: order.rollback,
        ref: id,
        betRef: betId,
        original: originalId,
      }),
    ),
  ]
}

async function handle<Call>(
  deps: NativeBetsDeps,
  request: HttpRequest,
  shape: v.GenericSchema<unknown, Call>,
  answer: (call: Call) => Promise<Answer | Decision>,
): Promise<HttpAnswer> {
  const { clock, log, provider } = deps
  const raw = await request.body(MAX_BODY_BYTES)
  const { requestId } = request
  if (!verify(provider.secrets, request.headers, raw, Math.floor(clock.nowMs() / 1000))) {
    await recordRefusedKey(deps, { key: `bets/${provider.id}`, ip: request.ip, requestId })
    return lastOfConnection({ status: 403, body: '' })
  }
  const result = await answerOrRefuse()
  if (!(result instanceof Refused)) return json(200, result)
  log.info(
    { requestId, provider: provider.id, path: request.url.pathname, code: result.code },
    'a call of a book was refused',
  )
  const error: SportsWalletError = { code: result.code, message: MESSAGES[result.code], requestId }
  if (result.balance !== undefined) error.balance = result.balance
  return json(
    SPORTS_WALLET_ERRORS[result.code],
    error,
    result.code === 'BUSY' ? { 'retry-after': '1' } : {},
  )

  async function answerOrRefuse(): Promise<Answer> {
    const parsed = v.safeParse(shape, parseJson(raw))
    if (!parsed.success) return new Refused('BAD_REQUEST')
    try {
      const answered = await answer(parsed.output)
      return 'done' in answered ? betAnswer(answered) : answered
    } catch (error) {
      logProblem(log, error, { requestId, provider: provider.id, path: request.url.pathname })
      return new Refused('BUSY')
    }
  }
}

async function authenticate(
  { db, clock, sessions, bounds }: NativeBetsDeps,
  session: SportsSession,
): Promise<Answer> {
  if (await sessions.isOver(session)) return new Refused('TOKEN_EXPIRED')
  const { playerId, currency, language } = session
  // Their page would offer bets that are refused. A new token is not given to them either
  // (sports-token.ts).
  if (!(await findPlayer(db, playerId))?.active) return new Refused('PLAYER_DISABLED')
  const usable = await listUsableFreeBets(db, playerId, clock.now(), MOST_FREE_BETS)
  const { real, bonus } = await balanceOf(db, playerId)
  const limits = { maxReturn: Number(bounds.maxReturn(currency)), maxOdds: bounds.maxOdds }
  return {
    player: { id: playerId, currency, language },
    balance: Number(real + bonus),
    limits,
    bonus: bonus > 0n ? { amount: Number(bonus), minOdds: await findMinOdds(db, playerId) } : null,
    freeBets: usable.map((freeBet) => tokenOf(freeBet, language)),
  }
}

function tokenOf(
  { id, texts, amount, currency, minOdds, kinds, sports, endsAt }: FreeBet,
  language: string,
): SportsPlayerAnswer['freeBets'][number] {
  return {
    ...{ id, title: textIn(texts, language).title, amount: Number(amount), currency, minOdds },
    kinds: [...kinds],
    sports: [...sports],
    expiresAt: endsAt.toISOString(),
  }
}

async function balanceOf(db: Database, playerId: string): Promise<Parts> {
  const found = (await balances(db, [playerId])).get(playerId)
  if (!found) throw new Error(`${playerId} has no purse`)
  return found
}

function betAnswer(decision: Decision): BetAnswer | Refused {
  const balance = Number(decision.balance)
  if (!decision.done)
    return new Refused(decision.code, decision.code === 'INSUFFICIENT_FUNDS' ? balance : undefined)
  return {
    balance,
    transactionId: decision.transactionId,
    state: decision.state,
    carried: Number(decision.carried),
  }
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}
