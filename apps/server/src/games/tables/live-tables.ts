import type { Log } from '../../kit/log.ts'
import { oneTopic, openTopics } from '../../kit/topics.ts'
import type { LiveTable } from '../../schema/resolvers.generated.ts'
import { openTableFeed, type TableFeedOptions } from '../providers/table-feed.ts'

export interface LiveTables {
  /**
   * The tables now, and again when something has changed at one. Empty while the studio reports
   * nothing.
   */
  follow(signal: AbortSignal): AsyncGenerator<LiveTable[], void, undefined>
  close(): void
}

export interface LiveTablesDeps {
  /** The socket of the studio. */
  url: string
  log: Pick<Log, 'info'>
  pausesMs?: TableFeedOptions['pausesMs']
  gatherMs?: number
  keptMs?: number
}

export const MOST_TABLES = 100
export const RESULTS_SHOWN = 6
/** Changes at all tables are gathered for so long: a lobby needs no more. */
const GATHER_MS = 2000
/**
 * The studio is followed for so long after the last page has gone, in ms: a visitor who comes and
 * goes makes no connection each time.
 */
const KEPT_MS = 30_000
const CHANGED = oneTopic('changed')

/**
 * Opens the news that the tiles of live tables show. The studio is followed only while a page
 * follows, and for half a minute after that: its dealers deal for onlookers too.
 */
export function openLiveTables({
  url,
  log,
  pausesMs,
  gatherMs = GATHER_MS,
  keptMs = KEPT_MS,
}: LiveTablesDeps): LiveTables {
  const news = openTopics()
  const tables = new Map<string, LiveTable>()
  let followers = 0
  let feed: { close(): void } | null = null
  let timer: NodeJS.Timeout | null = null
  let ending: NodeJS.Timeout | undefined

  function publishSoon(): void {
    timer ??= setTimeout(() => {
      timer = null
      news.publish(CHANGED, '')
    }, gatherMs).unref()
  }

  function begin(): void {
    clearTimeout(ending)
    feed ??= openTableFeed({
      url,
      log,
      ...(pausesMs ? { pausesMs } : {}),
      onNews(changed) {
        const isFirst = tables.size === 0
        for (const { id, players, freeSeats, road } of changed) {
          if (tables.has(id) || tables.size < MOST_TABLES)
            tables.set(id, { id, players, freeSeats, results: road.slice(0, RESULTS_SHOWN) })
        }
        if (isFirst) news.publish(CHANGED, '')
        else publishSoon()
      },
      onLost() {
        tables.clear()
        publishSoon()
      },
    })
  }

  function end(): void {
    feed?.close()
    feed = null
    tables.clear()
  }

  return {
    async *follow(signal) {
      const changes = news.subscribe(CHANGED, signal)
      let change = changes.next()
      followers += 1
      begin()
      try {
        do {
          yield [...tables.values()]
          const { done } = await change
          if (done) return
          change = changes.next()
        } while (!signal.aborted)
      } finally {
        followers -= 1
        if (followers === 0) ending = setTimeout(end, keptMs).unref()
      }
    },
    close() {
      if (timer) clearTimeout(timer)
      clearTimeout(ending)
      end()
    },
  }
}
