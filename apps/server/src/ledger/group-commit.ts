import { AsyncLocalStorage } from 'node:async_hooks'
import { refuseInsideTransaction } from '../db/transaction.ts'

export interface GroupCommit<Item, Result> {
  /**
   * Resolves once the item's batch has been committed; rejects when the item itself could not be.
   */
  submit(item: Item): Promise<Result>
  /** Takes nothing new and ends when all that was taken has been answered. */
  close(): Promise<void>
}

export interface GroupCommitOptions<Item, Result> {
  /**
   * Items with the same answer keep their order and never run beside each other; usually the
   * player's id.
   */
  laneOf(item: Item): string
  /** Does all items in one transaction and answers one result for each, in their order. */
  runBatch(items: readonly Item[]): Promise<readonly Result[]>
  /**
   * True for an error that would meet each item alone as well, such as a lost connection: then none
   * is tried again.
   */
  hitsAll?(error: unknown): boolean
  lanes?: number
  max?: number
}

interface Waiting<Item, Result> {
  item: Item
  lane: string
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Group commit: what arrives while a lane is busy goes together into its next batch, so that a
 * commit is shared by all who wait for one. An item that arrives at an idle lane starts at once.
 * When a batch throws, its items run one by one: a bad one hurts only itself.
 */
export function openGroupCommit<Item, Result>(
  options: GroupCommitOptions<Item, Result>,
): GroupCommit<Item, Result> {
  const lanes = Array.from({ length: options.lanes ?? 2 }, () => openLane(options))
  let closed = false
  return {
    submit(item) {
      refuseInsideTransaction()
      if (closed) return Promise.reject(new Error('The lanes are closed: nothing more is taken.'))
      const lane = options.laneOf(item)
      return new Promise((resolve, reject) =>
        lanes[hash(lane) % lanes.length]?.add({ item, lane, resolve, reject }),
      )
    },
    async close() {
      closed = true
      await Promise.all(lanes.map((lane) => lane.idle()))
    },
  }
}

function openLane<Item, Result>({
  runBatch,
  hitsAll,
  max = 256,
}: GroupCommitOptions<Item, Result>) {
  let queue: Waiting<Item, Result>[] = []
  let running: Promise<void> | null = null
  // A lane serves all callers, so it must not run as a part of whatever its first customer was
  // doing.
  const onItsOwn = AsyncLocalStorage.snapshot()

  async function drain(): Promise<void> {
    // Bets that arrive in this turn of the event loop are committed together.
    await Promise.resolve()
    while (queue.length > 0) {
      const batch = queue.slice(0, max)
      queue = queue.slice(max)
      await settle(batch)
    }
    running = null
  }

  async function settle(batch: Waiting<Item, Result>[]): Promise<void> {
    // Two nodes that lock the same players do it in the same order. The sort is stable: a player's
    // own items keep theirs.
    batch.sort((a, b) => (a.lane < b.lane ? -1 : a.lane > b.lane ? 1 : 0))
    let results: readonly Result[]
    try {
      results = await runBatch(batch.map(({ item }) => item))
    } catch (error) {
      if (batch.length > 1 && !hitsAll?.(error))
        for (const waiting of batch) await settle([waiting])
      else for (const waiting of batch) waiting.reject(error)
      return
    }
    for (const [at, { resolve, reject }] of batch.entries()) {
      const result = results[at]
      if (result === undefined)
        reject(new Error(`A batch of ${batch.length} was answered ${results.length} times.`))
      else resolve(result)
    }
  }

  return {
    add(waiting: Waiting<Item, Result>): void {
      queue.push(waiting)
      running ??= onItsOwn(drain)
    },
    async idle(): Promise<void> {
      await running
    },
  }
}

/** FNV-1a: spreads ids that differ only in their last letters. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}
