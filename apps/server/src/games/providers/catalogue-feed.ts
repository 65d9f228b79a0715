import * as v from 'valibot'
import { sign } from '#contracts/signature.ts'
import { callOutside, type OutsideAnswer } from '../../kit/outside-call.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import type { FetchedCatalogue, ProviderDeps } from './provider.ts'
import { MOST_GAMES, readCatalogue } from './read-catalogue.ts'

export interface CatalogueFeedOptions extends ProviderDeps {
  /** The provider's id. */
  id: string
  /** Where the catalogue is, in the shape of packages/contracts/studio-api.ts. */
  catalogueUrl: string
  /** Sign the request by Standard Webhooks; the first is in force. */
  catalogueSecrets: readonly string[]
}

const TIMEOUT_MS = 10_000
const MAX_BYTES = 20_000_000
/** Bounds of all pages of one list together. */
const MOST_PAGES = 500
const MOST_BYTES_IN_ALL = 60_000_000
const LONGEST_MS = 60_000

const page = v.object({
  brands: v.array(v.unknown()),
  games: v.array(v.unknown()),
  next: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
})

/**
 * Reads a provider's list of games, page by page where it is long: the whole of it or nothing.
 * Throws ThirdPartyDown when none comes, when it changes while it is read, or when it holds nothing
 * that can be shown.
 */
export function openCatalogueFeed({
  id,
  catalogueUrl,
  catalogueSecrets,
  clock,
  ids,
  log,
}: CatalogueFeedOptions) {
  function request(after: string | undefined, etag: string | null, mostBytes: number) {
    const signed = sign(catalogueSecrets, ids.newId(), Math.floor(clock.nowMs() / 1000), '')
    const url = new URL(catalogueUrl)
    if (after !== undefined) url.searchParams.set('after', after)
    return callOutside(url.href, {
      party: id,
      headers: { ...signed, ...(etag && { 'if-none-match': etag }) },
      timeoutMs: TIMEOUT_MS,
      mostBytes,
    })
  }

  async function readPages(etag: string | null): Promise<FetchedCatalogue | null> {
    const first = await request(undefined, etag, MAX_BYTES)
    if (first.status === 304) return null
    const tag = first.headers.get('etag')
    const untilMs = clock.nowMs() + LONGEST_MS
    const list: { brands: unknown[]; games: unknown[] } = { brands: [], games: [] }
    let bytesLeft = MOST_BYTES_IN_ALL
    let answer = first
    for (let pages = 1; ; pages++) {
      const { brands, games, next } = pageIn(id, answer)
      for (const brand of brands) list.brands.push(brand)
      for (const game of games) list.games.push(game)
      bytesLeft -= answer.text.length
      if (next === undefined) break
      if (pages === MOST_PAGES || list.games.length >= MOST_GAMES) {
        log.warn({ provider: id, pages }, 'the rest of a long catalogue was left out')
        break
      }
      if (bytesLeft <= 0 || clock.nowMs() > untilMs) throw new Error('the catalogue is too long')
      answer = await request(next, null, Math.min(MAX_BYTES, bytesLeft))
      if (answer.headers.get('etag') !== tag)
        throw new Error('the catalogue has changed while it was read')
    }
    return { etag: tag, catalogue: readCatalogue(list, { log, providerId: id }) }
  }

  return async function listCatalogue(etag: string | null): Promise<FetchedCatalogue | null> {
    try {
      return await readPages(etag)
    } catch (error) {
      throw error instanceof ThirdPartyDown ? error : new ThirdPartyDown(id, error)
    }
  }
}

function pageIn(id: string, answer: OutsideAnswer): v.InferOutput<typeof page> {
  const parsed = v.safeParse(page, jsonIn(id, answer))
  if (!parsed.success) throw new ThirdPartyDown(id, new Error('the catalogue is no catalogue'))
  return parsed.output
}

/** The JSON of an answer. Throws ThirdPartyDown for a refusal and for what is no JSON. */
export function jsonIn(id: string, { ok, status, text }: OutsideAnswer): unknown {
  try {
    if (!ok) throw new Error(`status ${status}`)
    return JSON.parse(text)
  } catch (error) {
    throw new ThirdPartyDown(id, error)
  }
}
