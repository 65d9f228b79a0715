import type { Selectable } from 'kysely'
import type { Executor, Tx } from '../db/database.ts'
import type { Bonus, BonusState } from './bonus.ts'
import { type BonusTable, bonusOf } from './bonus-rows.ts'

const OPEN: readonly BonusState[] = ['pending', 'active']

export interface NewBonus
  extends Pick<
    Bonus,
    | 'id'
    | 'playerId'
    | 'currency'
    | 'amount'
    | 'wagering'
    | 'shares'
    | 'minOdds'
    | 'days'
    | 'texts'
    | 'offeredAt'
    | 'offerEndsAt'
  > {
  key: string
  offerId: string | null
}

/** Adds a bonus. Returns false, with nothing written, when its key has been used before. */
export async function insertBonus(tx: Tx, bonus: NewBonus): Promise<boolean> {
  const { id, key, currency, amount, wagering, days, shares, texts } = bonus
  const row = {
    id,
    key,
    currency,
    amount,
    wagering,
    days,
    shares: JSON.stringify(shares),
    texts: JSON.stringify(texts),
    state: 'pending' as const,
  }
  const written = await tx.sql
    .insertInto('bonus')
    .values({
      ...row,
      player_id: bonus.playerId,
      min_odds: bonus.minOdds,
      offer_id: bonus.offerId,
      offered_at: bonus.offeredAt,
      offer_ends_at: bonus.offerEndsAt,
    })
    .onConflict((conflict) => conflict.constraint('bonus_given_twice').doNothing())
    .executeTakeFirst()
  return written.numInsertedOrUpdatedRows === 1n
}

export async function findBonusByKey(db: Executor, key: string): Promise<Bonus | null> {
  const row = await db.sql.selectFrom('bonus').selectAll().where('key', '=', key).executeTakeFirst()
  return row ? bonusOf(row) : null
}

export async function findBonus(db: Executor, id: string): Promise<Bonus | null> {
  const row = await db.sql.selectFrom('bonus').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? bonusOf(row) : null
}

/**
 * Changes of one player's bonuses take turns: of two that are accepted at once, the second sees the
 * first.
 */
export async function takeTurn(tx: Tx, playerId: string): Promise<void> {
  await tx.run(
    'bonus_turn',
    `select pg_advisory_xact_lock(hashtextextended('bonus/' || $1::text, 0))`,
    [playerId],
  )
}

/** Locks the bonuses that wait or count. */
export async function lockOpenBonuses(tx: Tx, playerId: string): Promise<Bonus[]> {
  const rows = await tx.sql
    .selectFrom('bonus')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', 'in', OPEN)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(bonusOf)
}

/** The newest first. */
export async function listBonuses(db: Executor, playerId: string, most: number): Promise<Bonus[]> {
  const rows = await db.sql
    .selectFrom('bonus')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(bonusOf)
}

export async function countPending(db: Executor, playerId: string, now: Date): Promise<number> {
  const [row] = await db.run<{ total: number }>(
    'bonus_pending',
    `select (select count(*) from bonus where player_id = $1 and state = 'pending' and queued_at is null and offer_ends_at > $2)::int
          + (select count(*) from free_spins where player_id = $1 and state = 'offered' and offer_ends_at > $2)::int as total`,
    [playerId, now],
  )
  return row?.total ?? 0
}

export async function setAccepted(
  tx: Tx,
  id: string,
  at: Date,
  endsAt: Date,
  countedTransfer: bigint,
): Promise<void> {
  await tx.sql
    .updateTable('bonus')
    .set({
      state: 'active',
      accepted_at: at,
      ends_at: endsAt,
      counted_transfer: countedTransfer,
      counted_at: at,
    })
    .where('id', '=', id)
    .execute()
}

export async function setQueued(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.sql.updateTable('bonus').set({ queued_at: at }).where('id', '=', id).execute()
}

const QUEUED = `select * from (
    select distinct on (player_id) * from bonus where state = 'pending' and queued_at is not null order by player_id, queued_at, id) first
   where exists (select from player p where p.id = first.player_id and p.status = 'active')
     and not exists (select from ledger_freeze f where f.currency = first.currency)
     and not exists (select from bonus a join ledger_account l on l.id = 'player/' || a.player_id || '/bonus'
                      where a.player_id = first.player_id and a.state = 'active' and (l.balance > 0 or bonus_is_at_stake(a.id, $2)))
   order by queued_at, id limit $1`

/**
 * The first in the queue of each player who has no bonus money left, in the purse or at stake, the
 * longest waiting first. Those that cannot begin now hide no others. `begunAfter`: as in isAtStake.
 */
export async function listQueued(db: Executor, most: number, begunAfter: Date): Promise<Bonus[]> {
  const rows = await db.run<Selectable<BonusTable>>('bonus_queued', QUEUED, [most, begunAfter])
  return rows.map(bonusOf)
}

/** Ends a bonus. Returns false when it has ended meanwhile. */
export async function setEnded(tx: Tx, id: string, state: BonusState, at: Date): Promise<boolean> {
  const changed = await tx.sql
    .updateTable('bonus')
    .set({ state, ended_at: at })
    .where('id', '=', id)
    .where('state', 'in', OPEN)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/**
 * Stores how much of a bonus has been wagered. Returns false when another request has counted these
 * stakes meanwhile.
 */
export async function setWagered(
  tx: Tx,
  { id, countedTransfer }: Bonus,
  wagered: bigint,
  newest: bigint,
  at: Date,
): Promise<boolean> {
  const changed = await tx.sql
    .updateTable('bonus')
    .set({ wagered, counted_transfer: newest, counted_at: at })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .where('counted_transfer', '=', countedTransfer)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/**
 * Returns true while a sports bet that the bonus has paid for is open, or a round that has begun
 * after a moment.
 */
export async function isAtStake(tx: Tx, id: string, begunAfter: Date): Promise<boolean> {
  const [row] = await tx.run<{ open: boolean }>(
    'bonus_is_at_stake',
    'select bonus_is_at_stake($1, $2) as open',
    [id, begunAfter],
  )
  return row?.open ?? false
}

export async function findActive(db: Executor, playerId: string): Promise<Bonus | null> {
  const row = await db.sql
    .selectFrom('bonus')
    .selectAll()
    .where('state', '=', 'active')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row ? bonusOf(row) : null
}

/**
 * Takes those whose stakes were counted the longest ago, and not since `before`. They count as
 * looked at from now on, so that another node takes others.
 */
export async function takeActive(
  tx: Tx,
  times: { before: Date; now: Date },
  most: number,
): Promise<Bonus[]> {
  const due = tx.sql
    .selectFrom('bonus')
    .select('id')
    .where('state', '=', 'active')
    .where('counted_at', '<=', times.before)
    .orderBy('counted_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
  const rows = await tx.sql
    .updateTable('bonus')
    .set({ counted_at: times.now })
    .where('id', 'in', due)
    .returningAll()
    .execute()
  return rows.map(bonusOf)
}

/**
 * Holds a bonus for the transaction; null when another one holds it, or when it is no longer in one
 * of these states.
 */
export async function takeBonus(
  tx: Tx,
  id: string,
  states: readonly BonusState[],
): Promise<Bonus | null> {
  const row = await tx.sql
    .selectFrom('bonus')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', states)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row ? bonusOf(row) : null
}

/**
 * Lists the bonuses whose time for wagering is over, by id, behind one of them: those that wait for
 * open bets hide no others.
 */
export async function listOverdue(
  db: Executor,
  now: Date,
  after: string,
  most: number,
): Promise<Bonus[]> {
  const rows = await db.sql
    .selectFrom('bonus')
    .selectAll()
    .where('state', '=', 'active')
    .where('ends_at', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(bonusOf)
}

export async function listUnanswered(db: Executor, now: Date, most: number): Promise<Bonus[]> {
  const rows = await db.sql
    .selectFrom('bonus')
    .selectAll()
    .where('state', '=', 'pending')
    .where('queued_at', 'is', null)
    .where('offer_ends_at', '<=', now)
    .orderBy('offer_ends_at')
    .limit(most)
    .execute()
  return rows.map(bonusOf)
}

const LATE = `select distinct on (b.player_id) b.* from bonus b
   where b.ended_at > $1 and b.state in ('completed', 'used', 'expired', 'forfeited')
     and not exists (select from bonus a where a.player_id = b.player_id and a.state = 'active')
   order by b.player_id, b.ended_at desc`

/** The last bonus of players who have no active one, for those that ended after `since`. */
export async function listLatelyEnded(db: Executor, since: Date): Promise<Bonus[]> {
  return (await db.run<Selectable<BonusTable>>('bonus_lately_ended', LATE, [since])).map(bonusOf)
}
