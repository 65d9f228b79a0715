import type { Clock } from './clock.ts'
import type { TableRound, TablesStore } from './tables.store.ts'

export interface PayerOptions {
  store: TablesStore
  clock: Clock
  /**
   * Ends every bet of a round by its outcome; false where the wallet has not confirmed all of them.
   */
  settle(roundId: string, outcome: unknown): Promise<boolean>
}

const AGAIN_MS = 5000

/**
 * Pays what was won in rounds of a table, again and again until the wallet has confirmed all of it.
 */
export function openPayer({ store, clock, settle }: PayerOptions) {
  const paying = new Set<Promise<void>>()
  let isClosed = false

  async function attempt(roundId: string, outcome: unknown): Promise<void> {
    const isDone = await settle(roundId, outcome).catch((error: unknown) => {
      console.error(`studio: the bets of table round ${roundId} could not be settled`, error)
      return false
    })
    if (isDone) store.saveSettled(roundId)
    else if (!isClosed) clock.at(clock.now() + AGAIN_MS, () => pay({ id: roundId, outcome }))
  }

  function pay({ id, outcome }: Pick<TableRound, 'id' | 'outcome'>): void {
    if (isClosed) return
    const work = attempt(id, outcome).finally(() => paying.delete(work))
    paying.add(work)
  }

  return {
    pay,
    /** Begins nothing more, and waits for what is under way. */
    async close(): Promise<void> {
      isClosed = true
      await Promise.all(paying)
    },
  }
}
