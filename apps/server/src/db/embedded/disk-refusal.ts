import type { DatabaseDown } from '../../kit/refusal.ts'
import type { TransactionOptions, Tx } from '../database.ts'
import { isDiskFull } from '../database-down.ts'

type Transact = <Result>(
  work: (tx: Tx) => Promise<Result>,
  options?: TransactionOptions,
) => Promise<Result>

export interface DiskRefusal {
  transaction: Transact
  /**
   * Returns the last refusal to write, as a sentence; null when the database has written since, or
   * has refused nothing for a minute.
   */
  message(): string | null
  /** Remembers an error of a statement outside a transaction, if the disk was full. */
  met(error: unknown): void
}

/**
 * A node that is not ready is sent nothing, so that it would not find out by itself that there is
 * room again.
 */
const BELIEVED_MS = 60_000

const WROTE = 'select pg_current_xact_id_if_assigned() is not null as wrote'

/**
 * Remembers that the disk was full. A transaction that only reads, or changes no row, succeeds on a
 * full disk and reports nothing about it.
 */
export function rememberFullDisk(transact: Transact): DiskRefusal {
  let refusal: DatabaseDown | null = null
  let forget: NodeJS.Timeout | undefined

  return {
    message: () => refusal?.message ?? null,
    async transaction(work, options) {
      const before = refusal
      try {
        if (!before) return await transact(work, options)
        const { result, wrote } = await transact(async (tx) => {
          const result = await work(tx)
          const [row] = await tx.run<{ wrote: boolean }>('disk_wrote', WROTE, [])
          return { result, wrote: row?.wrote === true }
        }, options)
        if (wrote && refusal === before) refusal = null
        return result
      } catch (error) {
        met(error)
        throw error
      }
    },
    met,
  }

  function met(error: unknown): void {
    if (!isDiskFull(error)) return
    refusal = error as DatabaseDown
    clearTimeout(forget)
    forget = setTimeout(() => (refusal = null), BELIEVED_MS).unref()
  }
}
