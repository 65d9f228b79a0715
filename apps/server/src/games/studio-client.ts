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
import type { Clock } from '../kit/clock.ts'
import type { Ids } from '../kit/ids.ts'
import type { Log } from '../kit/log.ts'
import { ThirdPartyDown } from '../kit/refusal.ts'

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
  secret: string
  clock: Clock
  ids: Ids
  log: Log
}

const CATALOGUE_TIMEOUT_MS = 10_000
const SESSION_TIMEOUT_MS = 5_000
const MAX_CATALOGUE_BYTES = 20_000_000
/** How many odd entries are named in the log. */
const NAMED = 5

export function openStudioClient({ sandboxUrl, secret, clock, ids, log }: StudioClientDeps): StudioClient {
  async function call(method: 'GET' | 'POST', path: string, body: string, timeoutMs: number, headers: Record<string, string> = {}) {
    try {
      return await fetch(`${sandboxUrl}/studio/api/${path}`, {
        method,
        headers: { ...sign(secret, ids.newId(), Math.floor(clock.nowMs() / 1000), body), 'content-type': 'application/json', ...headers },
        ...(method === 'POST' && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (error) {
      throw new ThirdPartyDown('studio', error)
    }
  }

  return {
    async fetchCatalogue(etag) {
      const answer = await call('GET', 'catalogue', '', CATALOGUE_TIMEOUT_MS, etag ? { 'if-none-match': etag } : {})
      if (answer.status === 304) return null
      const catalogue = readCatalogue(await bodyOf(answer), log)
      return { etag: answer.headers.get('etag'), catalogue }
    },

    async openSession(request) {
      const answer = await call('POST', 'sessions', JSON.stringify(request), SESSION_TIMEOUT_MS)
      const parsed = v.safeParse(sessionAnswer, await bodyOf(answer))
      if (!parsed.success || !isWebAddress(parsed.output.url)) throw new ThirdPartyDown('studio', new Error('no address to frame'))
      return parsed.output
    },
  }
}

async function bodyOf(answer: Response): Promise<unknown> {
  try {
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const text = await answer.text()
    if (text.length > MAX_CATALOGUE_BYTES) throw new Error(`${text.length} characters`)
    return JSON.parse(text)
  } catch (error) {
    throw new ThirdPartyDown('studio', error)
  }
}

/** Keeps the good entries of a catalogue and logs that there were others. Throws ThirdPartyDown when nothing playable is left. */
export function readCatalogue(body: unknown, log: Log): Catalogue {
  const parsed = v.safeParse(v.object({ brands: v.array(v.unknown()), games: v.array(v.unknown()) }), body)
  if (!parsed.success) throw new ThirdPartyDown('studio', new Error('the catalogue is no catalogue'))
  const odd: string[] = []
  const brands = keep(parsed.output.brands, catalogueBrand, odd, ({ logos }) => [logos.light, logos.dark].every(isWebAddress))
  const known = new Set(brands.map(({ id }) => id))
  const games = keep(
    parsed.output.games,
    catalogueGame,
    odd,
    (game) => known.has(game.brandId) && [game.logo, game.mark].every(isWebAddress),
  )
  if (odd.length > 0) log.warn({ odd: odd.length, first: odd.slice(0, NAMED) }, 'entries of the catalogue were left out')
  if (games.length === 0) throw new ThirdPartyDown('studio', new Error('the catalogue has no game that can be shown'))
  return { brands, games }
}

function keep<Entry extends { id: string }>(
  entries: readonly unknown[],
  shape: v.GenericSchema<unknown, Entry>,
  odd: string[],
  fits: (entry: Entry) => boolean,
): Entry[] {
  const good = new Map<string, Entry>()
  for (const entry of entries) {
    const parsed = v.safeParse(shape, entry)
    if (parsed.success && fits(parsed.output) && !good.has(parsed.output.id)) good.set(parsed.output.id, parsed.output)
    else odd.push(JSON.stringify(entry)?.slice(0, 80) ?? 'nothing')
  }
  return [...good.values()]
}

/** valibot's url() lets `javascript:` pass; a browser must never be sent there. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url)
}
