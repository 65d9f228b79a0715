import { playngoWalletRoutes } from '../wallet/dialects/playngo.routes.ts'
import { openCatalogueFeed } from './catalogue-feed.ts'
import type { FamilyOptions } from './family.ts'
import type { GameProvider } from './provider.ts'

export interface PlayngoOptions extends FamilyOptions {
  /** The origin of its launcher, and the path before `/Casino` if it has one, without a slash at the end. */
  pageUrl: string
  /** The number that it knows the casino by. */
  pid: string
  /** The tokens that its wallet calls may carry. */
  accessTokens: readonly string[]
}

/** Its launcher wants a language with a territory. */
const TERRITORIES: Readonly<Record<string, string>> = { en: 'GB', pt: 'BR', ar: 'AE' }

/** Play'n GO: the address of its launcher is all that a launch is; the game's server brings our token back as a ticket. */
export function openPlayngo(options: PlayngoOptions): GameProvider {
  const { id, gamePrefix, pageUrl, pid, accessTokens } = options
  return {
    id,
    gamePrefix,
    listCatalogue: openCatalogueFeed(options),
    walletRoutes: (deps) => playngoWalletRoutes({ ...deps, provider: { id, gamePrefix, accessTokens } }),

    async openSession({ gameId, mode, token, language, mobile, closeUrl, hostOrigin }) {
      const asked = new URLSearchParams({
        pid,
        gid: gameId,
        lang: `${language}_${TERRITORIES[language] ?? language.toUpperCase()}`,
        practice: mode === 'demo' ? '1' : '0',
        ...(token && { ticket: token }),
        channel: mobile ? 'mobile' : 'desktop',
        origin: hostOrigin,
        lobby: closeUrl,
        embedmode: 'iframe',
      })
      return { launch: { type: 'PLAY_N_GO', url: `${pageUrl}/Casino/ContainerLauncher?${asked}` } }
    },
  }
}
