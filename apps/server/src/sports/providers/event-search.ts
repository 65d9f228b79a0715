import * as v from 'valibot'
import { openCounts } from '#rules/caller-counts.ts'
import { siteOf } from '#rules/network.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import { callOutside } from '../../kit/outside-call.ts'
import type { SportsEvent, SportsProvider } from '../../schema/resolvers.generated.ts'

export interface EventSearchDeps {
  /** Address of the search of the book, with `text` and `limit`; null when it has none. */
  eventsUrl: string | null
  provider: SportsProvider
  clock: Pick<Clock, 'nowMs'>
  log: Pick<Log, 'warn'>
}

/**
 * Events that fit a text, the best first. Never rejects: a search for games does not suffer from a
 * book that is down. `network` is the caller, as an address or the network around it.
 */
export type EventSearch = (text: string, network: string) => Promise<SportsEvent[]>

export const MOST_EVENTS = 6
/** Horse races have many runners, and the book lists them among the rest. */
const MOST_REQUESTED = 20
const PARTY = 'book'
const PATIENCE_MS = 1500
const MOST_BYTES = 500_000
/** Cache time of an answer, in ms. */
const FRESH_MS = 10_000
const MOST_TEXTS = 200
/**
 * Most searches at a time, of all, of one network and of an IPv6 /48; further searches find games
 * only.
 */
export const MOST_AT_ONCE = 20
export const MOST_OF_A_NETWORK = 4
export const MOST_OF_A_SITE = 10
/** Number of failures in a row after which the book gets no calls for a while. */
export const MOST_FAILURES = 3
const PAUSE_MS = 5000

const event = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  competitors: v.array(
    v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)) }),
  ),
  startsAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
  situation: v.object({ state: v.string() }),
})
const answer = v.object({ events: v.pipe(v.array(v.unknown()), v.maxLength(100)) })

const pathWithin = (id: number) => `/sports?bt-path=${encodeURIComponent(`/event/${id}`)}`
/** How the page opens an event of each kind of vendor. */
const paths: Readonly<Record<SportsProvider, (id: number, live: boolean) => string>> = {
  ALTENAR: (id, live) => `/sports?page=${live ? 'liveEvent' : 'event'}&eventId=${id}`,
  BETBY: pathWithin,
  DELASPORT: pathWithin,
  HAD: pathWithin,
}

/**
 * Looks for matches by the names of who plays. The answer is that of docs/sportsbook.md; an event
 * that does not fit it is left out.
 */
export function openEventSearch({ eventsUrl, provider, clock, log }: EventSearchDeps): EventSearch {
  const pathTo = paths[provider]
  if (eventsUrl === null) return async () => []
  const url = eventsUrl
  const known = new Map<string, { untilMs: number; found: Promise<SportsEvent[]> }>()
  const networks = openCounts(MOST_OF_A_NETWORK)
  const sites = openCounts(MOST_OF_A_SITE)
  let pausedUntilMs = 0
  let allAtWork = 0
  let failures = 0

  function hasPlace(network: string): boolean {
    if (clock.nowMs() < pausedUntilMs || allAtWork >= MOST_AT_ONCE) return false
    return networks.hasRoom(network) && sites.hasRoom(siteOf(network))
  }

  /** Returns null when the book has not answered. */
  async function request(text: string, network: string): Promise<SportsEvent[] | null> {
    const leaves = [networks.add(network), sites.add(siteOf(network))]
    allAtWork += 1
    try {
      const address = new URL(url)
      address.searchParams.set('text', text)
      address.searchParams.set('limit', String(MOST_REQUESTED))
      const answered = await callOutside(address.href, {
        party: PARTY,
        timeoutMs: PATIENCE_MS,
        mostBytes: MOST_BYTES,
      })
      // A text that the book refuses has no effect on the next one.
      const isRefused = answered.status >= 400 && answered.status < 500 && answered.status !== 429
      if (!answered.ok && !isRefused) throw new Error(`status ${answered.status}`)
      const events = isRefused ? [] : v.parse(answer, JSON.parse(answered.text)).events
      failures = 0
      return events.flatMap(show).slice(0, MOST_EVENTS)
    } catch (error) {
      failures += 1
      if (failures >= MOST_FAILURES && clock.nowMs() >= pausedUntilMs) {
        pausedUntilMs = clock.nowMs() + PAUSE_MS
        log.warn({ error: String(error), failures }, 'the sportsbook does not answer searches')
      }
      return null
    } finally {
      for (const leave of leaves) leave()
      allAtWork -= 1
    }
  }

  function show(foundEvent: unknown): SportsEvent[] {
    const { success, output } = v.safeParse(event, foundEvent)
    const [home, away, ...others] = success ? output.competitors : []
    if (!success || !home || !away || others.length > 0) return []
    const live = output.situation.state === 'live'
    const startsAt = new Date(output.startsAt).toISOString()
    return [
      {
        id: String(output.id),
        home: home.name,
        away: away.name,
        startsAt,
        live,
        path: pathTo?.(output.id, live) ?? '',
      },
    ]
  }

  return (text, network) => {
    const key = text.trim().toLowerCase()
    if (key.length < LEAST_LETTERS || key.length > MOST_LETTERS) return Promise.resolve([])
    const now = clock.nowMs()
    const before = known.get(key)
    if (before && before.untilMs > now) return before.found
    known.delete(key)
    // Nothing was looked for, so nothing is kept.
    if (!hasPlace(network)) return Promise.resolve([])
    if (known.size >= MOST_TEXTS) known.delete(known.keys().next().value ?? '')
    const found = request(key, network).then((events) => {
      // A failure is not kept.
      if (events === null) known.delete(key)
      return events ?? []
    })
    known.set(key, { untilMs: now + FRESH_MS, found })
    return found
  }
}

/** One letter fits everything. */
const LEAST_LETTERS = 2
const MOST_LETTERS = 100
