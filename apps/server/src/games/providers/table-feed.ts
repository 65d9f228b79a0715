import * as v from 'valibot'
import { WebSocket } from 'ws'
import { gameId } from '#contracts/studio-api.ts'
import type { Log } from '../../kit/log.ts'

/** A live table as its studio reports it to lobbies. */
export interface TableNews {
  /** The studio's id of the game. */
  id: string
  players: number
  /** Null at a table without seats. */
  freeSeats: number | null
  /** The last outcomes in a word each, the newest first. */
  road: string[]
}

export interface TableFeedOptions {
  /** `ws:` or `wss:`; the socket of docs/providers.md, which answers `{"watch": "tables"}`. */
  url: string
  log: Pick<Log, 'info'>
  onNews(news: readonly TableNews[]): void
  /** The connection has gone: nothing is known until there is news again. */
  onLost(): void
  /** The first pause after a loss, and the longest; each is twice the one before. */
  pausesMs?: { first: number; longest: number }
}

const PAUSES_MS = { first: 1000, longest: 60_000 }
const HANDSHAKE_MS = 5000
/** Tables deal all the time: a socket that sends nothing for so long is dead. */
const SILENT_MS = 90_000
const LONGEST_MESSAGE_B = 100_000
const MOST_TABLES = 100
const ROAD = 12

const table = v.object({
  id: gameId,
  players: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  freeSeats: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
    null,
  ),
  road: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(20))),
    v.transform((road) => road.slice(0, ROAD)),
  ),
})
const message = v.object({ news: v.pipe(v.array(table), v.maxLength(MOST_TABLES)) })

/**
 * Follows the live tables of a studio until it is closed. A connection that is lost is made again,
 * after longer and longer pauses.
 */
export function openTableFeed({
  url,
  log,
  onNews,
  onLost,
  pausesMs = PAUSES_MS,
}: TableFeedOptions): { close(): void } {
  let socket: WebSocket | null = null
  let pauseMs = pausesMs.first
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function connect(): void {
    const own = new WebSocket(url, {
      handshakeTimeout: HANDSHAKE_MS,
      maxPayload: LONGEST_MESSAGE_B,
      followRedirects: false,
    })
    socket = own
    const listenOn = () => {
      clearTimeout(timer)
      timer = setTimeout(() => own.terminate(), SILENT_MS).unref()
    }
    own.on('open', () => {
      listenOn()
      own.send(JSON.stringify({ watch: 'tables' }))
    })
    own.on('message', (data) => {
      listenOn()
      const news = readNews(String(data))
      if (!news) return
      pauseMs = pausesMs.first
      onNews(news)
    })
    own.on('error', (error) =>
      log.info({ error: String(error) }, 'the live tables of the studio cannot be followed'),
    )
    own.on('close', () => {
      clearTimeout(timer)
      if (isClosed) return
      onLost()
      timer = setTimeout(connect, pauseMs).unref()
      pauseMs = Math.min(pauseMs * 2, pausesMs.longest)
    })
  }

  connect()
  return {
    close() {
      isClosed = true
      clearTimeout(timer)
      socket?.terminate()
    },
  }
}

/** Null for a message that is in another shape. */
function readNews(text: string): TableNews[] | null {
  try {
    const { success, output } = v.safeParse(message, JSON.parse(text))
    return success ? output.news : null
  } catch {
    return null
  }
}
