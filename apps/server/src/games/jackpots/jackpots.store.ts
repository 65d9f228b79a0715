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

/** The pots for which bets wait. */
export async function listFed(db: Executor): Promise<{ poolId: string; currency: string }[]> {
  return db.run(
    'jackpot_fed',
    'select distinct pool_id as "poolId", currency from jackpot_share',
    [],
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

/**
 * Takes waiting bets away, the oldest first. `lastId` is that of the newest batch among them; null
 * when nothing waits.
 */
export async function takeBets(
  tx: Tx,
  poolId: string,
  currency: string,
): Promise<{ bets: FeedingBet[]; batches: number; lastId: bigint | null }> {
  const rows = await tx.run<ShareRow>(
    'jackpot_take_bets',
    `delete from jackpot_share where (pool_id, currency, id) in (
       select pool_id, currency, id from jackpot_share where pool_id = $1 and currency = $2 order by id limit ${BATCHES_AT_ONCE})
     returning id, basis_points, provider_id, refs, player_ids, game_ids, stakes`,
    [poolId, currency],
  )
  rows.sort((a, b) => (a.id < b.id ? -1 : 1))
  return { bets: rows.flatMap(betsOf), batches: rows.length, lastId: rows.at(-1)?.id ?? null }
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

/** Those of the bets that have been rolled back, as `{provider}/{reference}`. */
export async function listUndone(
  tx: Tx,
  bets: readonly FeedingBet[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.run<{ provider_id: string; original: string }>(
    'jackpot_undone',
    'select provider_id, original from game_transaction where original = any ($1::text[])',
    [bets.map(({ ref }) => ref)],
  )
  return new Set(rows.map(({ provider_id, original }) => `${provider_id}/${original}`))
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
