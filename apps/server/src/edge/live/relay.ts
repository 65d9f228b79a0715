import type { Database } from '../../db/database.ts'
import type { Ids } from '../../kit/ids.ts'
import type { Log } from '../../kit/log.ts'
import { NEWS_MISSED, openTopics, type Topics } from '../../kit/topics.ts'
import { type Letter, openOutgoingNews } from './outgoing-news.ts'

const CHANNEL = 'baize_topics'

export interface RelayedTopics extends Topics {
  /** Sends what is on its way. */
  close(): Promise<void>
}

/** Topics that reach every node of the casino. */
export async function openRelayedTopics({
  db,
  ids,
  log,
}: {
  db: Database
  ids: Ids
  log: Log
}): Promise<RelayedTopics> {
  if (db.kind === 'embedded') return { ...openTopics(), close: async () => {} }
  const node = ids.newId()
  const outgoing = openOutgoingNews({
    send: (letter) => db.notify(CHANNEL, JSON.stringify({ from: node, ...letter })),
    log,
  })
  const topics = openTopics(outgoing.add)
  const onMessage = (payload: string) => {
    const { from, news, missed } = JSON.parse(payload) as Letter & { from: string }
    if (from === node) return
    for (const [topic, message] of news) topics.deliver(topic, message)
    if (missed) topics.deliver(NEWS_MISSED, '')
  }
  await db.listen(CHANNEL, onMessage, () => topics.deliver(NEWS_MISSED, ''))
  return { ...topics, close: outgoing.close }
}
