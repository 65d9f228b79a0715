import * as v from 'valibot'
import { sign } from '#contracts/signature.ts'
import {
  type Catalogue,
  catalogueBrand,
  catalogueGame,
  type SessionAnswer,
  type SessionRequest,
  sessionAnswer,
} from '#contracts/studio-api.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Ids } from '../../kit/ids.ts'
import type { Log } from '../../kit/log.ts'
import { callOutside, type OutsideAnswer, type OutsideCall } from '../../kit/outside-call.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'

export interface StudioClient {
  /** What the studio offers now; null when it is what `etag` stands for. Throws ThirdPartyDown. */
  fetchCatalogue(etag: string | null): Promise<FetchedCatalogue | null>
  /** Where a game is that is ready to be framed. Throws ThirdPartyDown. */
  openSession(request: SessionRequest): Promise<SessionAnswer>
}

export interface FetchedCatalogue {
  etag: string | null
  catalogue: Catalogue
}

export interface StudioClientDeps {
  /** Without a slash at the end. */
  sandboxUrl: string
  secrets: readonly string[]
  clock: Clock
  ids: Ids
  log: Log
}

const CATALOGUE_TIMEOUT_MS = 10_000
const SESSION_TIMEOUT_MS = 5_000
const MAX_CATALOGUE_BYTES = 20_000_000
const MAX_SESSION_BYTES = 64 * 1024
/** What lies behind these in a catalogue is left out. */
export const MOST_GAMES = 20_000
export const MOST_BRANDS = 1_000
/** How many odd entries are named in the log, and how many characters of each. */
const NAMED = 5
const NAMED_CHARACTERS = 80

type Call = Pick<OutsideCall, 'headers' | 'body' | 'timeoutMs' | 'mostBytes'> & { method: 'GET' | 'POST' }

export function openStudioClient({ sandboxUrl, secrets, clock, ids, log }: StudioClientDeps): StudioClient {
  async function call(path: string, how: Call): Promise<OutsideAnswer> {
    const { headers, body = '', ...rest } = how
    const signed = sign(secrets, ids.newId(), Math.floor(clock.nowMs() / 1000), body)
    try {
      return await callOutside(`${sandboxUrl}/studio/api/${path}`, {
        party: 'studio',
        ...rest,
        ...(how.method === 'POST' && { body }),
        headers: { ...signed, 'content-type': 'application/json', ...headers },
      })
    } catch (error) {
      throw new ThirdPartyDown('studio', error)
    }
  }

  return {
    async fetchCatalogue(etag) {
      const answer = await call('catalogue', {
        method: 'GET',
        timeoutMs: CATALOGUE_TIMEOUT_MS,
        mostBytes: MAX_CATALOGUE_BYTES,
        headers: etag ? { 'if-none-match': etag } : {},
      })
      if (answer.status === 304) return null
      const catalogue = readCatalogue(bodyOf(answer), log)
      return { etag: answer.headers.get('etag'), catalogue }
    },

    async openSession(request) {
      const answer = await call('sessions', {
        method: 'POST',
        timeoutMs: SESSION_TIMEOUT_MS,
        mostBytes: MAX_SESSION_BYTES,
        body: JSON.stringify(request),
      })
      const parsed = v.safeParse(sessionAnswer, bodyOf(answer))
      if (!parsed.success || !isWebAddress(parsed.output.url)) throw new ThirdPartyDown('studio', new Error('no address to frame'))
      return parsed.output
    },
  }
}

function bodyOf({ ok, status, text }: OutsideAnswer): unknown {
  try {
    if (!ok) throw new Error(`status ${status}`)
    return JSON.parse(text)
  } catch (error) {
    throw new ThirdPartyDown('studio', error)
  }
}

/** Keeps the good entries of a catalogue and logs that there were others. Throws ThirdPartyDown when nothing playable is left. */
export function readCatalogue(body: unknown, log: Log): Catalogue {
  const parsed = v.safeParse(v.object({ brands: v.array(v.unknown()), games: v.array(v.unknown()) }), body)
  if (!parsed.success) throw new ThirdPartyDown('studio', new Error('the catalogue is no catalogue'))
  const odd: Odd = { count: 0, first: [] }
  const brands = keep({ entries: parsed.output.brands, most: MOST_BRANDS }, catalogueBrand, odd, ({ logos }) =>
    [logos.light, logos.dark].every(isWebAddress),
  )
  const known = new Set(brands.map(({ id }) => id))
  const games = keep(
    { entries: parsed.output.games, most: MOST_GAMES },
    catalogueGame,
    odd,
    (game) => known.has(game.brandId) && [game.logo, game.mark].every(isWebAddress),
  )
  if (odd.count > 0) log.warn({ odd: odd.count, first: odd.first }, 'entries of the catalogue were left out')
  if (games.length === 0) throw new ThirdPartyDown('studio', new Error('the catalogue has no game that can be shown'))
  return { brands, games }
}

/** Entries that were left out: how many, and the beginning of the first few. */
interface Odd {
  count: number
  first: string[]
}

function keep<Entry extends { id: string }>(
  { entries, most }: { entries: readonly unknown[]; most: number },
  shape: v.GenericSchema<unknown, Entry>,
  odd: Odd,
  fits: (entry: Entry) => boolean,
): Entry[] {
  const good = new Map<string, Entry>()
  for (const entry of entries) {
    const parsed = good.size < most ? v.safeParse(shape, entry, { abortEarly: true }) : null
    if (parsed?.success && fits(parsed.output) && !good.has(parsed.output.id)) good.set(parsed.output.id, parsed.output)
    else if (++odd.count <= NAMED) odd.first.push(beginningOf(entry))
  }
  return [...good.values()]
}

/** Names an entry by its id where it has one. The entry may have a megabyte and is not logged. */
function beginningOf(entry: unknown): string {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry
  return (typeof id === 'string' ? id : typeof id).slice(0, NAMED_CHARACTERS)
}

/** valibot's url() lets `javascript:` pass; a browser must never be sent there. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url)
}
