import { sign } from '#contracts/signature.ts'
import {
  type FreeSpinsCancel,
  type FreeSpinsIssue,
  type SessionRequest,
  sessionAnswer,
} from '#contracts/studio-api.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import { nativeWalletRoutes } from '../wallet/native.routes.ts'
import { openCatalogueFeed } from './catalogue-feed.ts'
import { sendFreeSpinsRequest } from './free-spins-call.ts'
import type { GameProvider, ProviderDeps } from './provider.ts'
import { isWebAddress } from './read-catalogue.ts'
import { requestSession } from './session-call.ts'

export interface StudioOptions extends ProviderDeps {
  id: string
  gamePrefix: string
  /** Address of the studio, without a slash at the end. */
  url: string
  /** The first signs; each is believed in wallet calls, while one is being replaced. */
  secrets: readonly string[]
}

/**
 * A studio that speaks the native interface of packages/contracts/studio-api.ts, and the native
 * dialect of the wallet.
 */
export function openStudio({ id, gamePrefix, url, secrets, ...deps }: StudioOptions): GameProvider {
  const headersFor = (body: string) => ({
    ...sign(secrets, deps.ids.newId(), Math.floor(deps.clock.nowMs() / 1000), body),
    'content-type': 'application/json',
  })
  return {
    id,
    gamePrefix,
    listCatalogue: openCatalogueFeed({
      ...deps,
      id,
      catalogueUrl: `${url}/api/catalogue`,
      catalogueSecrets: secrets,
    }),
    walletRoutes: (routes) =>
      nativeWalletRoutes({ ...routes, provider: { id, gamePrefix, secrets } }),

    async openSession({ token, player: _player, findPerson: _findPerson, ip: _ip, ...order }) {
      const body = JSON.stringify({
        ...order,
        ...(token !== null && { token }),
      } satisfies SessionRequest)
      const opened = await requestSession({
        id,
        url: `${url}/api/sessions`,
        body,
        headers: headersFor(body),
        answer: sessionAnswer,
      })
      if (!isWebAddress(opened.url)) throw new ThirdPartyDown(id, new Error('no address to frame'))
      return { launch: { type: 'GENERIC_IFRAME', ...opened } }
    },

    freeSpins: {
      issue({ gameIds, player, stake, validUntil, ...order }) {
        const fields = {
          ...order,
          gameIds: [...gameIds],
          playerId: player.id,
          stake: Number(stake),
          validUntil: validUntil.toISOString(),
        }
        const body = JSON.stringify(fields satisfies FreeSpinsIssue)
        const headers = headersFor(body)
        return sendFreeSpinsRequest({ id, url: `${url}/api/free-spins`, body, headers })
      },
      cancel(issueId) {
        const body = JSON.stringify({ issueId } satisfies FreeSpinsCancel)
        const headers = headersFor(body)
        return sendFreeSpinsRequest({ id, url: `${url}/api/free-spins/cancel`, body, headers })
      },
    },
  }
}
