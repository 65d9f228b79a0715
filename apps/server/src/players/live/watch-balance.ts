import { type RequestContext, requirePayee } from '../../kit/request-context.ts'
import type { Topics } from '../../kit/topics.ts'
import { isOfGame } from './balance-news.ts'
import { playerTopic } from './player-topic.ts'
import { watch } from './watch.ts'

/**
 * Yields at once, and again after each piece of news on `player/{id}` that is not of rounds of this
 * game, or when news may have been missed. What is yielded says how often that was.
 */
export function watchBalanceElsewhere(
  topics: Topics,
  gameId: string,
  context: Pick<RequestContext, 'viewer' | 'signal'>,
): AsyncIterable<number> {
  const { playerId } = requirePayee(context)
  let changes = 0
  return watch({
    topics,
    topic: playerTopic(playerId),
    signal: context.signal,
    read: async () => ++changes,
    take: (known, message) => (isOfGame(message, gameId) ? known : ++changes),
  })
}
