import { CasinoNotLetIn, FreeSpinsRefused } from '../../bonuses/free-spins/desks.ts'
import { callOutside } from '../../kit/outside-call.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'

export interface FreeSpinsCall {
  /** The provider's id. */
  id: string
  url: string
  body: string
  headers: Record<string, string>
}

const TIMEOUT_MS = 5_000
const MAX_BYTES = 64 * 1024

/**
 * Requests from a provider that it issues or cancels free spins; any answer of success will do.
 * Throws FreeSpinsRefused, CasinoNotLetIn, or ThirdPartyDown when the result of the call is not
 * known.
 */
export async function sendFreeSpinsRequest({ id, url, ...call }: FreeSpinsCall): Promise<void> {
  const limits = { party: id, timeoutMs: TIMEOUT_MS, mostBytes: MAX_BYTES }
  const { ok, status, text } = await callOutside(url, { ...call, ...limits, method: 'POST' }).catch(
    (error: unknown) => {
      throw new ThirdPartyDown(id, error)
    },
  )
  if (ok) return
  const words = `status ${status}: ${text.slice(0, 200)}`
  if (status === 401 || status === 403) throw new CasinoNotLetIn(words)
  const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429
  throw isFinal ? new FreeSpinsRefused(words) : new ThirdPartyDown(id, new Error(words))
}
