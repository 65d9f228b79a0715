import { playngoWalletRoutes } from '../wallet/dialects/playngo.routes.ts'
import { openCatalogueFeed } from './catalogue-feed.ts'
import type { FamilyOptions } from './family.ts'
import type { GameProvider } from './provider.ts'

export interface PlayngoOptions extends FamilyOptions {
  /** Address of Play'n GO's launcher, without `/Casino` and without a slash at the end. */
  pageUrl: string
  /** Play'n GO's number for the casino. */
  pid: string
  /** Access tokens that Play'n GO's wallet calls may carry. */
  accessTokens: readonly string[]
}

/** Territories by language: the launcher takes only languages with a territory. */
const TERRITORIES: Readonly<Record<string, string>> = { en: 'GB', pt: 'BR', ar: 'AE' }

/**
 * Opens Play'n GO as a provider of games. A launch is only the address of its launcher; its server
 * sends our token back as a ticket.
 */
export function openPlayngo(options: PlayngoOptions): GameProvider {
  const { id, gamePrefix, pageUrl, pid, accessTokens } = options
  return {
    id,
    gamePrefix,
    listCatalogue: openCatalogueFeed(options),
    walletRoutes: (deps) =>
      playngoWalletRoutes({ ...deps, provider: { id, gamePrefix, accessTokens } }),

    async openSession({ gameId, mode, token, language, mobile, closeUrl, hostOrigin }) {
      const params = new URLSearchParams({
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
      return { launch: { type: 'PLAY_N_GO', url: `${pageUrl}/Casino/ContainerLauncher?${params}` } }
    },
  }
}
