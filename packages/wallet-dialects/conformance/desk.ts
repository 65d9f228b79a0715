import { randomUUID } from 'node:crypto'
import type { PlayAction } from '#contracts/wallet-api.ts'
import type {
  Dialect,
  Fields,
  FreeRound,
  ProviderSession,
  StepResult,
  WalletAnswer,
  WalletCall,
  WalletPost,
} from '../dialect.ts'
import { runSteps } from '../run-steps.ts'
import { fieldsOf } from './bodies.ts'

/** A casino under test, and its players. */
export interface Operator {
  dialect: Dialect
  /** Signs in the same dialect with a secret that is not the provider’s. */
  forger: Dialect
  send(post: WalletPost): Promise<WalletAnswer>
  player: ProviderSession
  /** Session of another player; null leaves out the checks that need one. */
  other: ProviderSession | null
  /** A session of the player that takes no more bets. */
  over: ProviderSession | null
  /** Free spins of the player that pay real money, none of them played; null leaves them out. */
  freeSpins: { issueId: string; spins: number } | null
  /** Minor units. The player needs a hundred times as much. */
  stake: number
}

const RETRIES = 3

export type Desk = Awaited<ReturnType<typeof openDesk>>

interface Where {
  round?: string
  closed?: boolean
  session?: ProviderSession
  gameId?: string
}
interface Undone extends Where {
  id?: string
  amount?: number
  undoes?: 'bet' | 'win'
}

/** Opens what one case works with: a round of its own, and the player's balance since it began. */
export async function openDesk(operator: Operator) {
  const { dialect, send, player, stake } = operator
  const perform = (call: WalletCall) => runSteps(dialect.steps(call), send)
  const balance = async (session = player) => {
    let result = await perform({ kind: 'balance', session })
    // The call before may have broken the connection.
    for (let again = 0; result.outcome === 'unclear' && again < RETRIES; again++)
      result = await perform({ kind: 'balance', session })
    if (result.outcome !== 'done' || result.balance === undefined)
      throw new Error(`the balance is ${result.outcome}`)
    return result.balance
  }
  const start = await balance()
  const round = newRef()
  const since = (now: number) => (now < start ? `-${start - now}` : `+${now - start}`)
  const at = ({ session = player, round: roundId = round, gameId = session.gameId }: Where) => ({
    session,
    roundId,
    gameId,
  })

  return {
    ...operator,
    perform,
    balance,
    start,
    round,
    bet: (amount = stake, id = newRef()): PlayAction => ({ action: 'bet', id, amount }),
    win: (amount = stake, id = newRef()): PlayAction => ({ action: 'win', id, amount }),
    play: (actions: readonly PlayAction[], where: Where = {}) =>
      perform({ kind: 'play', ...at(where), actions, roundClosed: where.closed ?? false }),
    rollback: (
      originalId: string,
      { id = newRef(), amount = stake, undoes = 'bet', ...where }: Undone = {},
    ) => perform({ kind: 'rollback', ...at(where), id, originalId, amount, undoes }),
    close: (where: Where = {}) => perform({ kind: 'close', ...at(where) }),
    /** Reports the wins of free spins: the operator’s free spins, unless others are given. */
    reportFreeSpins: (
      rounds: readonly FreeRound[],
      { issueId = operator.freeSpins?.issueId ?? newRef(), session = player } = {},
    ) =>
      perform({
        kind: 'freeSpins',
        session,
        issueId,
        gameId: session.gameId,
        status: 'played',
        rounds,
      }),

    /**
     * Returns the result of a call, and the change of the balance since the case began where it
     * matters.
     */
    async resultOf(result: StepResult): Promise<string> {
      if (result.outcome === 'unclear') return 'unclear'
      const money = since(await balance())
      if (result.balance !== undefined && since(result.balance) !== money)
        return `${result.outcome}, with a balance of ${since(result.balance)}, not ${money}`
      if (result.outcome === 'done') return `done ${money}`
      return result.code === 'INSUFFICIENT_FUNDS'
        ? `refused ${result.code} ${money}`
        : `refused ${result.code ?? 'without a code'}`
    },
    moved: async () => `moved ${since(await balance())}`,

    /**
     * A bet of one stake whose fields are changed before it is signed. A text takes the place of
     * the whole body.
     */
    async altered(change: (fields: Fields) => Fields | string): Promise<StepResult> {
      const [step] = dialect.steps({
        kind: 'play',
        ...at({}),
        actions: [{ action: 'bet', id: newRef(), amount: stake }],
        roundClosed: false,
      })
      if (!step) throw new Error('a bet has no step')
      const post = dialect.post(step.request.path, change(fieldsOf(dialect.name, step.request)))
      return step.read(await send(post))
    },
    /** A bet of one stake, which is sent after a change that its signature does not know of. */
    async spoilt(
      change: (post: WalletPost) => WalletPost,
      by: Dialect = dialect,
    ): Promise<StepResult> {
      const [step] = by.steps({
        kind: 'play',
        ...at({}),
        actions: [{ action: 'bet', id: newRef(), amount: stake }],
        roundClosed: false,
      })
      if (!step) throw new Error('a bet has no step')
      return step.read(await send(change(step.request)))
    },
  }
}

export const newRef = () => randomUUID()

/** Returns the different results with their numbers, without the money. */
export function tally(results: readonly StepResult[]): string {
  const words = results.map((result) =>
    result.outcome === 'refused' ? (result.code ?? 'without a code') : result.outcome,
  )
  const counts = [...Map.groupBy(words, (word) => word)].map(
    ([word, those]) => `${those.length} ${word}`,
  )
  return counts.sort().join(', ')
}

/**
 * Returns how many transactions the answers name, in words. In a dialect without ids of the casino
 * they name none.
 */
export function oneTransaction(results: readonly StepResult[]): string {
  const ids = new Set(
    results.map((result) => (result.outcome === 'done' ? result.transactionId : result.outcome)),
  )
  return ids.size === 1 ? 'one transaction' : `${ids.size} transactions`
}
