import * as v from 'valibot'
import { sign } from '#contracts/signature.ts'
import { type SessionRequest, sessionAnswer } from '#contracts/studio-api.ts'
import { callOutside, type OutsideAnswer, type OutsideCall } from '../../kit/outside-call.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import { nativeWalletRoutes } from '../wallet/native.routes.ts'
import type { GameProvider, ProviderDeps } from './provider.ts'
import { isWebAddress, readCatalogue } from './read-catalogue.ts'

export interface StudioOptions extends ProviderDeps {
  id: string
  gamePrefix: string
  /** Without a slash at the end. */
  url: string
  /** The first signs; each is believed in wallet calls, while one is being replaced. */
  secrets: readonly string[]
}

const CATALOGUE_TIMEOUT_MS = 10_000
const SESSION_TIMEOUT_MS = 5_000
const MAX_CATALOGUE_BYTES = 20_000_000
const MAX_SESSION_BYTES = 64 * 1024

type Call = Pick<OutsideCall, 'headers' | 'body' | 'timeoutMs' | 'mostBytes'> & { method: 'GET' | 'POST' }

/** A studio that speaks the native interface of packages/contracts/studio-api.ts, and the native dialect of the wallet. */
export function openStudio({ id, gamePrefix, url, secrets, clock, ids, log }: StudioOptions): GameProvider {
  async function call(path: string, how: Call): Promise<OutsideAnswer> {
    const { headers, body = '', ...rest } = how
    const signed = sign(secrets, ids.newId(), Math.floor(clock.nowMs() / 1000), body)
    try {
      return await callOutside(`${url}/api/${path}`, {
        party: id,
        ...rest,
        ...(how.method === 'POST' && { body }),
        headers: { ...signed, 'content-type': 'application/json', ...headers },
      })
    } catch (error) {
      throw new ThirdPartyDown(id, error)
    }
  }

  return {
    id,
    gamePrefix,
    walletRoutes: (deps) => nativeWalletRoutes({ ...deps, provider: { id, gamePrefix, secrets } }),

    async listCatalogue(etag) {
      const answer = await call('catalogue', {
        method: 'GET',
        timeoutMs: CATALOGUE_TIMEOUT_MS,
        mostBytes: MAX_CATALOGUE_BYTES,
        headers: etag ? { 'if-none-match': etag } : {},
      })
      if (answer.status === 304) return null
      const catalogue = readCatalogue(bodyOf(id, answer), { log, providerId: id })
      return { etag: answer.headers.get('etag'), catalogue }
    },

    async openSession({ token, ...order }) {
      const answer = await call('sessions', {
        method: 'POST',
        timeoutMs: SESSION_TIMEOUT_MS,
        mostBytes: MAX_SESSION_BYTES,
        body: JSON.stringify({ ...order, ...(token !== null && { token }) } satisfies SessionRequest),
      })
      const parsed = v.safeParse(sessionAnswer, bodyOf(id, answer))
      if (!parsed.success || !isWebAddress(parsed.output.url)) throw new ThirdPartyDown(id, new Error('no address to frame'))
      return { launch: { type: 'GENERIC_IFRAME', ...parsed.output } }
    },
  }
}

function bodyOf(id: string, { ok, status, text }: OutsideAnswer): unknown {
  try {
    if (!ok) throw new Error(`status ${status}`)
    return JSON.parse(text)
  } catch (error) {
    throw new ThirdPartyDown(id, error)
  }
}
