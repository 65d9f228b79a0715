import { randomBytes } from 'node:crypto'
import fresh from 'fresh'
import { Hono } from 'hono'
import * as v from 'valibot'
import { type SessionRequest, sessionRequest } from '#contracts/studio-api.ts'
import { readJson, requireSignature, type SignedVariables } from '../http/signed.ts'
import type { Shelf } from './game-shelf.ts'
import { newSeed } from './rounds/seeds.ts'
import type { Session, StudioStore } from './studio.store.ts'

export interface CasinoRoutesOptions {
  /** The studio's own public address. */
  base: string
  secret: string
  store: StudioStore
  shelf: Shelf
  catalogue: { body: string; etag: string }
}

/** What every demo session starts with, in minor units. */
const DEMO_BALANCE = 100_000

/** What only the casino may ask: the list of games, and to open one of them for a player. */
export function casinoRoutes({ base, secret, store, shelf, catalogue }: CasinoRoutesOptions): Hono<{ Variables: SignedVariables }> {
  const app = new Hono<{ Variables: SignedVariables }>()
  app.use(requireSignature([secret]))

  app.get('/catalogue', (context) => {
    const headers = { etag: catalogue.etag, 'cache-control': 'no-cache' }
    if (fresh({ 'if-none-match': context.req.header('if-none-match') }, { etag: catalogue.etag })) return context.body(null, 304, headers)
    return context.body(catalogue.body, 200, { ...headers, 'content-type': 'application/json' })
  })

  app.post('/sessions', (context) => {
    const asked = v.safeParse(sessionRequest, readJson(context.get('rawBody')))
    if (!asked.success) return context.json({ code: 'BAD_REQUEST', message: asked.issues[0].message }, 400)
    if (!shelf.findGame(asked.output.gameId)) return context.json({ code: 'GAME_UNKNOWN', message: 'No such game' }, 404)
    if (asked.output.mode === 'real' && !asked.output.token)
      return context.json({ code: 'BAD_REQUEST', message: 'A token is missing' }, 400)
    const session = openSession(asked.output)
    store.saveSession(session)
    return context.json({ url: `${base}/play/${session.id}`, saysReady: true })
  })
  return app
}

function openSession({ gameId, mode, token = '', currency, language, closeUrl, cashierUrl, hostOrigin }: SessionRequest): Session {
  return {
    id: randomBytes(24).toString('base64url'),
    gameId,
    mode,
    token,
    playerId: null,
    pageKeyHash: null,
    isOver: false,
    currency,
    language,
    closeUrl,
    cashierUrl,
    hostOrigin: new URL(hostOrigin).origin,
    balance: mode === 'demo' ? DEMO_BALANCE : 0,
    staked: 0,
    won: 0,
    serverSeed: newSeed(),
    clientSeed: randomBytes(8).toString('hex'),
    nonce: 1,
  }
}
