import type { QueueLength } from '../kit/module.ts'
import type { Executor } from './database.ts'

/**
 * A longer queue is counted no further: a figure for an alert must not cost more than the work that
 * waits.
 */
export const MOST_COUNTED = 10_000

/**
 * The length and age of a queue at `now`. `due` selects one column of times, those of the entries
 * that wait; $1 stands for `now`. `name` is the statement's.
 */
export async function queueLength(
  db: Executor,
  name: string,
  due: string,
  now: Date,
): Promise<QueueLength> {
  const [row] = await db.run<{ waiting: number; oldest: Date | null }>(
    name,
    `select count(*)::int as waiting, min(due_at) as oldest from (select * from (${due}) waiting (due_at) limit ${MOST_COUNTED}) counted`,
    [now],
  )
  const oldestMs = row?.oldest ? now.getTime() - row.oldest.getTime() : 0
  return { waiting: row?.waiting ?? 0, oldestS: Math.max(0, oldestMs / 1000) }
}
