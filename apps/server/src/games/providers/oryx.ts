import { hub88WalletRoutes } from '../wallet/dialects/hub88.routes.ts'
import { openCatalogueFeed } from './catalogue-feed.ts'
import type { FamilyOptions } from './family.ts'
import type { GameProvider } from './provider.ts'

export interface OryxOptions extends FamilyOptions {
  /** Where its games are opened, without a slash at the end. */
  pageUrl: string
  /** The code that it knows the casino's wallet by. */
  walletCode: string
  /**
   * PEM; each is believed, so that they can be rotated. Requested with the first call of the
   * wallet: a provider that is switched off still reports how its open rounds end.
   */
  listPublicKeys(): Promise<readonly string[]>
}

/**
 * Opens Oryx as a provider of games: a frame whose address carries our token. Oryx signs its wallet
 * calls with a private key of its own, as Hub88 does.
 */
export function openOryx(options: OryxOptions): GameProvider {
  const { id, gamePrefix, pageUrl, walletCode, listPublicKeys } = options
  return {
    id,
    gamePrefix,
    walletRoutes: (deps) =>
      hub88WalletRoutes({ ...deps, provider: { id, gamePrefix, listPublicKeys } }),

    listCatalogue: openCatalogueFeed(options),

    // The path and the names of the parameters are remembered and not read: (unconfirmed).
    async openSession({ gameId, mode, token, player, language, currency, closeUrl, cashierUrl }) {
      const params = new URLSearchParams({
        ...(token && player && { token, playerId: player.id }),
        languageCode: language,
        playMode: mode === 'demo' ? 'FUN' : 'REAL',
        currencyCode: currency,
        lobbyUrl: closeUrl,
        cashierUrl,
      })
      const path = `/agg_plus_public/launch/wallets/${encodeURIComponent(walletCode)}/games/${encodeURIComponent(gameId)}/open`
      return { launch: { type: 'ORYX', url: `${pageUrl}${path}?${params}` } }
    },
  }
}
