import type { Database } from '../../db/database.ts'
import { NotSignedIn } from '../../kit/refusal.ts'
import { type RequestContext, requirePayee } from '../../kit/request-context.ts'
import type { Topics } from '../../kit/topics.ts'
import { findPurses, type PursesNow } from '../../ledger/accounts.ts'
import { findPlayer } from '../player.ts'
import type { Player } from '../player-shape.ts'
import { readBalanceNews } from './balance-news.ts'
import { playerTopic } from './player-topic.ts'
import { watch } from './watch.ts'

/** A player with the balances of one moment. */
export interface PlayerWithPurses extends Player {
  purses?: PursesNow | null
}

/**
 * The player now, and again after each piece of news on `player/{id}`. News that carries the
 * balance is taken as it is, unless what is known is newer: then it was on its way while the player
 * was read. All else is read again.
 */
export function watchUser(
  { db, topics }: { db: Database; topics: Topics },
  context: RequestContext,
): AsyncIterable<PlayerWithPurses> {
  const { playerId } = requirePayee(context)
  return watch<PlayerWithPurses>({
    topics,
    topic: playerTopic(playerId),
    signal: context.signal,
    async read() {
      const [player, purses] = await Promise.all([
        findPlayer(db, playerId),
        findPurses(db, playerId),
      ])
      if (!player) throw new NotSignedIn()
      return { ...player, purses }
    },
    take(known, message) {
      const news = readBalanceNews(message)
      if (!news || !known.purses) return null
      return news.newestTransfer > known.purses.newestTransfer ? { ...known, purses: news } : known
    },
  })
}
