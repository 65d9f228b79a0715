import type { FreeBet } from '../../bonuses/free-bets/free-bet.ts'
import { lockFreeBets } from '../../bonuses/free-bets/staking-free-bets.ts'
import type { Tx } from '../../db/database.ts'
import type { Bet, Order, SportsState } from './bet-state.ts'
import { winningsKeyOf } from './free-settlement.ts'

// One that the player accepts at this moment is theirs. To wait for it would be to wait for each
// other: an answer locks the bonus first, and then the purses.
const OPEN_WINNINGS = `select key from bonus where key = any ($1::text[]) and state = 'pending' for update skip locked`

/** The free bets that orders and bets name, locked, and which of their winnings can be taken back. */
export async function readFreeBets(
  tx: Tx,
  providerId: string,
  {
    orders,
    bets,
    playerIds,
  }: {
    orders: readonly Order[]
    bets: readonly Bet[]
    playerIds: readonly string[]
  },
): Promise<Pick<SportsState, 'freeBets' | 'openWinnings'>> {
  const orderedIds = orders.flatMap((order) =>
    order.kind === 'make' ? (order.bet.freeBetId ?? []) : [],
  )
  const ids = new Set([...orderedIds, ...bets.flatMap(({ freeBetId }) => freeBetId ?? [])])
  const found = await lockFreeBets(tx, [...ids], playerIds)
  const isUndoing = orders.some(({ kind }) => kind === 'rollback')
  const keys = bets.flatMap((bet) =>
    isUndoing && bet.freeBetId !== null && bet.paid.bonus > 0n
      ? winningsKeyOf(providerId, bet)
      : [],
  )
  const open =
    keys.length === 0
      ? []
      : await tx.run<{ key: string }>('sports_open_winnings', OPEN_WINNINGS, [keys])
  return {
    freeBets: new Map(found.map((freeBet) => [freeBet.id, freeBet] as [string, FreeBet])),
    openWinnings: new Set(open.map(({ key }) => key)),
  }
}
