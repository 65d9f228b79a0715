import type { Executor, Tx } from '../../db/database.ts'
import type { FeedingBet, Pot } from './pot.ts'

interface PotRow {
  pool_id: string
  currency: string
  number: number
  kind: Pot['kind']
  seed: bigint
  fed: bigint
  ceiling: bigint | null
  threshold: bigint | null
  nonce: string | null
}

interface WonRow extends PotRow {
  amount: bigint
  won_at: Date
}

/** A pot that has been won. */
export interface WonPot extends Pot {
  amount: bigint
  wonAt: Date
}

const POT = 'pool_id, currency, number, kind, seed, fed, ceiling, threshold, nonce'

export async function listOpenPots(db: Executor): Promise<Pot[]> {
  return (
    await db.run<PotRow>('jackpot_open', `select ${POT} from jackpot_pot where won_at is null`, [])
  ).map(potOf)
}

/** Returns the pot that was won last in each pool and currency. */
export async function listLastWon(db: Executor): Promise<WonPot[]> {
  const rows = await db.run<WonRow>(
    'jackpot_last_won',
    `select w.* from jackpot_pot o cross join lateral (
       select ${POT}, amount, won_at from jackpot_pot
        where pool_id = o.pool_id and currency = o.currency and number = o.number - 1) w
      where o.won_at is null`,
    [],
  )
  return rows.map((row) => ({ ...potOf(row), amount: row.amount, wonAt: row.won_at }))
}

/** The pots for which bets wait that have to be looked at. */
export async function listFed(
  db: Executor,
  now: Date,
): Promise<{ poolId: string; currency: string }[]> {
  return db.run(
    'jackpot_fed',
    'select distinct pool_id as "poolId", currency from jackpot_share where look_at <= $1',
    [now],
  )
}

/**
 * Holds the open pot until the transaction ends. Null where there is none, and while another node
 * holds it.
 */
export async function takePot(tx: Tx, poolId: string, currency: string): Promise<Pot | null> {
  const [row] = await tx.run<PotRow>(
    'jackpot_take',
    `select ${POT} from jackpot_pot where pool_id = $1 and currency = $2 and won_at is null for update skip locked`,
    [poolId, currency],
  )
  return row ? potOf(row) : null
}

/** Adds a pot. Returns false when another node has added it meanwhile. */
export async function insertPot(tx: Tx, pot: Pot, begunAt: Date): Promise<boolean> {
  const rows = await tx.run(
    'jackpot_begin',
    `insert into jackpot_pot (${POT}, begun_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning number`,
    [
      pot.poolId,
      pot.currency,
      pot.number,
      pot.kind,
      pot.seed,
      pot.fed,
      pot.ceiling,
      pot.threshold,
      pot.nonce,
      begunAt,
    ],
  )
  return rows.length > 0
}

export async function setFed(tx: Tx, { poolId, currency, number, fed }: Pot): Promise<void> {
  await tx.run(
    'jackpot_set_fed',
    'update jackpot_pot set fed = $4 where pool_id = $1 and currency = $2 and number = $3',
    [poolId, currency, number, fed],
  )
}

export async function setWon(
  tx: Tx,
  { poolId, currency, number, fed }: Pot,
  won: FeedingBet & { amount: bigint; at: Date },
): Promise<void> {
  await tx.run(
    'jackpot_set_won',
    `update jackpot_pot set fed = $4, won_at = $5, amount = $6, player_id = $7, provider_id = $8, bet_ref = $9, game_id = $10
      where pool_id = $1 and currency = $2 and number = $3`,
    [
      poolId,
      currency,
      number,
      fed,
      won.at,
      won.amount,
      won.playerId,
      won.providerId,
      won.ref,
      won.gameId,
    ],
  )
}

interface ShareRow {
  id: bigint
  basis_points: number
  provider_id: string
  refs: string[]
  player_ids: string[]
  game_ids: string[]
  stakes: bigint[]
}

/** Bets of so many batches at once; each batch has some hundreds at most. */
export const BATCHES_AT_ONCE = 50

/** Bets that wait, as they were taken together. */
export interface Batch {
  id: bigint
  providerId: string
  bets: FeedingBet[]
}

export interface WaitingBatch extends Batch {
  lookAt: Date
}

type PotName = Pick<Pot, 'poolId' | 'currency'>

/** Returns the batches that have to be looked at, the oldest first. */
export async function listDue(tx: Tx, { poolId, currency }: PotName, now: Date): Promise<Batch[]> {
  const rows = await tx.run<ShareRow>(
    'jackpot_due',
    `select id, basis_points, provider_id, refs, player_ids, game_ids, stakes from jackpot_share
      where pool_id = $1 and currency = $2 and look_at <= $3 order by look_at, id limit ${BATCHES_AT_ONCE}`,
    [poolId, currency, now],
  )
  rows.sort((a, b) => (a.id < b.id ? -1 : 1))
  return rows.map((row) => ({ id: row.id, providerId: row.provider_id, bets: betsOf(row) }))
}

export async function dropBatches(
  tx: Tx,
  { poolId, currency }: PotName,
  ids: readonly bigint[],
): Promise<void> {
  if (ids.length === 0) return
  await tx.run(
    'jackpot_drop',
    'delete from jackpot_share where pool_id = $1 and currency = $2 and id = any ($3::bigint[])',
    [poolId, currency, ids],
  )
}

/** Leaves the bets that still wait in their rows. */
export async function keepBatches(
  tx: Tx,
  { poolId, currency }: PotName,
  batches: readonly WaitingBatch[],
): Promise<void> {
  if (batches.length === 0) return
  const rows = batches.map(({ id, bets, lookAt }) => ({
    id: String(id),
    look_at: lookAt,
    refs: bets.map(({ ref }) => ref),
    player_ids: bets.map(({ playerId }) => playerId),
    game_ids: bets.map(({ gameId }) => gameId),
    stakes: bets.map(({ stake }) => String(stake)),
  }))
  await tx.run(
    'jackpot_keep',
    `update jackpot_share s set look_at = w.look_at, refs = w.refs, player_ids = w.player_ids, game_ids = w.game_ids, stakes = w.stakes
       from jsonb_to_recordset($3::text::jsonb)
         w(id bigint, look_at timestamptz, refs text[], player_ids text[], game_ids text[], stakes bigint[])
      where s.pool_id = $1 and s.currency = $2 and s.id = w.id`,
    [poolId, currency, JSON.stringify(rows)],
  )
}

function betsOf({
  basis_points,
  provider_id,
  refs,
  player_ids,
  game_ids,
  stakes,
}: ShareRow): FeedingBet[] {
  return refs.map((ref, at) => ({
    providerId: provider_id,
    ref,
    playerId: player_ids[at] ?? '',
    gameId: game_ids[at] ?? '',
    stake: BigInt(stakes[at] ?? 0n),
    basisPoints: BigInt(basis_points),
  }))
}

const STATES = `with found as materialized (
  select ref, player_id, original, round_ref, made_at from game_transactions($1, $2::text[])
), open as (
  select ref from game_rounds($1, (select array_agg(distinct round_ref) from found)) where state = 'open'
)
select ref, player_id, original, made_at, round_ref in (select ref from open) as in_open from found`

/**
 * Returns which of a provider's bets have been rolled back, and when those were made whose rounds
 * are open. Both are read in one statement: a round that was open may be rolled back between two.
 */
export async function readStates(
  tx: Tx,
  providerId: string,
  refs: readonly string[],
): Promise<{ undone: ReadonlySet<string>; madeAt: ReadonlyMap<string, Date> }> {
  const transactions = await tx.run<{
    ref: string
    player_id: string
    original: string | null
    made_at: Date
    in_open: boolean
  }>('jackpot_bets', STATES, [providerId, refs])
  const playerOf = new Map(transactions.map(({ ref, player_id }) => [ref, player_id]))
  const inOpen = transactions.filter(({ in_open }) => in_open)
  return {
    undone: new Set(
      transactions.flatMap(({ original, player_id }) =>
        original !== null && playerOf.get(original) === player_id ? original : [],
      ),
    ),
    madeAt: new Map(inOpen.map(({ ref, made_at }) => [ref, made_at])),
  }
}

function potOf({
  pool_id,
  currency,
  number,
  kind,
  seed,
  fed,
  ceiling,
  threshold,
  nonce,
}: PotRow): Pot {
  return { poolId: pool_id, currency, number, kind, seed, fed, ceiling, threshold, nonce }
}
