import type { ClosingStatement } from '../../db/database.ts'
import type { Coverage } from './pools.ts'

/** A bet as the wallet has taken it. */
export interface TakenBet {
  providerId: string
  ref: string
  playerId: string
  gameId: string
  currency: string
  /** Minor units of real money, above zero. */
  stake: bigint
}

const WRITE = `insert into jackpot_share (pool_id, currency, basis_points, provider_id, refs, player_ids, game_ids, stakes)
  values ($1, $2, $3, $4, $5::text[], $6::text[], $7::text[], $8::bigint[])`

/**
 * Returns the statements that record what bets give to the pots, in the transaction that takes the
 * bets: one row for all bets of a batch that feed one pot. No row of a pot is changed, so bets do
 * not wait for each other.
 */
export function sharesOf({ poolOf }: Coverage, bets: readonly TakenBet[]): ClosingStatement[] {
  const byPot = new Map<
    string,
    { values: readonly [string, string, number, string]; bets: TakenBet[] }
  >()
  for (const bet of bets) {
    const pool = poolOf(bet.gameId)
    if (!pool?.pots.has(bet.currency)) continue
    const key = `${pool.id}/${bet.currency}/${bet.providerId}`
    const those = byPot.get(key)
    if (those) those.bets.push(bet)
    else
      byPot.set(key, {
        values: [pool.id, bet.currency, pool.shareBasisPoints, bet.providerId],
        bets: [bet],
      })
  }
  return [...byPot.values()].map(({ values, bets }) => ({
    name: 'jackpot_share',
    text: WRITE,
    values: [
      ...values,
      bets.map(({ ref }) => ref),
      bets.map(({ playerId }) => playerId),
      bets.map(({ gameId }) => gameId),
      bets.map(({ stake }) => stake),
    ],
  }))
}
