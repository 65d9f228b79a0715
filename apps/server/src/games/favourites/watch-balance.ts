import { formatAmount } from '#rules/money.ts'
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

/** Both amounts belong to one moment. */
interface Moment {
  purses: PursesNow
  /** Change of the balance between the moment before and this one, in minor units. */
  elsewhere: bigint
}

/**
 * Yields by how much the balance of the signed-in player has changed otherwise than by rounds of
 * one game and by jackpots, as a decimal: 0 at once, and then, with each such change and when news
 * may have been missed, the change since the last time. Below zero for money that went out.
 */
export async function* watchBalanceElsewhere(
  { db, topics }: { db: Database; topics: Topics },
  gameId: string,
  context: Pick<RequestContext, 'viewer' | 'signal'>,
): AsyncGenerator<string, void, undefined> {
  const { playerId } = requirePayee(context)
  const player = await findPlayer(db, playerId)
  if (!player) throw new NotSignedIn()
  let before: PursesNow | null = null
  const moments = watch<Moment>({
    topics,
    topic: playerTopic(playerId),
    signal: context.signal,
    async read() {
      const moment = await readMoment(db, playerId, gameId, before)
      before = moment.purses
      return moment
    },
    take: (known, message) => (isOfGame(message, gameId) ? known : null),
  })
  for await (const { elsewhere } of moments) yield formatAmount(elsewhere, player.currency)
}

/** What the purses hold, and what rounds and jackpots have moved, is read in one snapshot. */
async function readMoment(
  db: Database,
  playerId: string,
  gameId: string,
  before: PursesNow | null,
): Promise<Moment> {
  return db.transaction(async (tx) => {
    await tx.script('set transaction isolation level repeatable read')
    const purses = await findPurses(tx, playerId)
    if (!purses) throw new NotSignedIn()
    if (!before) return { purses, elsewhere: 0n }
    const played = await listPlayedGames(tx, playerId, before.newestTransfer)
    let elsewhere =
      totalOf(purses) -
      totalOf(before) -
      (await sumJackpotsSince(tx, playerId, before.newestTransfer))
    for (const each of played)
      if (each.gameId === gameId) elsewhere -= each.isOut ? each.amount : -each.amount
    return { purses, elsewhere }
  })
}

const totalOf = ({ real, bonus }: PursesNow) => real + bonus
