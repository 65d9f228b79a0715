import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../../kit/log.ts'
import { readStateNews, type Topic } from '../../kit/topics.ts'

export type News = [topic: Topic, message: string]

/** The content of one NOTIFY. `missed`: other news before it has been lost. */
export interface Letter {
  news: News[]
  missed: boolean
}

export interface OutgoingNews {
  add(topic: Topic, message: string): void
  /** Sends the news that waits. */
  close(): Promise<void>
}

export interface OutgoingNewsOptions {
  /** Resolves when it has been committed. Never called while another one is under way. */
  send(letter: Letter): Promise<void>
  log: Log
  /** Milliseconds between two messages, while the waiting news fits into one message. */
  pauseMs?: number
  retryMs?: number
}

/** PostgreSQL takes 8,000 bytes in one NOTIFY. */
const LARGEST_LETTER = 7_000
/**
 * More than a node sends in a second of its busiest hour: then the others are better off reading
 * again.
 */
const MOST_WAITING = 20_000
/** News of other nodes may be this late; news within this time is sent together. */
const PAUSE_MS = 50
const RETRY_MS = 500

/**
 * News on its way to the other nodes: one letter at a time, each with what has gathered meanwhile,
 * because PostgreSQL commits transactions that notify one after the other. News that is lost, or is
 * too much, is replaced by a message that some has been missed.
 */
export function openOutgoingNews({
  send,
  log,
  pauseMs = PAUSE_MS,
  retryMs = RETRY_MS,
}: OutgoingNewsOptions): OutgoingNews {
  const waiting = new Map<string, News>()
  const closing = new AbortController()
  let missed = false
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    // News of one turn of the event loop is sent together.
    await new Promise((done) => setImmediate(done))
    while (waiting.size > 0 || missed) {
      const letter = { news: take(waiting), missed }
      missed = false
      const isSent = await send(letter).then(
        () => true,
        (error: unknown) => lose(error),
      )
      if (!isSent && closing.signal.aborted) break
      if (!isSent) await pause(retryMs)
      else if (waiting.size < FEW) await pause(pauseMs)
    }
    running = null
  }

  function lose(error: unknown): false {
    missed = true
    log.error(
      { err: error },
      'news did not reach the other nodes; they will get the message to read again',
    )
    return false
  }

  const pause = (ms: number) =>
    wait(ms, undefined, { signal: closing.signal, ref: false }).catch(() => {})

  return {
    add(topic, message) {
      const key = keyOf(topic, message)
      waiting.delete(key)
      waiting.set(key, [topic, message])
      if (waiting.size > MOST_WAITING) {
        waiting.clear()
        missed = true
        log.warn(
          { most: MOST_WAITING },
          'more news waited than can be sent; the other nodes will get the message to read again',
        )
      }
      running ??= run()
    },
    async close() {
      closing.abort()
      await running
    },
  }
}

/** Number of long messages that fit into one letter. */
const FEW = 32

/** Equal news is sent once. Of news that carries a state, only the newest is sent. */
function keyOf(topic: Topic, message: string): string {
  return `${topic}\n${readStateNews(message)?.kind ?? message}`
}

/**
 * Takes out what fits into one letter, the oldest first. News that fits into none goes alone, and
 * is refused by the database.
 */
function take(waiting: Map<string, News>): News[] {
  const news: News[] = []
  let size = 0
  for (const [key, each] of waiting) {
    size += Buffer.byteLength(JSON.stringify(each)) + 1
    if (size > LARGEST_LETTER && news.length > 0) break
    waiting.delete(key)
    news.push(each)
  }
  return news
}
