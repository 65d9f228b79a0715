import { Hono } from 'hono'
import { type FamilyApp, type FamilyDeps, openFromAddress, webOrigin } from './family.ts'

/** Play'n GO's launcher, which browsers are framed at with the casino's ticket. */
export function playngoFamily(deps: FamilyDeps): FamilyApp {
  const app = new Hono()
  app.get('/Casino/ContainerLauncher', async (context) => {
    const { gid = '', lang = 'en_GB', practice, ticket, origin, lobby } = context.req.query()
    const hostOrigin = webOrigin(origin)
    const closeUrl = webOrigin(lobby) ? lobby : hostOrigin
    if (!hostOrigin || !closeUrl)
      return context.text('The address does not say where the game is shown.', 400)
    return openFromAddress(deps, context, {
      family: 'playngo',
      words: 'playngo',
      gameId: gid,
      mode: practice === '1' ? 'demo' : 'real',
      language: lang.slice(0, 2),
      closeUrl,
      // The launcher has no address for deposits: the lobby is where a player finds the way.
      cashierUrl: closeUrl,
      hostOrigin,
      ...(ticket && { token: ticket }),
    })
  })
  return app
}
