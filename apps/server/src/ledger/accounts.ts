import type { Executor, Tx } from '../db/database.ts'
import './ledger.tables.ts'

/**
 * real: to play with and to withdraw. bonus: to play with. held: pending withdrawals and open
 * sports bets.
 */
export type Purse = 'real' | 'bonus' | 'held'

export const PURSES: readonly Purse[] = ['real', 'bonus', 'held']

export const purse = (playerId: string, which: Purse) => `player/${playerId}/${which}`
/** Money outside, with a company that carries it: 'world/cashier/EUR'. */
export const world = (provider: string, currency: string) => `world/${provider}/${currency}`
/** Returns the name of a ledger account of the casino: 'house/games/EUR'. */
export const house = (name: string, currency: string) => `house/${name}/${currency}`

export interface Balances {
  currency: string
  /** Minor units, like all of them. */
  real: bigint
  bonus: bigint
  held: bigint
}

/**
 * The money that a player may play with, in minor units, and the newest transfer that is in it; 0
 * while nothing has moved.
 */
export interface PursesNow {
  real: bigint
  bonus: bigint
  newestTransfer: bigint
}

const NOW = `
  select coalesce(max(a.balance) filter (where a.id = $1), 0) as real, coalesce(max(a.balance) filter (where a.id = $2), 0) as bonus,
         coalesce(max(m.newest), 0) as "newestTransfer"
    from ledger_account a cross join lateral (
      select greatest((select max(transfer_id) from ledger_posting where from_account = a.id and from_account like 'player/%'),
                      (select max(transfer_id) from ledger_posting where to_account = a.id and to_account like 'player/%')) as newest) m
   where a.id in ($1, $2) having count(*) > 0`

/**
 * Returns null for a player without purses. One statement reads both, so the balances and the
 * transfer belong together.
 */
export async function findPurses(executor: Executor, playerId: string): Promise<PursesNow | null> {
  const [row] = await executor.run<PursesNow>('ledger_purses_now', NOW, [
    purse(playerId, 'real'),
    purse(playerId, 'bonus'),
  ])
  return row ?? null
}

/**
 * Until the transaction ends, others who lock the purses or move their money wait. What is read
 * after this, and what all read who lock them later, is in one order with what moves money.
 */
export async function lockPurses(tx: Tx, playerId: string): Promise<void> {
  await tx.run('ledger_lock_purses', 'select from game_players($1::text[])', [[playerId]])
}

/** Opens the empty purses of a new player. A second call changes nothing. */
export async function openPurses(tx: Tx, playerId: string, currency: string): Promise<void> {
  await tx.sql
    .insertInto('ledger_account')
    .values(PURSES.map((which) => ({ id: purse(playerId, which), currency })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/**
 * Returns the balances of these players, by their id. Players without purses are not in the answer.
 */
export async function balances(
  executor: Executor,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, Balances>> {
  const ids = playerIds.flatMap((playerId) => PURSES.map((which) => purse(playerId, which)))
  const rows = await executor.run<{ id: string; currency: string; balance: bigint }>(
    'ledger_balances',
    'select id, currency, balance from ledger_account where id = any ($1::text[])',
    [ids],
  )
  const found = new Map<string, Balances>()
  for (const { id, currency, balance } of rows) {
    const [, playerId = '', which] = id.split('/')
    const those = found.get(playerId) ?? { currency, real: 0n, bonus: 0n, held: 0n }
    found.set(playerId, { ...those, [which as Purse]: balance })
  }
  return found
}
