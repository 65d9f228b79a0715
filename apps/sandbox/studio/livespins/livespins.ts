import { Hono } from 'hono'
import { type FamilyApp, type FamilyDeps, openFromAddress, webOrigin } from '../families/family.ts'
import { scriptAnswer } from '../families/script-answer.ts'
import { noGamePage } from '../game-page.ts'
import { scheduledAt, streamsAt } from './rooms.ts'
import { SDK } from './sdk.ts'

/**
 * The vendor of live spins: its script, the rooms on the air and to come, and the address that
 * opens one.
 */
export function livespinsApp(deps: FamilyDeps): FamilyApp {
  const app = new Hono()
  app.get('/sdk.js', (context) => scriptAnswer(context, SDK))
  app.use('/api/*', async (context, next) => {
    await next()
    context.header('access-control-allow-origin', '*')
    context.header('cache-control', 'no-store')
  })
  app.get('/api/streams', (context) => context.json(streamsAt(Date.now())))
  app.get('/api/schedule', (context) => context.json(scheduledAt(Date.now())))
  app.get('/play', async (context) => {
    const { authToken = '', sessionId = '', language = 'en', backURL } = context.req.query()
    const hostOrigin = webOrigin(backURL)
    if (!hostOrigin || !backURL) return context.text('The way back is missing.', 400)
    if (!streamsAt(Date.now()).some((stream) => stream.sessionId === sessionId))
      return noGamePage(deps.pages, {
        code: 'GAME_UNKNOWN',
        language,
        place: { hostOrigin, closeUrl: backURL },
      })
    return openFromAddress(deps, context, {
      family: 'livespins',
      words: 'generic',
      gameId: sessionId,
      mode: 'real',
      token: authToken,
      language,
      closeUrl: backURL,
      cashierUrl: `${hostOrigin}/account/financials/deposit`,
      hostOrigin,
    })
  })
  return app
}
