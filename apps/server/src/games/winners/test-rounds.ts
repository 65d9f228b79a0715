import type { Database } from '../../db/database.ts'
import type { Round } from '../wallet/wallet-state.ts'

/** A closed round of 1.00 at `at` that has won so much. */
export function testRound(ref: string, won: bigint, at: Date, given: Partial<Round> = {}): Round {
  const staked = { real: 100n, bonus: 0n }
  const of = {
    playerId: 'ann',
    gameId: 'comet',
    currency: 'EUR',
    state: 'closed' as const,
    bets: 1,
    bonusId: null,
    openedAt: at,
    closedAt: at,
  }
  return { ref, ...of, staked, won: { real: won, bonus: 0n }, ...given }
}

export async function insertRound(
  db: Database,
  { ref, playerId, gameId, currency, state, staked, won, bets, openedAt, closedAt }: Round,
): Promise<void> {
  await db.run(
    'test_round',
    `insert into game_round (provider_id, ref, player_id, game_id, currency, state, staked_real, staked_bonus, won_real, won_bonus, bets,
       opened_at, closed_at) values ('studio', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ref,
      playerId,
      gameId,
      currency,
      state,
      staked.real,
      staked.bonus,
      won.real,
      won.bonus,
      bets,
      openedAt,
      closedAt,
    ],
  )
}
