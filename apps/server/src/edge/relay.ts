import type { Database } from '../db/database.ts'
import type { Ids } from '../kit/ids.ts'
import type { Log } from '../kit/log.ts'
import { NEWS_MISSED, openTopics, type Topics } from '../kit/topics.ts'

const CHANNEL = 'baize_topics'
/** PostgreSQL takes 8,000 bytes in one NOTIFY. */
const LARGEST_PAYLOAD = 7000

/**
 * Topics that reach every node of the casino. What is published within one turn of the event loop travels in one NOTIFY, because
 * PostgreSQL serialises the commits of transactions that notify.
 */
export async function openRelayedTopics({ db, ids, log }: { db: Database; ids: Ids; log: Log }): Promise<Topics> {
  if (db.kind === 'embedded') return openTopics()
  const node = ids.newId()
  let waiting: [topic: string, message: string][] = []
  const topics = openTopics((topic, message) => {
    if (waiting.push([topic, message]) === 1) setImmediate(flush)
  })
  const hear = (payload: string) => {
    const { from, news } = JSON.parse(payload) as { from: string; news: [string, string][] }
    if (from !== node) for (const [topic, message] of news) topics.deliver(topic, message)
  }
  await db.listen(CHANNEL, hear, () => topics.deliver(NEWS_MISSED, ''))
  return topics

  function flush(): void {
    const news = waiting
    waiting = []
    for (const part of cut(news)) {
      const payload = JSON.stringify({ from: node, news: part })
      db.notify(CHANNEL, payload).catch((error: unknown) => log.error({ err: error }, 'news did not reach the other nodes'))
    }
  }
}

/** Parts that each fit into one NOTIFY. The same news twice is told once. */
function cut(news: readonly [string, string][]): [string, string][][] {
  const parts: [string, string][][] = [[]]
  let size = 0
  for (const [topic, message] of new Map(news.map((each) => [each.join('\n'), each])).values()) {
    const bytes = Buffer.byteLength(JSON.stringify([topic, message])) + 1
    if (size + bytes > LARGEST_PAYLOAD) {
      parts.push([])
      size = 0
    }
    size += bytes
    parts.at(-1)?.push([topic, message])
  }
  return parts
}
