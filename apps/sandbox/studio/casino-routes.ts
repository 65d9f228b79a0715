import { Hono } from 'hono'
import * as v from 'valibot'
import { freeSpinsCancel, freeSpinsIssue, sessionRequest } from '#contracts/studio-api.ts'
import { readJson, requireSignature, type SignedVariables } from '../http/signed.ts'
import { catalogueAnswer, type PrintedCatalogue } from './catalogue.ts'
import { familyOfGame } from './families/family-ids.ts'
import { cancelFreeSpins, issueFreeSpins } from './free-spins/free-spins.ts'
import type { Shelf } from './game-shelf.ts'
import { newSession } from './new-session.ts'
import type { StudioStore } from './studio.store.ts'

export interface CasinoRoutesOptions {
  /** The studio's own public address. */
  base: string
  secret: string
  store: StudioStore
  shelf: Shelf
  catalogue: PrintedCatalogue
}

/**
 * Routes that only the casino may call: the list of games, and to open one of them for a player.
 */
export function casinoRoutes({
  base,
  secret,
  store,
  shelf,
  catalogue,
}: CasinoRoutesOptions): Hono<{ Variables: SignedVariables }> {
  const app = new Hono<{ Variables: SignedVariables }>()
  app.use(requireSignature([secret]))

  app.get('/catalogue', (context) => catalogueAnswer(context, catalogue))

  app.post('/sessions', (context) => {
    const parsed = v.safeParse(sessionRequest, readJson(context.get('rawBody')))
    if (!parsed.success)
      return context.json({ code: 'BAD_REQUEST', message: parsed.issues[0].message }, 400)
    const game = shelf.findGame(parsed.output.gameId)
    if (!game || familyOfGame(game) !== 'studio')
      return context.json({ code: 'GAME_UNKNOWN', message: 'No such game' }, 404)
    if (parsed.output.mode === 'real' && !parsed.output.token)
      return context.json({ code: 'BAD_REQUEST', message: 'A token is missing' }, 400)
    const { token, play, mobile: _mobile, ...order } = parsed.output
    const session = newSession({
      ...order,
      family: 'studio',
      words: 'generic',
      ...(token && { token }),
      ...(play && { play }),
    })
    store.addSession(session)
    return context.json({ url: `${base}/play/${session.id}`, saysReady: true })
  })
  app.post('/free-spins', (context) => {
    const parsed = v.safeParse(freeSpinsIssue, readJson(context.get('rawBody')))
    if (!parsed.success)
      return context.json({ code: 'BAD_REQUEST', message: parsed.issues[0].message }, 400)
    const message = issueFreeSpins({ store, shelf }, 'studio', parsed.output)
    return message === null ? context.json({}) : context.json({ code: 'REFUSED', message }, 409)
  })

  app.post('/free-spins/cancel', (context) => {
    const parsed = v.safeParse(freeSpinsCancel, readJson(context.get('rawBody')))
    if (!parsed.success)
      return context.json({ code: 'BAD_REQUEST', message: parsed.issues[0].message }, 400)
    cancelFreeSpins({ store }, 'studio', parsed.output.issueId)
    return context.json({})
  })
  return app
}
