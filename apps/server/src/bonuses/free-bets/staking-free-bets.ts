import type { Executor, Tx } from '../../db/database.ts'
import type { FreeBet } from './free-bet.ts'
import { freeBetOf } from './free-bet-rows.ts'

/** Free bets that a player can use now; those that end soonest come first. */
export async function listUsableFreeBets(
  db: Executor,
  playerId: string,
  at: Date,
  limit: number,
): Promise<FreeBet[]> {
  const rows = await db.sql
    .selectFrom('free_bet')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '=', 'given')
    .where('ends_at', '>', at)
    .orderBy('ends_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(freeBetOf)
}

/** Locks those of these free bets that belong to one of these players. */
export async function lockFreeBets(
  tx: Tx,
  ids: readonly string[],
  playerIds: readonly string[],
): Promise<FreeBet[]> {
  if (ids.length === 0 || playerIds.length === 0) return []
  const rows = await tx.sql
    .selectFrom('free_bet')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('player_id', 'in', [...playerIds])
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(freeBetOf)
}

/** Writes where a free bet is. */
export async function putFreeBet(
  tx: Tx,
  { id, state, bet, endedAt }: Pick<FreeBet, 'id' | 'state' | 'bet' | 'endedAt'>,
): Promise<void> {
  await tx.sql
    .updateTable('free_bet')
    .set({
      state,
      provider_id: bet?.providerId ?? null,
      bet_ref: bet?.ref ?? null,
      ended_at: endedAt,
    })
    .where('id', '=', id)
    .execute()
}
