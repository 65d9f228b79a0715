import type * as v from 'valibot'
import { verify } from '#contracts/signature.ts'
import {
  closeRequest,
  type PlayAnswer,
  type PlayRequest,
  playRequest,
  rollbackRequest,
  tokenRequest,
  WALLET_ERRORS,
  type WalletError,
  type WalletErrorCode,
} from '#contracts/wallet-api.ts'
import { json, type Route } from '../../kit/http.ts'
import type { WalletRoutesDeps } from '../providers/provider.ts'
import {
  type AnswerIn,
  balanceOf,
  openWalletCalls,
  Refused,
  refusedBy,
  type Speech,
} from './wallet-call.ts'
import type { Decision } from './wallet-orders.ts'
import type { GameSession } from './wallet-state.ts'

export interface NativeWalletDeps extends WalletRoutesDeps {
  /**
   * The provider's part of the address, the beginning of its games' ids in the casino, and its
   * keys: two while one is being replaced.
   */
  provider: { id: string; gamePrefix: string; secrets: readonly string[] }
}

const MAX_BODY_BYTES = 64 * 1024

const MESSAGES: Record<WalletErrorCode, string> = {
  BAD_REQUEST: 'The request does not have the shape it should have.',
  TOKEN_UNKNOWN: 'No game session has this token.',
  TOKEN_EXPIRED:
    'The game session has expired, or the player has signed out: it takes no more bets.',
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

/** The native dialect of the seamless wallet (openapi.yaml). */
export function nativeWalletRoutes(deps: NativeWalletDeps): Route[] {
  const { wallet, provider, sessions } = deps
  const { calls } = openWalletCalls(deps, speechOf(deps))
  const route = <Call extends { token: string }>(
    name: string,
    shape: v.GenericSchema<unknown, Call>,
    answer: AnswerIn<Call, WalletErrorCode>,
  ): Route => calls({ name, shape, find: ({ token }) => sessions.find(token), answer })
  return [
    route('authenticate', tokenRequest, async (_, session) => {
      if (await sessions.isOver(session)) return new Refused('TOKEN_EXPIRED')
      const { playerId, currency, language } = session
      return json(200, {
        player: { id: playerId, currency, language },
        balance: Number(await balanceOf(deps, session)),
      })
    }),
    route('balance', tokenRequest, async (_, session) =>
      json(200, { balance: Number(await balanceOf(deps, session)) }),
    ),
    route('play', playRequest, async (call, session) => {
      const gameId = provider.gamePrefix + call.gameId
      if (call.freeSpinsId !== undefined)
        return handleFreeSpin(deps, session, { ...call, gameId, freeSpinsId: call.freeSpinsId })
      const { roundId: roundRef, actions, roundClosed } = call
      if (await areOfFreeSpins(deps, session, actions)) return new Refused('DUPLICATE_TRANSACTION')
      return playAnswer(
        await wallet.carryOut({ kind: 'play', session, gameId, roundRef, actions, roundClosed }),
      )
    }),
    route('rollback', rollbackRequest, async ({ roundId, id, originalId }, session) =>
      playAnswer(
        await wallet.carryOut({
          kind: 'rollback',
          session,
          roundRef: roundId,
          ref: id,
          original: originalId,
        }),
      ),
    ),
    route('close', closeRequest, async ({ roundId }, session) => {
      const decision = await wallet.carryOut({ kind: 'close', session, roundRef: roundId })
      return decision.done ? json(200, { balance: Number(decision.balance) }) : refusedBy(decision)
    }),
  ]
}

/** A round of free spins: what it wins is kept until they are over, and moves nothing now. */
async function handleFreeSpin(
  deps: NativeWalletDeps,
  session: GameSession,
  { gameId, roundId, actions, roundClosed, freeSpinsId }: PlayRequest & { freeSpinsId: string },
) {
  const { providerId, playerId } = session
  const [win, ...others] = actions
  if (win?.action !== 'win' || win.reason !== 'free_round' || others.length > 0 || !roundClosed)
    return new Refused('BAD_REQUEST')
  const issued = await deps.freeSpins.find(providerId, freeSpinsId)
  if (issued?.playerId !== playerId || issued.currency !== session.currency)
    return new Refused('BET_MISSING')
  if (gameId !== session.gameId || !issued.games.includes(gameId))
    return new Refused('GAME_UNKNOWN')
  // A win that has moved money under this id was paid already.
  if (await deps.wallet.find(providerId, win.id)) return new Refused('DUPLICATE_TRANSACTION')
  const isOver = await deps.sessions.isOver(session)
  const played = { id: issued.id, ref: win.id, roundRef: roundId, gameId, won: BigInt(win.amount) }
  const recorded = await deps.freeSpins.countRound({ providerId, ...played, isOver })
  if (!recorded.done) return new Refused(recorded.code)
  const { transactionId } = recorded
  const balance = Number(await balanceOf(deps, session))
  return json(200, { balance, transactions: [{ id: win.id, transactionId }] } satisfies PlayAnswer)
}

/** Returns true for wins that were counted as rounds of free spins before: they are paid with them. */
async function areOfFreeSpins(
  { freeSpins }: NativeWalletDeps,
  { providerId }: GameSession,
  actions: PlayRequest['actions'],
): Promise<boolean> {
  const ids = actions.flatMap((action) =>
    'reason' in action && action.reason === 'free_round' ? action.id : [],
  )
  return ids.length > 0 && (await freeSpins.hasRound(providerId, ids))
}

function speechOf({ clock, provider }: NativeWalletDeps): Speech<WalletErrorCode> {
  return {
    mostBytes: MAX_BODY_BYTES,
    parse: parseJson,
    isSigned: ({ raw, headers }) =>
      verify(provider.secrets, headers, raw, Math.floor(clock.nowMs() / 1000)),
    answerForged: () => ({ status: 403, body: '' }),
    answerRefused({ code, balance }, { requestId }) {
      const error: WalletError = { code, message: MESSAGES[code], requestId }
      if (balance !== undefined) error.balance = Number(balance)
      return json(WALLET_ERRORS[code], error, code === 'BUSY' ? { 'retry-after': '1' } : {})
    },
  }
}

function playAnswer(decision: Decision) {
  if (!decision.done) return refusedBy(decision)
  const transactions = decision.results.map(({ id, transactionId }) => ({ id, transactionId }))
  return json(200, { balance: Number(decision.balance), transactions } satisfies PlayAnswer)
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}
