import type { Catalogue as Listing } from '#contracts/studio-api.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Log } from '../kit/log.ts'
import { ThirdPartyDown } from '../kit/refusal.ts'
import type { Topics } from '../kit/topics.ts'
import { countPlayersByGame, findCatalogue, saveCatalogue } from './catalogue.store.ts'
import { EMPTY_SNAPSHOT, type Snapshot, takeSnapshot } from './snapshot.ts'
import type { StudioClient } from './studio-client.ts'

export interface Catalogue {
  current(): Snapshot
  /** Asks the studio when it is time to; what it cannot answer leaves everything as it was. */
  refresh(): Promise<void>
}

export interface CatalogueDeps {
  db: Database
  clock: Clock
  topics: Topics
  log: Log
  studio: StudioClient
}

const CATALOGUE_TOPIC = 'catalogue'
const REFRESH_EVERY_MS = 60_000
const RETRY_AFTER_MS = 5_000
/** How long the order of the games holds before it follows what is played: pages must fit together while one turns them. */
const REORDER_EVERY_MS = 3_600_000
const POPULAR_FOR_MS = 7 * 24 * 3_600_000

/**
 * The games in memory: from the studio, or, while it cannot be reached, as it was known last. A refresh replaces the whole snapshot at
 * once, so that whoever reads never sees half of it.
 */
export async function openCatalogue({ db, clock, topics, log, studio }: CatalogueDeps): Promise<Catalogue> {
  const saved = await findCatalogue(db, log)
  let listing: Listing = saved?.catalogue ?? { brands: [], games: [] }
  let etag = saved?.etag ?? null
  let snapshot: Snapshot = EMPTY_SNAPSHOT
  let nextAtMs = 0
  let reorderAtMs = 0

  async function show(changed: boolean): Promise<void> {
    if (!changed && clock.nowMs() < reorderAtMs) return
    reorderAtMs = clock.nowMs() + REORDER_EVERY_MS
    snapshot = takeSnapshot(listing, await countPlayersByGame(db, new Date(clock.nowMs() - POPULAR_FOR_MS)))
    topics.publish(CATALOGUE_TOPIC, etag ?? '')
  }

  async function refresh(): Promise<void> {
    if (clock.nowMs() < nextAtMs) return
    try {
      const fetched = await studio.fetchCatalogue(listing.games.length > 0 ? etag : null)
      if (fetched) {
        listing = fetched.catalogue
        etag = fetched.etag
        await saveCatalogue(db, fetched, clock.now())
      }
      await show(fetched !== null)
      nextAtMs = clock.nowMs() + REFRESH_EVERY_MS
    } catch (error) {
      if (!(error instanceof ThirdPartyDown)) throw error
      nextAtMs = clock.nowMs() + RETRY_AFTER_MS
      log.warn({ err: error }, 'the catalogue could not be refreshed')
    }
  }

  if (saved) await show(true)
  else await refresh()
  return { current: () => snapshot, refresh }
}
