import type { Executor } from '../../db/database.ts'
import type { RoundNews } from './winner-ring.ts'

interface WinRow {
  ref: string
  player_id: string
  game_id: string
  currency: string
  amount: bigint
  opened_at: Date
}

// The condition is the one of the index game_round_winners.
const WON = `select ref, player_id, game_id, currency, won_real + won_bonus as amount, opened_at
  from game_round where won_real + won_bonus > staked_real + staked_bonus`
/** Number of the newest wins among which the biggest are looked for. */
const LOOKED_AT = 100_000

export async function listNewestWins(db: Executor, count: number): Promise<RoundNews[]> {
  return (
    await db.run<WinRow>('game_newest_wins', `${WON} order by opened_at desc limit $1`, [count])
  ).map(winOf)
}

/**
 * The biggest `count` of every currency, in no order: minor units do not show which of two
 * currencies' wins is bigger, the ring does.
 */
export async function listBiggestWins(
  db: Executor,
  since: Date,
  count: number,
): Promise<RoundNews[]> {
  const text = `select ref, player_id, game_id, currency, amount, opened_at from (
      select *, row_number() over (partition by currency order by amount desc, opened_at desc) as place
      from (${WON} and opened_at >= $1 order by opened_at desc limit $2) lately
    ) placed where place <= $3`
  return (await db.run<WinRow>('game_biggest_wins', text, [since, LOOKED_AT, count])).map(winOf)
}

function winOf({ ref, player_id, game_id, currency, amount, opened_at }: WinRow): RoundNews {
  return {
    roundRef: ref,
    playerId: player_id,
    gameId: game_id,
    currency,
    amount: String(amount),
    atMs: opened_at.getTime(),
    isWin: true,
  }
}
