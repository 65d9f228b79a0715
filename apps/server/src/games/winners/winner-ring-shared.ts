import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import { NEWS_MISSED, oneTopic, openTopics, type Topics } from '../../kit/topics.ts'
import { MOST_WINNERS, openWinnerRing, TALKED_ABOUT_MS, type ToldRound, type Win } from './winner-ring.ts'
import { listBiggestWins, listNewestWins } from './winners.store.ts'

/** The ring as each node has it: read from the database, then kept by what the nodes tell each other. */
export interface SharedRing {
  newest(): Win[]
  biggest(): Win[]
  holds(roundRef: string): boolean
  /** Tells every node, this one included. */
  tell(rounds: readonly ToldRound[]): void
  /** Counts the changes of what is shown. */
  version(): number
  /** Yields after each change. */
  changes(signal: AbortSignal): AsyncIterableIterator<string>
  /** Reads again when something that other nodes told may have been missed; costs nothing when not. */
  catchUp(): Promise<void>
  close(): void
}

export const WINNERS_TOPIC = oneTopic('winners')
const CHANGED = oneTopic('changed')
/** As many as one NOTIFY can hold, however long a provider's references are. */
const TOLD_AT_ONCE = 10

export async function openSharedRing({ db, clock, topics }: { db: Database; clock: Clock; topics: Topics }): Promise<SharedRing> {
  // Not the casino's own topics: what a node shows also changes when it has read again.
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

  const listen = (take: (rounds: ToldRound[]) => void) =>
    topics.listen(WINNERS_TOPIC, (message) => take(JSON.parse(message) as ToldRound[]))

  async function read(): Promise<void> {
    const fresh = openWinnerRing()
    const meanwhile: ToldRound[][] = []
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

  // The ring is filled by what is told, not by what happened here, so that it is the same everywhere.
  const stopListening = listen((rounds) => change(() => ring.add(rounds)))
  const stopMissing = topics.listen(NEWS_MISSED, () => {
    missed = true
  })
  await catchUp()
  return {
    newest,
    biggest,
    holds: (roundRef) => ring.holds(roundRef),
    tell(rounds) {
      for (let at = 0; at < rounds.length; at += TOLD_AT_ONCE)
        topics.publish(WINNERS_TOPIC, JSON.stringify(rounds.slice(at, at + TOLD_AT_ONCE)))
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
