import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import { NEWS_MISSED, oneTopic, openTopics, type Topics } from '../../kit/topics.ts'
import {
  MOST_WINNERS,
  openWinnerRing,
  type RoundNews,
  TALKED_ABOUT_MS,
  type Win,
} from './winner-ring.ts'
import { listBiggestWins, listNewestWins } from './winners.store.ts'

/**
 * Newest and biggest wins on each node: read from the database, then kept up to date by messages
 * between the nodes.
 */
export interface SharedRing {
  newest(): Win[]
  biggest(): Win[]
  holds(roundRef: string): boolean
  /** Sends rounds to all nodes, this one included. */
  publish(rounds: readonly RoundNews[]): void
  /** Returns a number that grows with each change of the wins. */
  version(): number
  /** Yields after each change. */
  changes(signal: AbortSignal): AsyncIterableIterator<string>
  /**
   * Reads the wins again when messages of other nodes may have been missed; otherwise it does
   * nothing.
   */
  catchUp(): Promise<void>
  close(): void
}

export const WINNERS_TOPIC = oneTopic('winners')
const CHANGED = oneTopic('changed')
/** Most rounds in one NOTIFY: as many as fit with the longest references of providers. */
const MOST_IN_A_MESSAGE = 10

export async function openSharedRing({
  db,
  clock,
  topics,
}: {
  db: Database
  clock: Clock
  topics: Topics
}): Promise<SharedRing> {
  // These topics are not the casino's: the wins of a node also change when it reads them again.
  const news = openTopics()
  let ring = openWinnerRing()
  let version = 0
  let missed = true

  const newest = () => ring.newest(MOST_WINNERS, clock.nowMs())
  const biggest = () => ring.biggest(MOST_WINNERS, clock.nowMs())
  const shown = () => JSON.stringify([newest(), biggest()])

  function change(make: () => void): void {
    const before = shown()
    make()
    if (shown() === before) return
    version += 1
    news.publish(CHANGED, '')
  }

  const listen = (take: (rounds: RoundNews[]) => void) =>
    topics.listen(WINNERS_TOPIC, (message) => take(JSON.parse(message) as RoundNews[]))

  async function read(): Promise<void> {
    const fresh = openWinnerRing()
    const meanwhile: RoundNews[][] = []
    const stop = listen((rounds) => meanwhile.push(rounds))
    try {
      fresh.add(await listNewestWins(db, MOST_WINNERS))
      fresh.add(await listBiggestWins(db, new Date(clock.nowMs() - TALKED_ABOUT_MS), MOST_WINNERS))
    } finally {
      stop()
    }
    for (const rounds of meanwhile) fresh.add(rounds)
    change(() => {
      ring = fresh
    })
  }

  async function catchUp(): Promise<void> {
    if (!missed) return
    missed = false
    try {
      await read()
    } catch (error) {
      missed = true
      throw error
    }
  }

  // A node adds rounds only from these messages, also its own rounds, so that all nodes have the
  // wins in one order.
  const stopListening = listen((rounds) => change(() => ring.add(rounds)))
  const stopMissing = topics.listen(NEWS_MISSED, () => {
    missed = true
  })
  await catchUp()
  return {
    newest,
    biggest,
    holds: (roundRef) => ring.holds(roundRef),
    publish(rounds) {
      for (let at = 0; at < rounds.length; at += MOST_IN_A_MESSAGE)
        topics.publish(WINNERS_TOPIC, JSON.stringify(rounds.slice(at, at + MOST_IN_A_MESSAGE)))
    },
    version: () => version,
    changes: (signal) => news.subscribe(CHANGED, signal),
    catchUp,
    close() {
      stopListening()
      stopMissing()
    },
  }
}
