import type { Database } from '../../db/database.ts'
import { NotSignedIn } from '../../kit/refusal.ts'
import { type RequestContext, requirePayee } from '../../kit/request-context.ts'
import type { Topics } from '../../kit/topics.ts'
import { findPurses, type PursesNow } from '../../ledger/accounts.ts'
import { isOfGame } from '../../players/live/balance-news.ts'
import { playerTopic } from '../../players/live/player-topic.ts'
import { watch } from '../../players/live/watch.ts'
import { findPlayer } from '../../players/player.ts'
import { listPlayedGames, sumJackpotsSince } from './played.store.ts'

/** The balances of one moment, and what has changed since the moment before. */
export interface BalanceMoment {
  purses: PursesNow
  currency: string
  /** Change that rounds of the game and jackpots have not made, in minor units. */
  elsewhere: bigint
}

/**
 * Yields by how much the balance of the signed-in player has changed otherwise than by rounds of
 * one game and by jackpots: 0 at once, and then, with each such change and when news may have been
 * missed, the change since the last time. Below zero for money that went out.
 */
export function watchBalanceElsewhere(
  { db, topics }: { db: Database; topics: Topics },
  gameId: string,
  context: Pick<RequestContext, 'viewer' | 'signal'>,
): AsyncIterable<BalanceMoment> {
  const { playerId } = requirePayee(context)
  let before: BalanceMoment | null = null
  return watch<BalanceMoment>({
    topics,
    topic: playerTopic(playerId),
    signal: context.signal,
    async read() {
      before = before ? await readNext(db, playerId, gameId, before) : await readFirst(db, playerId)
      return before
    },
    take: (known, message) => (isOfGame(message, gameId) ? known : null),
  })
}

async function readFirst(db: Database, playerId: string): Promise<BalanceMoment> {
  const [player, purses] = await Promise.all([findPlayer(db, playerId), findPurses(db, playerId)])
  if (!player || !purses) throw new NotSignedIn()
  return { purses, currency: player.currency, elsewhere: 0n }
}

/** The balances, and what rounds and jackpots have moved, are read in one snapshot. */
async function readNext(
  db: Database,
  playerId: string,
  gameId: string,
  before: BalanceMoment,
): Promise<BalanceMoment> {
  const since = before.purses.newestTransfer
  return db.transaction(async (tx) => {
    await tx.script('set transaction isolation level repeatable read')
    const purses = await findPurses(tx, playerId)
    if (!purses) throw new NotSignedIn()
    const played = await listPlayedGames(tx, playerId, since)
    const jackpots = await sumJackpotsSince(tx, playerId, since)
    let elsewhere = totalOf(purses) - totalOf(before.purses) - jackpots
    for (const each of played)
      if (each.gameId === gameId) elsewhere -= each.isOut ? each.amount : -each.amount
    return { ...before, purses, elsewhere }
  })
}

const totalOf = ({ real, bonus }: PursesNow) => real + bonus
