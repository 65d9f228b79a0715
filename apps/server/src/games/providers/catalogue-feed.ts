import { sign } from '#contracts/signature.ts'
import { callOutside, type OutsideAnswer } from '../../kit/outside-call.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import type { FetchedCatalogue, ProviderDeps } from './provider.ts'
import { readCatalogue } from './read-catalogue.ts'

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

/**
 * Reads a provider's list of games. Throws ThirdPartyDown when none comes, or when it holds nothing
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
  return async function listCatalogue(etag: string | null): Promise<FetchedCatalogue | null> {
    const signed = sign(catalogueSecrets, ids.newId(), Math.floor(clock.nowMs() / 1000), '')
    const headers = { ...signed, ...(etag && { 'if-none-match': etag }) }
    try {
      const answer = await callOutside(catalogueUrl, {
        party: id,
        headers,
        timeoutMs: TIMEOUT_MS,
        mostBytes: MAX_BYTES,
      })
      if (answer.status === 304) return null
      return {
        etag: answer.headers.get('etag'),
        catalogue: readCatalogue(jsonIn(id, answer), { log, providerId: id }),
      }
    } catch (error) {
      throw error instanceof ThirdPartyDown ? error : new ThirdPartyDown(id, error)
    }
  }
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
