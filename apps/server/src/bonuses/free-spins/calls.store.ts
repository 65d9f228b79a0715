import type { Selectable } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { FreeSpins, FreeSpinsState } from './free-spins.ts'
import { type FreeSpinsTable, freeSpinsOf } from './free-spins-rows.ts'

const DUE = `select * from free_spins where call is not null and call_at <= $1
   order by call_at limit $2 for update skip locked`

/** Takes the free spins whose provider is to be called now; they are locked for the transaction. */
export async function takeDueCalls(tx: Tx, now: Date, most: number): Promise<FreeSpins[]> {
  const rows = await tx.run<Selectable<FreeSpinsTable>>('free_spins_due', DUE, [now, most])
  return rows.map(freeSpinsOf)
}

/**
 * A call that is about to be made. It is made again at `againAt`, unless its outcome is known by
 * then.
 */
export async function setCalling(
  tx: Tx,
  { id, call }: FreeSpins,
  { providerId, attempts, againAt }: { providerId: string; attempts: number; againAt: Date },
): Promise<void> {
  await tx.sql
    .updateTable('free_spins')
    .set({
      ...(call === 'issue' && { state: 'issuing' as const }),
      provider_id: providerId,
      attempts,
      call_at: againAt,
    })
    .where('id', '=', id)
    .execute()
}

export interface CallOutcome {
  /** New state; they keep theirs when it is left out. */
  state?: Extract<FreeSpinsState, 'active' | 'failed'>
  endedAt?: Date
  /** Why it failed. */
  problem?: string
  /** Next call to the provider and its time; none when it is left out. */
  next?: { call: 'issue' | 'cancel'; at: Date }
  attempts?: number
}

/**
 * Stores the result of a call. Returns false when the player or another node has gone on meanwhile.
 */
export async function setCalled(
  tx: Tx,
  { id, call }: FreeSpins,
  attempts: number,
  { state, endedAt, problem, next, attempts: after = 0 }: CallOutcome,
): Promise<boolean> {
  const changed = await tx.sql
    .updateTable('free_spins')
    .set({
      ...(state && { state }),
      ...(endedAt && { ended_at: endedAt }),
      problem: problem?.slice(0, 500) ?? null,
      call: next?.call ?? null,
      call_at: next?.at ?? null,
      attempts: after,
    })
    .where('id', '=', id)
    .where('call', '=', call)
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}
