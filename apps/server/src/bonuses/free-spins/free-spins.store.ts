import type { Selectable } from 'kysely'
import type { Executor, Tx } from '../../db/database.ts'
import { heldByMatch } from '../../players/matching/held-by-match.ts'
import type { FreeSpins, FreeSpinsState } from './free-spins.ts'
import { type FreeSpinsTable, freeSpinsOf } from './free-spins-rows.ts'
import type { TemplateInCurrency } from './templates.store.ts'

export interface NewFreeSpins extends TemplateInCurrency {
  id: string
  key: string
  playerId: string
  templateId: string
  offerId: string | null
  currency: string
  offeredAt: Date
  offerEndsAt: Date
}

/** Adds free spins. Returns false, with nothing written, when their key has been used before. */
export async function insertFreeSpins(tx: Tx, given: NewFreeSpins): Promise<boolean> {
  const { id, key, currency, spins, stake, days, winnings, wagering } = given
  const row = { id, key, currency, spins, stake, days, winnings, wagering }
  const written = await tx.sql
    .insertInto('free_spins')
    .values({
      ...row,
      player_id: given.playerId,
      template_id: given.templateId,
      offer_id: given.offerId,
      games: JSON.stringify(given.games),
      max_win: given.maxWin,
      shares: JSON.stringify(given.shares),
      min_odds: given.minOdds,
      bonus_days: given.bonusDays,
      texts: JSON.stringify(given.texts),
      state: 'offered',
      offered_at: given.offeredAt,
      offer_ends_at: given.offerEndsAt,
    })
    .onConflict((conflict) => conflict.constraint('free_spins_given_twice').doNothing())
    .executeTakeFirst()
  return written.numInsertedOrUpdatedRows === 1n
}

export async function findFreeSpins(db: Executor, id: string): Promise<FreeSpins | null> {
  const row = await db.sql
    .selectFrom('free_spins')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? freeSpinsOf(row) : null
}

export async function findFreeSpinsByKey(
  db: Executor,
  key: string,
): Promise<(FreeSpins & { templateId: string }) | null> {
  const row = await db.sql
    .selectFrom('free_spins')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? { ...freeSpinsOf(row), templateId: row.template_id } : null
}

/** Holds them for the transaction. */
export async function lockFreeSpins(tx: Tx, id: string): Promise<FreeSpins | null> {
  const row = await tx.sql
    .selectFrom('free_spins')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ? freeSpinsOf(row) : null
}

/** The newest first. */
export async function listFreeSpins(
  db: Executor,
  playerId: string,
  most: number,
): Promise<FreeSpins[]> {
  const rows = await db.sql
    .selectFrom('free_spins')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(freeSpinsOf)
}

export async function setFreeSpinsAccepted(
  tx: Tx,
  id: string,
  at: Date,
  endsAt: Date,
): Promise<void> {
  await tx.sql
    .updateTable('free_spins')
    .set({ state: 'accepted', accepted_at: at, ends_at: endsAt, call: 'issue', call_at: at })
    .where('id', '=', id)
    .execute()
}

/** Ends them without paying. A provider that may have them gets a request to cancel them. */
export async function setFreeSpinsEnded(
  tx: Tx,
  { id, providerId }: FreeSpins,
  state: Extract<FreeSpinsState, 'declined' | 'expired' | 'cancelled'>,
  at: Date,
  callAt: Date,
): Promise<void> {
  const call = providerId === null ? null : ('cancel' as const)
  await tx.sql
    .updateTable('free_spins')
    .set({ state, ended_at: at, call, call_at: call && callAt, attempts: 0 })
    .where('id', '=', id)
    .execute()
}

/** Stores what was won in all, and how much of it is paid. Those that have ended keep when. */
export async function setFreeSpinsPaid(
  tx: Tx,
  { id, endedAt, state: before }: FreeSpins,
  result: { state: 'played' | 'expired'; played: number; won: bigint; paid: bigint },
  at: Date,
): Promise<void> {
  const waits = before === 'expired' ? {} : { call: null, call_at: null }
  await tx.sql
    .updateTable('free_spins')
    .set({ ...result, ended_at: before === 'failed' ? at : (endedAt ?? at), ...waits })
    .where('id', '=', id)
    .execute()
}

export interface FreeSpinsRound {
  providerId: string
  /** The provider's reference of its win. */
  ref: string
  /** The provider's reference of the round; null for one that was counted before it was stored. */
  roundRef: string | null
  /** The game that it was played in; null like `roundRef`. */
  gameId: string | null
  freeSpinsId: string
  /** The casino's id. */
  transactionId: string
  won: bigint
}

/** Adds a round, and counts it. */
export async function insertRound(tx: Tx, round: FreeSpinsRound, at: Date): Promise<void> {
  await tx.run(
    'free_spins_round',
    `insert into free_spins_round (provider_id, ref, free_spins_id, transaction_id, won, made_at, round_ref, game_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      round.providerId,
      round.ref,
      round.freeSpinsId,
      round.transactionId,
      round.won,
      at,
      round.roundRef,
      round.gameId,
    ],
  )
  await tx.run('free_spins_count', 'update free_spins set played = played + 1 where id = $1', [
    round.freeSpinsId,
  ])
}

export async function findRound(
  db: Executor,
  providerId: string,
  ref: string,
): Promise<FreeSpinsRound | null> {
  const [row] = await db.run<FreeSpinsRound>(
    'free_spins_round_of',
    `select provider_id as "providerId", ref, round_ref as "roundRef", game_id as "gameId",
            free_spins_id as "freeSpinsId", transaction_id as "transactionId", won
       from free_spins_round where provider_id = $1 and ref = $2`,
    [providerId, ref],
  )
  return row ?? null
}

/** Returns whether one of the provider's references is that of a round. */
export async function hasRound(
  db: Executor,
  providerId: string,
  refs: readonly string[],
): Promise<boolean> {
  const [row] = await db.run<{ known: boolean }>(
    'free_spins_has_round',
    'select exists (select from free_spins_round where provider_id = $1 and ref = any ($2::text[])) as known',
    [providerId, refs],
  )
  return row?.known ?? false
}

/** Returns the sum that its rounds have won; null when none was reported. */
export async function sumRounds(db: Executor, id: string): Promise<bigint | null> {
  const [row] = await db.run<{ won: bigint | null }>(
    'free_spins_sum',
    'select sum(won)::bigint as won from free_spins_round where free_spins_id = $1',
    [id],
  )
  return row?.won ?? null
}

/** Offers that were not answered in time, the longest over first. */
export async function listUnansweredFreeSpins(
  db: Executor,
  now: Date,
  most: number,
): Promise<FreeSpins[]> {
  const rows = await db.sql
    .selectFrom('free_spins')
    .selectAll()
    .where('state', '=', 'offered')
    .where('offer_ends_at', '<=', now)
    .orderBy('offer_ends_at')
    .limit(most)
    .execute()
  return rows.map(freeSpinsOf)
}

const OF_STOPPED = `select f.* from free_spins f join player s on s.id = f.player_id
  where f.state in ('issuing', 'active') and f.attempts + (f.state = 'active')::int > 0
    and f.provider_id = any ($2::text[]) and (s.status <> 'active' or ${heldByMatch('s.id')})
  order by f.id limit $3`

/**
 * Those that one of the providers has, or may have by now, of players who may not play at `now`, or
 * are held by a match. Where no call was made yet the provider has none.
 */
export async function listFreeSpinsOfStopped(
  db: Executor,
  providerIds: readonly string[],
  now: Date,
  most: number,
): Promise<FreeSpins[]> {
  const rows = await db.run<Selectable<FreeSpinsTable>>('free_spins_of_stopped', OF_STOPPED, [
    now,
    providerIds,
    most,
  ])
  return rows.map(freeSpinsOf)
}

/**
 * Those that could be played until `before` and no longer. What did not seem to be issued is among
 * them when the provider has reported its rounds.
 */
export async function listOverdueFreeSpins(
  db: Executor,
  before: Date,
  most: number,
): Promise<FreeSpins[]> {
  const rows = await db.sql
    .selectFrom('free_spins')
    .selectAll()
    .where(({ eb, and, or }) =>
      or([
        eb('state', 'in', ['accepted', 'issuing', 'active']),
        and([eb('state', '=', 'failed'), eb('played', '>', 0)]),
      ]),
    )
    .where('ends_at', '<=', before)
    .orderBy('ends_at')
    .limit(most)
    .execute()
  return rows.map(freeSpinsOf)
}
