import * as v from 'valibot'
import { VENUM_SUB_TYPES } from '#contracts/launch-token.ts'
import { sign } from '#contracts/signature.ts'
import type { SessionRequest } from '#contracts/studio-api.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import { nativeWalletRoutes } from '../wallet/native.routes.ts'
import { openCatalogueFeed } from './catalogue-feed.ts'
import type { FamilyOptions } from './family.ts'
import type { GameProvider, OpenedGame } from './provider.ts'
import { isWebAddress } from './read-catalogue.ts'
import { requestSession } from './session-call.ts'

export interface VenumOptions extends FamilyOptions {
  /** Address of Venum's interface, without a slash at the end. */
  apiUrl: string
  /** The first signs; each is believed in wallet calls, while one is being replaced. */
  secrets: readonly string[]
}

const netentOptions = v.object({
  gameId: v.string(),
  sessionId: v.string(),
  staticServer: v.string(),
  gameServerURL: v.string(),
  lobbyURL: v.string(),
  language: v.string(),
  walletMode: v.string(),
})
const sessionAnswer = v.variant('subType', [
  v.object({ subType: v.literal('netent'), netent: netentOptions }),
  v.object({
    subType: v.picklist(VENUM_SUB_TYPES.filter((each) => each !== 'netent')),
    url: v.string(),
    saysReady: v.optional(v.boolean(), false),
  }),
])

/**
 * Venum: games of several vendors behind one native interface. Its answer says whose game it is,
 * and so which words the frame speaks.
 */
export function openVenum(options: VenumOptions): GameProvider {
  const { id, gamePrefix, apiUrl, secrets, clock, ids } = options
  return {
    id,
    gamePrefix,
    listCatalogue: openCatalogueFeed(options),
    walletRoutes: (deps) => nativeWalletRoutes({ ...deps, provider: { id, gamePrefix, secrets } }),

    async openSession({ token, player: _player, findPerson: _findPerson, ip: _ip, ...order }) {
      const body = JSON.stringify({
        ...order,
        ...(token !== null && { token }),
      } satisfies SessionRequest)
      const signed = sign(secrets, ids.newId(), Math.floor(clock.nowMs() / 1000), body)
      const answered = await requestSession({
        id,
        url: `${apiUrl}/api/sessions`,
        body,
        headers: { ...signed, 'content-type': 'application/json' },
        answer: sessionAnswer,
      })
      const addresses =
        answered.subType === 'netent'
          ? [answered.netent.staticServer, answered.netent.gameServerURL, answered.netent.lobbyURL]
          : [answered.url]
      if (!addresses.every(isWebAddress))
        throw new ThirdPartyDown(id, new Error('no address to frame'))
      return { launch: { type: 'VENUM', ...answered } as OpenedGame }
    },
  }
}
