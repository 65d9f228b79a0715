import * as v from 'valibot'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import { md5 } from '../wallet/dialects/md5.ts'
import { pragmaticWalletRoutes } from '../wallet/dialects/pragmatic.routes.ts'
import { openCatalogueFeed } from './catalogue-feed.ts'
import { SignatureRefused, withEachKey } from './each-key.ts'
import type { FamilyOptions } from './family.ts'
import type { GameProvider } from './provider.ts'
import { isWebAddress } from './read-catalogue.ts'
import { requestSession } from './session-call.ts'

export interface PragmaticOptions extends FamilyOptions {
  /** Address of Pragmatic's game service, without a slash at the end. */
  apiUrl: string
  /** Pragmatic's name for the casino. */
  secureLogin: string
  /**
   * Keys. The first signs our calls; every one is accepted in wallet calls, so that a key can be
   * replaced.
   */
  secrets: readonly string[]
}

/** The hash is not by a key that it has. */
const BAD_HASH = '5'

const urlAnswer = v.object({
  error: v.string(),
  description: v.optional(v.string(), ''),
  gameURL: v.optional(v.string()),
})

/**
 * Pragmatic: its service answers the address to frame. The call is remembered and not read:
 * (unconfirmed).
 */
export function openPragmatic(options: PragmaticOptions): GameProvider {
  const { id, gamePrefix, apiUrl, secureLogin, secrets } = options
  return {
    id,
    gamePrefix,
    listCatalogue: openCatalogueFeed(options),
    walletRoutes: (deps) =>
      pragmaticWalletRoutes({
        ...deps,
        provider: { id, gamePrefix, providerId: 'pragmaticplay', secrets },
      }),

    async openSession({
      gameId,
      mode,
      token,
      player,
      currency,
      language,
      mobile,
      closeUrl,
      cashierUrl,
    }) {
      const fields: Record<string, string> = {
        secureLogin,
        symbol: gameId,
        language,
        currency,
        platform: mobile ? 'MOBILE' : 'WEB',
        playMode: mode === 'demo' ? 'DEMO' : 'REAL',
        lobbyUrl: closeUrl,
        cashierUrl,
        ...(token && player && { token, externalPlayerId: player.id }),
      }
      const game = await withEachKey(secrets, async (key) => {
        const answered = await requestSession({
          id,
          url: `${apiUrl}/game/url`,
          body: new URLSearchParams({ ...fields, hash: hashOf(fields, key) }).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          answer: urlAnswer,
        })
        if (answered.error === BAD_HASH)
          throw new SignatureRefused(id, new Error(answered.description.slice(0, 200)))
        return answered
      })
      if (game.error !== '0' || !game.gameURL || !isWebAddress(game.gameURL))
        throw new ThirdPartyDown(
          id,
          new Error(`error ${game.error}: ${game.description.slice(0, 200)}`),
        )
      return { launch: { type: 'VENUM', subType: 'pragmatic', url: game.gameURL, saysReady: true } }
    },
  }
}

/** MD5 of the parameters in the order of their names and the secret. */
function hashOf(fields: Readonly<Record<string, string>>, secret: string): string {
  const sorted = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
  return md5(`${sorted.join('&')}${secret}`, 'hex')
}
