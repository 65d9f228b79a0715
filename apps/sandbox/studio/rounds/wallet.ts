import { setTimeout as pause } from 'node:timers/promises'
import type { PlayAction, WalletErrorCode } from '#contracts/wallet-api.ts'
import type {
  Dialect,
  FreeRound,
  ProviderSession,
  StepResult,
  WalletCall,
  WalletPost,
} from '#wallet-dialects/dialect.ts'
import { runSteps } from '#wallet-dialects/run-steps.ts'
import type { FamilyId } from '../families/family-ids.ts'
import type { Session } from '../studio.store.ts'
import type { Chaos } from './chaos.ts'

/** The wallet refused. */
export class WalletRefusal extends Error {
  /**
   * Null for a no without a reason that we know, as to a signature that is not believed: what is
   * owed may still be taken later.
   */
  readonly code: WalletErrorCode | null
  readonly balance: number | undefined
  /**
   * True when an earlier try of the same call went unanswered: that one may still arrive, or may
   * have been carried out.
   */
  afterSilence = false

  constructor(code: WalletErrorCode | null, balance?: number) {
    super(`The wallet refused: ${code ?? 'it does not say why'}`)
    this.code = code
    this.balance = balance
  }
}

/** No answer that can be trusted: the call may have been carried out or not. */
export class WalletSilent extends Error {}

export interface WalletOptions {
  casinoUrl: string
  /** The dialect of each family. A dialect may have to be waited for: its key is read from disk. */
  dialects: Readonly<Record<FamilyId, () => Promise<Dialect> | Dialect>>
  chaos: Chaos
  /** How long one request may take. */
  timeoutMs?: number
  /** Pauses between the tries of one call; their number is the number of repeats. */
  backoffMs?: readonly number[]
}

/** The session that a call is about, with the family of the interface that opened it. */
export type WalletSession = Pick<
  Session,
  'id' | 'family' | 'token' | 'playerId' | 'account' | 'currency' | 'language' | 'gameId'
>

export interface Play {
  gameId: string
  roundId: string
  actions: readonly PlayAction[]
  roundClosed: boolean
}

export type Rollback = {
  gameId: string
  roundId: string
  id: string
  originalId: string
  amount: number
}

export interface FreeSpinsResult {
  issueId: string
  gameId: string
  status: 'played' | 'expired'
  rounds: readonly FreeRound[]
}

export type Wallet = ReturnType<typeof openWallet>

type OrderOf<Call> = Call extends WalletCall ? Omit<Call, 'session'> : never
type Done = Extract<StepResult, { outcome: 'done' }>

/**
 * The casino's wallet as the studio calls it, in the dialect of the session's family. Every call is
 * repeated with the same ids while no answer comes; throws `WalletRefusal` or `WalletSilent`.
 */
export function openWallet({
  casinoUrl,
  dialects,
  chaos,
  timeoutMs = 5000,
  backoffMs = [200, 800],
}: WalletOptions) {
  async function call(session: WalletSession, order: OrderOf<WalletCall>): Promise<Done> {
    for (const [repeats, wait] of [...backoffMs, null].entries()) {
      try {
        return await once(session, order)
      } catch (error) {
        if (error instanceof WalletRefusal) error.afterSilence = repeats > 0
        if (error instanceof WalletRefusal || wait === null) throw error
        await pause(wait)
      }
    }
    throw new WalletSilent(order.kind)
  }

  async function once(session: WalletSession, order: OrderOf<WalletCall>): Promise<Done> {
    if (chaos.plan.delayMs > 0) await pause(chaos.plan.delayMs)
    if (chaos.strikes('loseRequest')) throw new WalletSilent(order.kind)
    const family = session.family ?? 'studio'
    const dialect = await dialects[family]()
    const send = (post: WalletPost) =>
      sendPost(`${casinoUrl}/providers/${family}/wallet`, post, timeoutMs)
    // The steps are made again for each sending: some dialects sign the time.
    const carryOut = () => runSteps(dialect.steps({ ...order, session: asProvider(session) }), send)
    if (chaos.strikes('duplicate')) await carryOut().catch(() => null)
    const result = await carryOut()
    if (chaos.strikes('timeoutAfterCommit')) throw new WalletSilent(order.kind)
    if (result.outcome === 'refused') throw new WalletRefusal(result.code, result.balance)
    if (result.outcome === 'unclear')
      throw new WalletSilent(`${order.kind} was answered with nothing that can be trusted`)
    return result
  }

  /** Some dialects answer some calls without the balance. */
  async function withBalance(
    session: WalletSession,
    order: OrderOf<WalletCall>,
  ): Promise<{ balance: number }> {
    const { balance } = await call(session, order)
    return { balance: balance ?? (await call(session, { kind: 'balance' })).balance ?? 0 }
  }

  return {
    /**
     * Requests the player from the casino. Where the dialect does not name one, the session has the
     * player from its launch.
     */
    async authenticate(session: WalletSession) {
      const { player, balance } = await call(session, { kind: 'authenticate' })
      const known = {
        id: session.account ?? '',
        currency: session.currency,
        language: session.language,
      }
      return {
        player: player ?? known,
        balance: balance ?? (await call(session, { kind: 'balance' })).balance ?? 0,
      }
    },
    balance: (session: WalletSession) => withBalance(session, { kind: 'balance' }),
    play: (session: WalletSession, play: Play) => withBalance(session, { kind: 'play', ...play }),
    rollback: (session: WalletSession, rollback: Rollback) =>
      withBalance(session, { kind: 'rollback', ...rollback }),
    /** Sends a bet once more that was rolled back, when chaos wants to see what a late bet does. */
    async betLate(session: WalletSession, play: Play): Promise<void> {
      if (chaos.strikes('lateBet')) await once(session, { kind: 'play', ...play }).catch(() => null)
    },
    freeSpins: (session: WalletSession, result: FreeSpinsResult) =>
      withBalance(session, { kind: 'freeSpins', ...result }),
    close: (session: WalletSession, of: { gameId: string; roundId: string }) =>
      withBalance(session, { kind: 'close', ...of }),
  }
}

/** A session without the casino's token is one that the casino knows by our own name for it. */
function asProvider({
  id,
  token,
  playerId,
  account,
  currency,
  gameId,
}: WalletSession): ProviderSession {
  return {
    token,
    sessionRef: token === '' ? id : null,
    playerId: playerId ?? account ?? null,
    currency,
    gameId,
  }
}

async function sendPost(address: string, { path, headers, body }: WalletPost, timeoutMs: number) {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(`${address}/${path}`, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal,
    })
    return { status: response.status, body: await response.text() }
  } catch (error) {
    throw new WalletSilent(path, { cause: error })
  }
}
