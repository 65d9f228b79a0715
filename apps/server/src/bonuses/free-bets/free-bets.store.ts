import type { Executor, Tx } from '../../db/database.ts'
import type { FreeBet } from './free-bet.ts'
import { freeBetOf } from './free-bet-rows.ts'

export interface NewFreeBet extends Omit<FreeBet, 'state' | 'bet' | 'endedAt'> {
  key: string
  givenBy: string
  reason: string | null
  offerId: string | null
}

/** Adds a free bet. Returns false, with nothing written, when its key has been used before. */
export async function insertFreeBet(tx: Tx, freeBet: NewFreeBet): Promise<boolean> {
  const { id, key, currency, amount, kinds, sports, winnings, texts, reason } = freeBet
  const terms =
    winnings.as === 'bonus'
      ? {
          wagering: winnings.wagering,
          shares: JSON.stringify(winnings.shares),
          bonus_min_odds: winnings.minOdds,
          days: winnings.days,
        }
      : { wagering: null, shares: null, bonus_min_odds: null, days: null }
  const written = await tx.sql
    .insertInto('free_bet')
    .values({
      ...{ id, key, currency, amount, kinds, sports, reason, ...terms },
      player_id: freeBet.playerId,
      min_odds: freeBet.minOdds,
      winnings: winnings.as,
      texts: JSON.stringify(texts),
      given_by: freeBet.givenBy,
      offer_id: freeBet.offerId,
      state: 'given',
      given_at: freeBet.givenAt,
      ends_at: freeBet.endsAt,
      provider_id: null,
      bet_ref: null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.constraint('free_bet_given_twice').doNothing())
    .executeTakeFirst()
  return written.numInsertedOrUpdatedRows === 1n
}

export async function findFreeBetByKey(db: Executor, key: string): Promise<FreeBet | null> {
  const row = await db.sql
    .selectFrom('free_bet')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? freeBetOf(row) : null
}

/** A player's free bets, the newest first. */
export async function listFreeBets(
  db: Executor,
  playerId: string,
  limit: number,
): Promise<FreeBet[]> {
  const rows = await db.sql
    .selectFrom('free_bet')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(freeBetOf)
}

// One that a bet holds at this moment is looked at the next time.
const EXPIRE = `update free_bet set state = 'expired', ended_at = $1 where id in (
    select id from free_bet where state = 'given' and ends_at <= $1 order by ends_at limit $2 for update skip locked)
  returning id, player_id as "playerId"`

/** Ends those that were not used in time, and answers them. */
export function expireFreeBets(
  tx: Tx,
  at: Date,
  limit: number,
): Promise<{ id: string; playerId: string }[]> {
  return tx.run('free_bets_expire', EXPIRE, [at, limit])
}

/** Takes a free bet back that can be used. Returns whose it was; null for any other. */
export async function withdrawGiven(tx: Tx, id: string, at: Date): Promise<string | null> {
  const row = await tx.sql
    .updateTable('free_bet')
    .set({ state: 'withdrawn', ended_at: at })
    .where('id', '=', id)
    .where('state', '=', 'given')
    .returning('player_id')
    .executeTakeFirst()
  return row?.player_id ?? null
}
