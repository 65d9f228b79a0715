import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { GameKind } from '#contracts/studio-api.ts'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import type { FetchedCatalogue, GameProvider } from '../providers/provider.ts'
import {
  type GameOrigin,
  type JointCatalogue,
  joinCatalogues,
} from '../providers/provider-games.ts'
import { countPlayersByGame, findCatalogue, saveCatalogue } from './catalogue.store.ts'
import { type CategoryChanges, fingerprintsOf, recordCategories } from './category-changes.ts'
import { EMPTY_SNAPSHOT, type Snapshot, takeSnapshot } from './snapshot.ts'

export interface Catalogue {
  current(): Snapshot
  /**
   * Returns the provider of a game in the current snapshot, and its id there; null for any other
   * id.
   */
  originOf(gameId: string): GameOrigin | null
  /**
   * Returns the kind of a game that this node knows or has known, also while its provider is
   * switched off: its stakes count by it, and those that are given back then count as little.
   */
  kindOf(gameId: string): GameKind | null
  /**
   * Returns when the games of a category last changed; null for a category that has not changed
   * since the casino began to write that down.
   */
  changedAt(category: string): Date | null
  /**
   * Requests the games of each provider when it is time to, follows who is switched off, and orders
   * the games again once an hour. The games of a provider that does not answer stay as they were.
   * Throws when the database fails; the lists are then fetched again.
   */
  refresh(): Promise<void>
  /**
   * Calls after what this node shows has changed: another list of games, or another order. Each
   * node finds that out by itself.
   */
  onChange(listener: () => void): () => void
}

export interface CatalogueDeps {
  db: Database
  clock: Clock
  log: Log
  providers: readonly GameProvider[]
  /** Returns whether a provider is switched off now; none is when it is left out. */
  isOff?: (providerId: string) => boolean
  /** Time for which a refresh waits for the providers that it has called. */
  patienceMs?: number
}

/** State of one provider's catalogue. */
interface Supply {
  provider: GameProvider
  known: FetchedCatalogue | null
  nextAtMs: number
  /** A call that is under way; it may take longer than one refresh. */
  fetching: Promise<void> | null
  /** The result of a call that the next refresh takes. */
  fetched: PromiseSettledResult<FetchedCatalogue | null> | null
}

const REFRESH_EVERY_MS = 60_000
const RETRY_AFTER_MS = 5_000
const PATIENCE_MS = 2_000
const HOUR_MS = 3_600_000
const POPULAR_FOR_MS = 7 * 24 * HOUR_MS
const NOTHING: JointCatalogue = joinCatalogues([])

/**
 * The games of all providers in memory: from each, or, while it cannot be reached, as it was known
 * last. A refresh replaces the whole snapshot at once, so that a reader never sees half of it.
 */
export async function openCatalogue({
  db,
  clock,
  log,
  providers,
  isOff = () => false,
  patienceMs = PATIENCE_MS,
}: CatalogueDeps): Promise<Catalogue> {
  const listeners = new Set<() => void>()
  const supplies: Supply[] = await Promise.all(
    providers.map(async (provider) => ({
      provider,
      known: await findCatalogue(db, provider.id, log),
      nextAtMs: 0,
      fetching: null,
      fetched: null,
    })),
  )
  const kinds = new Map<string, GameKind>()
  let joint = NOTHING
  let snapshot: Snapshot = EMPTY_SNAPSHOT
  let shownProviders = ''
  let orderedUntilMs = 0
  let shown = ''
  let changes: CategoryChanges = new Map()
  let recorded = ''

  const pause = () => wait(patienceMs, null, { ref: false })
  const offered = () => supplies.filter(({ provider }) => !isOff(provider.id))
  const namesOf = (some: readonly Supply[]) => some.map(({ provider }) => provider.id).join()

  /**
   * Nothing counts as known before it is shown: the casino requests again from a provider what the
   * database has failed to take.
   */
  async function show(fetched: ReadonlyMap<Supply, FetchedCatalogue>): Promise<void> {
    const untilMs = lastFullHourMs(clock)
    const players = await countPlayersByGame(
      db,
      new Date(untilMs - POPULAR_FOR_MS),
      new Date(untilMs),
    )
    const offeredNow = offered()
    const next = joinSupplies(offeredNow, fetched)
    await record(next, fetched.size > 0)
    for (const [supply, catalogue] of fetched) supply.known = catalogue
    for (const { id, kind } of joinSupplies(supplies).games) kinds.set(id, kind)
    joint = next
    snapshot = takeSnapshot(joint, players)
    shownProviders = namesOf(offeredNow)
    orderedUntilMs = untilMs
    const before = shown
    shown = fingerprintOf(joint, snapshot)
    if (shown !== before) for (const listener of listeners) listener()
  }

  /**
   * A category is written down when this node shows it in another way than before: a node that is
   * some seconds late must not write down what another has replaced.
   */
  async function record(next: JointCatalogue, isNew: boolean): Promise<void> {
    const fingerprints = fingerprintsOf(next)
    const newest = [...fingerprints].join()
    if (newest === recorded) return
    const now = clock.now()
    changes = await recordCategories(db, fingerprints, { now, firstAt: isNew ? now : null })
    recorded = newest
  }

  /**
   * A provider that is slow for minutes holds up no other one, nor one that is switched off: what
   * it answers is shown by a later refresh. `patience` ends the waiting for the called ones.
   */
  async function refresh(patience: (called: readonly Supply[]) => Promise<unknown>): Promise<void> {
    const due = offered().filter(
      ({ nextAtMs, fetching, fetched }) => !fetching && !fetched && clock.nowMs() >= nextAtMs,
    )
    for (const supply of due) supply.fetching = call({ db, clock }, supply)
    await Promise.race([Promise.all(due.map(({ fetching }) => fetching)), patience(due)])
    const fetched = new Map<Supply, FetchedCatalogue>()
    const answering: Supply[] = []
    let failure: unknown = null
    for (const supply of supplies) {
      const answer = supply.fetched
      supply.fetched = null
      if (answer?.status === 'fulfilled') {
        answering.push(supply)
        if (answer.value) fetched.set(supply, answer.value)
      } else if (answer?.reason instanceof ThirdPartyDown) {
        supply.nextAtMs = clock.nowMs() + RETRY_AFTER_MS
        log.warn(
          { err: answer.reason, provider: supply.provider.id },
          'the catalogue could not be refreshed',
        )
      } else failure ??= answer?.reason
    }
    const isOld = joint !== NOTHING && orderedUntilMs !== lastFullHourMs(clock)
    if (fetched.size > 0 || isOld || (joint !== NOTHING && shownProviders !== namesOf(offered())))
      await show(fetched)
    for (const supply of answering) supply.nextAtMs = clock.nowMs() + REFRESH_EVERY_MS
    if (failure) throw failure
  }

  if (supplies.some(({ known }) => known)) await show(new Map())
  // A casino without games is of little use, but one that has some waits for no other provider.
  else await refresh((called) => oneAnswers(called).then(pause))
  return {
    current: () => snapshot,
    kindOf: (gameId) => kinds.get(gameId) ?? null,
    originOf: (gameId) => joint.origins.get(gameId) ?? null,
    changedAt: (category) => changes.get(category) ?? null,
    refresh: () => refresh(pause),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Joins what was fetched from providers, and what is known of the others. */
function joinSupplies(
  supplies: readonly Supply[],
  fetched: ReadonlyMap<Supply, FetchedCatalogue> = new Map(),
): JointCatalogue {
  return joinCatalogues(
    supplies.flatMap((supply) => {
      const { catalogue } = fetched.get(supply) ?? supply.known ?? {}
      return catalogue ? [[supply.provider, catalogue] as const] : []
    }),
  )
}

/** Calls a provider, and leaves the result for the next refresh. */
async function call(deps: Pick<CatalogueDeps, 'db' | 'clock'>, supply: Supply): Promise<void> {
  const [answer] = await Promise.allSettled([fetchFrom(deps, supply)])
  supply.fetched = answer
  supply.fetching = null
}

/** Resolves once one of the providers that are called has listed its games, or none has. */
async function oneAnswers(called: readonly Supply[]): Promise<void> {
  const answers = called.map(async (supply) => {
    await supply.fetching
    if (supply.fetched?.status !== 'fulfilled') throw new Error(`${supply.provider.id} is down`)
  })
  await Promise.any(answers).catch(() => {})
}

/**
 * Answers what is new at a provider, already saved; null where there is nothing new. Throws when
 * the database fails.
 */
async function fetchFrom(
  { db, clock }: Pick<CatalogueDeps, 'db' | 'clock'>,
  { provider, known }: Supply,
): Promise<FetchedCatalogue | null> {
  const fetched = await provider.listCatalogue(known?.etag ?? null)
  if (fetched) await saveCatalogue(db, provider.id, fetched, clock.now())
  return fetched
}

/** Hash of the providers' catalogue and of the order in which games are shown. */
function fingerprintOf({ brands, games }: JointCatalogue, { all, mobile }: Snapshot): string {
  const order = [...new Set([all, mobile])].map(({ categories }) =>
    [...categories].map(([id, { games }]) => [id, games.map((game) => game.id)]),
  )
  return hash('sha256', JSON.stringify([{ brands, games }, order]), 'base64')
}

/**
 * Returns the moment up to which played rounds are counted, so that the order of games holds for an
 * hour and is the same on every node: the pages of one list may come from several nodes, and must
 * fit together.
 */
function lastFullHourMs(clock: Clock): number {
  return Math.floor(clock.nowMs() / HOUR_MS) * HOUR_MS
}
