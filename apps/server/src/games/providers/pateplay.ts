import { nativeWalletRoutes } from '../wallet/native.routes.ts'
import { openCatalogueFeed } from './catalogue-feed.ts'
import type { FamilyOptions } from './family.ts'
import type { GameProvider } from './provider.ts'

export interface PateplayOptions extends FamilyOptions {
  /** Its games' address, without a slash at the end. */
  pageUrl: string
  siteCode: string
  secrets: readonly string[]
}

/**
 * Pate Play: a frame whose address carries the player and our token; both are empty in a demo. Its
 * wallet calls are native ones.
 */
export function openPateplay(options: PateplayOptions): GameProvider {
  const { id, gamePrefix, pageUrl, siteCode, secrets } = options
  return {
    id,
    gamePrefix,
    listCatalogue: openCatalogueFeed(options),
    walletRoutes: (deps) => nativeWalletRoutes({ ...deps, provider: { id, gamePrefix, secrets } }),

    async openSession({ gameId, mode, token, player, language, mobile }) {
      const params = new URLSearchParams({
        siteCode,
        authCode: mode === 'real' ? (token ?? '') : '',
        playerId: mode === 'real' ? (player?.id ?? '') : '',
        language,
        device: mobile ? 'mobile' : 'desktop',
        game: gameId,
      })
      return { launch: { type: 'PATEPLAY', url: `${pageUrl}?${params}` } }
    },
  }
}
