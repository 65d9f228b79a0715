import type { Executor } from '../../db/database.ts'

/** A bet that returned more than was staked. */
export interface SportsWin {
  id: string
  playerId: string
  currency: string
  /** Minor units, stake included. */
  amount: bigint
  settledAt: Date
  legs: number
  /** The match; null for a bet on several. */
  event: string | null
}

// The condition is the one of the index sports_bet_winners.
const NEWEST = `select id, player_id as "playerId", currency, paid_real + paid_bonus as amount, settled_at as "settledAt", l.legs, l.event
  from sports_bet b cross join lateral (
    select count(*)::int as legs, case when count(distinct event_id) = 1 then min(event) end as event
    from sports_bet_leg where bet_ref = b.ref and provider_id = b.provider_id
  ) l
  where paid_real + paid_bonus > stake_real + stake_bonus and settled_at > $1 order by settled_at desc limit $2`

export function listNewestSportsWins(
  db: Executor,
  since: Date,
  count: number,
): Promise<SportsWin[]> {
  return db.run<SportsWin>('sports_newest_wins', NEWEST, [since, count])
}
