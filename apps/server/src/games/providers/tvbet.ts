import { tvbetWalletRoutes } from '../wallet/dialects/tvbet.routes.ts'
import { openCatalogueFeed } from './catalogue-feed.ts'
import type { FamilyOptions } from './family.ts'
import type { GameProvider } from './provider.ts'

export interface TvbetOptions extends FamilyOptions {
  /**
   * Address of TVBET's games for browsers, without a slash at the end. Its script is at
   * `/assets/frame.js` below.
   */
  pageUrl: string
  clientId: string
  secrets: readonly string[]
}

/**
 * Opens TVBET as a provider of games. Its script draws a frame that sizes itself, and its wallet
 * calls carry the token of our session.
 */
export function openTvbet(options: TvbetOptions): GameProvider {
  const { id, gamePrefix, pageUrl, clientId, secrets } = options
  return {
    id,
    gamePrefix,
    endsNoRounds: true,
    listCatalogue: openCatalogueFeed(options),
    walletRoutes: (deps) => tvbetWalletRoutes({ ...deps, provider: { id, gamePrefix, secrets } }),

    async openSession({ gameId, token, language, closeUrl }) {
      const options = {
        lng: language,
        clientId,
        tokenAuth: token ?? '',
        // TVBET's script expects the address without `https://`.
        server: pageUrl.replace(/^https?:\/\//, ''),
        game_id: gameId,
        singleGame: true,
        exitUrl: closeUrl,
      }
      return { launch: { type: 'TV_BET_FRAME', scriptUrl: `${pageUrl}/assets/frame.js`, options } }
    },
  }
}
