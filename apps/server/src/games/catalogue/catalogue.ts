import { hash } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import type { FetchedCatalogue, StudioClient } from '../providers/studio-client.ts'
import { countPlayersByGame, findCatalogue, saveCatalogue } from './catalogue.store.ts'
import { EMPTY_SNAPSHOT, type Snapshot, takeSnapshot } from './snapshot.ts'

export interface Catalogue {
  current(): Snapshot
  /**
   * Asks the studio when it is time to, and orders the games anew once an hour. What the studio cannot answer leaves the games as they were;
   * throws when the database fails, and then everything is as it was.
   */
  refresh(): Promise<void>
  /** Calls after what this node shows has changed: another list of games, or another order. Each node finds that out by itself. */
  onChange(hear: () => void): () => void
}

export interface CatalogueDeps {
  db: Database
  clock: Clock
  log: Log
  studio: StudioClient
}

const REFRESH_EVERY_MS = 60_000
const RETRY_AFTER_MS = 5_000
const HOUR_MS = 3_600_000
const POPULAR_FOR_MS = 7 * 24 * HOUR_MS

/**
 * The games in memory: from the studio, or, while it cannot be reached, as it was known last. A refresh replaces the whole snapshot at
 * once, so that whoever reads never sees half of it.
 */
export async function openCatalogue({ db, clock, log, studio }: CatalogueDeps): Promise<Catalogue> {
  const listeners = new Set<() => void>()
  const saved = await findCatalogue(db, log)
  let known: FetchedCatalogue | null = null
  let snapshot: Snapshot = EMPTY_SNAPSHOT
  let nextAtMs = 0
  let orderedUntilMs = 0
  let shown = ''

  /** Nothing counts as known before it is shown: the studio is asked again for what the database has failed to take. */
  async function show(next: FetchedCatalogue): Promise<void> {
    const untilMs = lastFullHourMs(clock)
    const players = await countPlayersByGame(db, new Date(untilMs - POPULAR_FOR_MS), new Date(untilMs))
    snapshot = takeSnapshot(next.catalogue, players)
    known = next
    orderedUntilMs = untilMs
    const before = shown
    shown = fingerprintOf(next, snapshot)
    if (shown !== before) for (const hear of listeners) hear()
  }

  async function askStudio(): Promise<void> {
    try {
      const fetched = await studio.fetchCatalogue(known?.etag ?? null)
      if (fetched) {
        await saveCatalogue(db, fetched, clock.now())
        await show(fetched)
      }
      nextAtMs = clock.nowMs() + REFRESH_EVERY_MS
    } catch (error) {
      if (!(error instanceof ThirdPartyDown)) throw error
      nextAtMs = clock.nowMs() + RETRY_AFTER_MS
      log.warn({ err: error }, 'the catalogue could not be refreshed')
    }
  }

  async function refresh(): Promise<void> {
    if (clock.nowMs() >= nextAtMs) await askStudio()
    if (known && orderedUntilMs !== lastFullHourMs(clock)) await show(known)
  }

  if (saved) await show(saved)
  else await refresh()
  return {
    current: () => snapshot,
    refresh,
    onChange(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}

/** Hash of the studio's catalogue and of the order in which games are shown. */
function fingerprintOf({ catalogue }: FetchedCatalogue, { all, mobile }: Snapshot): string {
  const order = [...new Set([all, mobile])].map(({ categories }) =>
    [...categories].map(([id, { games }]) => [id, games.map((game) => game.id)]),
  )
  return hash('sha256', JSON.stringify([catalogue, order]), 'base64')
}

/**
 * What was played is counted up to here, so that the order holds for an hour and is the same on every node, whenever it was started:
 * the pages that somebody turns may come from several nodes, and must fit together.
 */
function lastFullHourMs(clock: Clock): number {
  return Math.floor(clock.nowMs() / HOUR_MS) * HOUR_MS
}
