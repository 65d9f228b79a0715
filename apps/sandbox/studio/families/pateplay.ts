import { Hono } from 'hono'
import { type FamilyApp, type FamilyDeps, openFromAddress, webOrigin } from './family.ts'

/**
 * Pate Play's address: without a code and a player it is a demo. The page that frames it is known
 * by the referrer alone.
 */
export function pateplayFamily(deps: FamilyDeps): FamilyApp {
  const app = new Hono()
  app.get('/', async (context) => {
    const { authCode, language = 'en', game = '' } = context.req.query()
    const hostOrigin = webOrigin(context.req.header('referer'))
    if (!hostOrigin) return context.text('The game is shown in a frame of a casino only.', 400)
    return openFromAddress(deps, context, {
      family: 'pateplay',
      words: 'generic',
      gameId: game,
      mode: authCode ? 'real' : 'demo',
      language,
      closeUrl: `${hostOrigin}/`,
      cashierUrl: `${hostOrigin}/`,
      hostOrigin,
      ...(authCode && { token: authCode }),
    })
  })
  return app
}
