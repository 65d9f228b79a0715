import { Hono } from 'hono'
import { type FamilyApp, type FamilyDeps, openFromAddress, webOrigin } from './family.ts'

export interface OryxDeps extends FamilyDeps {
  /** PEM of the key that the casino checks its wallet calls with. */
  publicKey(): Promise<string>
}

/**
 * Oryx' interface: the address of a game, and the public key, which the vendor itself would send to
 * the operator.
 */
export function oryxFamily(deps: OryxDeps): FamilyApp {
  const app = new Hono()
  app.get('/public-key', async (context) => context.text(await deps.publicKey()))

  app.get('/agg_plus_public/launch/wallets/:wallet/games/:game/open', async (context) => {
    const {
      token,
      playerId,
      languageCode = 'en',
      playMode,
      lobbyUrl,
      cashierUrl,
    } = context.req.query()
    const hostOrigin = webOrigin(lobbyUrl)
    if (!hostOrigin || !lobbyUrl)
      return context.text('The address does not say where the lobby is.', 400)
    return openFromAddress(deps, context, {
      family: 'oryx',
      words: 'oryx',
      gameId: context.req.param('game'),
      mode: playMode === 'FUN' ? 'demo' : 'real',
      language: languageCode,
      closeUrl: lobbyUrl,
      cashierUrl: webOrigin(cashierUrl) && cashierUrl ? cashierUrl : lobbyUrl,
      hostOrigin,
      ...(token && playerId && { token, account: playerId }),
    })
  })
  return app
}
