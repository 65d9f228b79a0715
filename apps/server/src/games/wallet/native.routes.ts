import * as v from 'valibot'
import { verify } from '#contracts/signature.ts'
import {
  type AuthenticateAnswer,
  closeRequest,
  type PlayAnswer,
  playRequest,
  rollbackRequest,
  tokenRequest,
  WALLET_ERRORS,
  type WalletError,
  type WalletErrorCode,
} from '#contracts/wallet-api.ts'
import { type FewLines, openFewLines } from '../../kit/few-lines.ts'
import { type HttpAnswer, type HttpRequest, json, type Route } from '../../kit/http.ts'
import { balances } from '../../ledger/accounts.ts'
import { recordRefusedKey } from '../../players/attempts/refused-keys.ts'
import type { WalletRoutesDeps } from '../providers/provider.ts'
import type { Decision, Order } from './decide.ts'
import type { GameSession } from './wallet-state.ts'

export interface NativeWalletDeps extends WalletRoutesDeps {
  /** The part of the address that says who is calling, what its games' ids begin with in the casino, and its keys: two while one is being replaced. */
  provider: { id: string; gamePrefix: string; secrets: readonly string[] }
}

const MAX_BODY_BYTES = 64 * 1024

const MESSAGES: Record<WalletErrorCode, string> = {
  BAD_REQUEST: 'The request does not have the shape it should have.',
  TOKEN_UNKNOWN: 'No game session has this token.',
  TOKEN_EXPIRED: 'The game session has expired, or the player has signed out: it takes no more bets.',
  INSUFFICIENT_FUNDS: 'The player does not have enough money.',
  PLAYER_DISABLED: 'The player may not bet.',
  LIMIT_REACHED: 'The player has reached a limit, or has to acknowledge a reality check first.',
  GAME_UNKNOWN: 'The game session is not for this game, or the game takes no new rounds.',
  DUPLICATE_TRANSACTION: 'This id was used before, for something else.',
  ROUND_CLOSED: 'The round is over, or a bet in it has been won on.',
  ROUND_ROLLED_BACK: 'The bets of this round have been rolled back.',
  BET_MISSING: 'The round has no bet.',
  BUSY: 'The wallet cannot answer now; ask again with the same ids.',
}

/** The native dialect of the seamless wallet (openapi.yaml). What is not signed with one of the provider's keys learns nothing. */
export function nativeWalletRoutes(deps: NativeWalletDeps): Route[] {
  const few = openFewLines(deps)
  const route = <Asked extends { token: string }>(
    name: string,
    shape: v.GenericSchema<unknown, Asked>,
    answer: (asked: Asked, session: GameSession) => Promise<Answer>,
  ): Route => ({
    method: 'POST',
    path: `/providers/${deps.provider.id}/wallet/${name}`,
    isUrgent: true,
    handle: (request) => handle({ ...deps, few }, request, shape, answer),
  })
  const { wallet, provider } = deps
  return [
    route('authenticate', tokenRequest, (_, session) => authenticate(deps, session)),
    route('balance', tokenRequest, async (_, session) => ({ balance: await balanceOf(deps, session) })),
    route('play', playRequest, async ({ gameId, roundId, actions, roundClosed }, session) =>
      playAnswer(
        await wallet.carryOut({ kind: 'play', session, gameId: provider.gamePrefix + gameId, roundRef: roundId, actions, roundClosed }),
      ),
    ),
    route('rollback', rollbackRequest, async ({ roundId, id, originalId }, session) =>
      playAnswer(await wallet.carryOut({ kind: 'rollback', session, roundRef: roundId, ref: id, original: originalId })),
    ),
    route('close', closeRequest, async ({ roundId }, session) =>
      closeAnswer(await wallet.carryOut({ kind: 'close', session, roundRef: roundId } satisfies Order)),
    ),
  ]
}

type Answer = PlayAnswer | AuthenticateAnswer | { balance: number } | Refused

/** Not an error of ours: what the provider is told instead of an answer. */
class Refused {
  readonly code: WalletErrorCode
  readonly balance: number | undefined

  constructor(code: WalletErrorCode, balance?: number) {
    this.code = code
    this.balance = balance
  }
}

async function handle<Asked extends { token: string }>(
  deps: NativeWalletDeps & { few: FewLines },
  request: HttpRequest,
  shape: v.GenericSchema<unknown, Asked>,
  answer: (asked: Asked, session: GameSession) => Promise<Answer>,
): Promise<HttpAnswer> {
  const { clock, log, few, provider, sessions } = deps
  const raw = await request.body(MAX_BODY_BYTES)
  if (!verify(provider.secrets, request.headers, raw, Math.floor(clock.nowMs() / 1000))) {
    const facts = { requestId: request.requestId, provider: provider.id, path: request.url.pathname }
    few('warn', 'unsigned', facts, 'a wallet call was not signed as it should be')
    await recordRefusedKey(deps, { key: `wallet/${provider.id}`, ip: request.ip, requestId: request.requestId })
    return { status: 403, body: '' }
  }
  const result = await answerOrRefuse()
  if (!(result instanceof Refused)) return json(200, result)
  const { requestId } = request
  log.info({ requestId, provider: provider.id, path: request.url.pathname, code: result.code }, 'a wallet call was refused')
  const error: WalletError = { code: result.code, message: MESSAGES[result.code], requestId }
  if (result.balance !== undefined) error.balance = result.balance
  return json(WALLET_ERRORS[result.code], error, result.code === 'BUSY' ? { 'retry-after': '1' } : {})

  async function answerOrRefuse(): Promise<Answer> {
    const parsed = v.safeParse(shape, parseJson(raw))
    if (!parsed.success) return new Refused('BAD_REQUEST')
    try {
      const session = await sessions.find(parsed.output.token)
      if (session?.providerId !== provider.id) return new Refused('TOKEN_UNKNOWN')
      return await answer(parsed.output, session)
    } catch (error) {
      log.error({ err: error, requestId: request.requestId, provider: provider.id, path: request.url.pathname }, 'a wallet call failed')
      return new Refused('BUSY')
    }
  }
}

async function authenticate(deps: NativeWalletDeps, session: GameSession): Promise<Answer> {
  if (await deps.sessions.isOver(session)) return new Refused('TOKEN_EXPIRED')
  const { playerId, currency, language } = session
  return { player: { id: playerId, currency, language }, balance: await balanceOf(deps, session) }
}

async function balanceOf({ db }: NativeWalletDeps, { playerId }: GameSession): Promise<number> {
  const found = (await balances(db, [playerId])).get(playerId)
  if (!found) throw new Error(`${playerId} has no purse`)
  return Number(found.real + found.bonus)
}

function playAnswer(decision: Decision): PlayAnswer | Refused {
  if (!decision.done) return refused(decision)
  return { balance: Number(decision.balance), transactions: [...decision.told] }
}

function closeAnswer(decision: Decision): { balance: number } | Refused {
  return decision.done ? { balance: Number(decision.balance) } : refused(decision)
}

function refused({ code, balance }: { code: WalletErrorCode; balance: bigint }): Refused {
  return new Refused(code, code === 'INSUFFICIENT_FUNDS' ? Number(balance) : undefined)
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}
