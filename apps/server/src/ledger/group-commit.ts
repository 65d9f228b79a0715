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
   * Items with the same key keep their order and never run beside each other; usually the player's
   * id.
   */
  keyOf(item: Item): string
  /** Does all items in one transaction and answers one result for each, in their order. */
  runBatch(items: readonly Item[]): Promise<readonly Result[]>
  /**
   * True for an error that would meet each item alone as well, such as a lost connection: then none
   * is tried again.
   */
  hitsAll?(error: unknown): boolean
  /** Batches that run at the same time, at most. */
  batchesAtOnce?: number
  /** Items of a batch, at most. */
  max?: number
}

interface Waiting<Item, Result> {
  item: Item
  key: string
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * So many items wait before a batch starts beside one that runs. Few large batches cost less than
 * many small ones: at 4,000 calls a second, two batches that always run side by side need a tenth
 * more processor time a call, and their slowest hundredth takes half as long again.
 */
const WAITING_FOR_ANOTHER = 32
/**
 * An item waits so long for a batch that runs, and then starts beside it: a batch may be held up by
 * one of its players, whose purse is locked elsewhere.
 */
const PATIENCE_MS = 100

/**
 * Group commit: what arrives while a batch runs goes together into the next one, so that a commit
 * is shared by all who wait for one. An item that arrives while nothing runs starts at once. While
 * many items wait, or when a batch takes long, another one runs beside the first. When a batch
 * throws, its halves run one after the other, down to single items: a bad one hurts only itself.
 */
export function openGroupCommit<Item, Result>(
  options: GroupCommitOptions<Item, Result>,
): GroupCommit<Item, Result> {
  const { keyOf, batchesAtOnce = 2, max = 256 } = options
  let queue: Waiting<Item, Result>[] = []
  const running = new Set<Promise<void>>()
  const runningKeys = new Set<string>()
  /** True while the key of each item that waits is running: until a batch ends, none can start. */
  let allHeldUp = false
  let patience: NodeJS.Timeout | undefined
  let closed = false
  // A batch serves all callers, so it must not run as a part of whatever its first caller was
  // doing.
  const onItsOwn = AsyncLocalStorage.snapshot()

  function startIfDue(): void {
    if (queue.length === 0 || allHeldUp || running.size >= batchesAtOnce) return
    if (running.size > 0 && queue.length < WAITING_FOR_ANOTHER)
      patience ??= setTimeout(start, PATIENCE_MS)
    else start()
  }

  function start(): void {
    stopWaiting()
    if (queue.length === 0 || running.size >= batchesAtOnce) return
    const run = onItsOwn(runNext).then(() => {
      running.delete(run)
      stopWaiting()
      startIfDue()
    })
    running.add(run)
  }

  function stopWaiting(): void {
    clearTimeout(patience)
    patience = undefined
  }

  async function runNext(): Promise<void> {
    // Bets that arrive in this turn of the event loop are committed together.
    await Promise.resolve()
    const batch = takeBatch()
    if (batch.length === 0) {
      allHeldUp = queue.length > 0
      return
    }
    const keys = batch.map(({ key }) => key)
    for (const key of keys) runningKeys.add(key)
    await settle(options, batch)
    for (const key of keys) runningKeys.delete(key)
    allHeldUp = false
  }

  /** Takes the items out of the queue whose keys are not running, in their order. */
  function takeBatch(): Waiting<Item, Result>[] {
    const batch: Waiting<Item, Result>[] = []
    const left: Waiting<Item, Result>[] = []
    for (const waiting of queue)
      if (batch.length < max && !runningKeys.has(waiting.key)) batch.push(waiting)
      else left.push(waiting)
    queue = left
    return batch
  }

  return {
    submit(item) {
      refuseInsideTransaction()
      if (closed)
        return Promise.reject(new Error('The group commit is closed: nothing more is taken.'))
      const key = keyOf(item)
      if (!runningKeys.has(key)) allHeldUp = false
      return new Promise((resolve, reject) => {
        queue.push({ item, key, resolve, reject })
        startIfDue()
      })
    },
    async close() {
      closed = true
      while (running.size > 0) await Promise.all(running)
    },
  }
}

async function settle<Item, Result>(
  options: GroupCommitOptions<Item, Result>,
  batch: Waiting<Item, Result>[],
): Promise<void> {
  // Two nodes that lock the same players do it in the same order. The sort is stable: a player's
  // own items keep theirs.
  batch.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  let results: readonly Result[]
  try {
    results = await options.runBatch(batch.map(({ item }) => item))
  } catch (error) {
    if (batch.length > 1 && !options.hitsAll?.(error)) {
      const middle = Math.ceil(batch.length / 2)
      await settle(options, batch.slice(0, middle))
      await settle(options, batch.slice(middle))
    } else for (const waiting of batch) waiting.reject(error)
    return
  }
  for (const [at, { resolve, reject }] of batch.entries()) {
    const result = results[at]
    if (result === undefined)
      reject(new Error(`A batch of ${batch.length} was answered ${results.length} times.`))
    else resolve(result)
  }
}
