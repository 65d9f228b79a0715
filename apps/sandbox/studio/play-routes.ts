import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { artAddresses } from './art-files.ts'
import { type GamePage, pageFor } from './game-page.ts'
import type { Shelf } from './game-shelf.ts'
import { mathsOf } from './games.ts'
import { type PlayAnswer, type PlayState, showFairness, showGame, showRound } from './play-view.ts'
import { PlayRefusal, type Rounds } from './rounds/rounds.ts'
import { WalletRefusal } from './rounds/wallet.ts'
import type { Round, Session, StudioStore } from './studio.store.ts'

export interface PlayRoutesOptions {
  base: string
  store: StudioStore
  shelf: Shelf
  rounds: Rounds
  page: GamePage
  minimumRoundMs: number
}

const LONGEST_WAIT_MS = 25_000
const RECALLED = 10
const startBody = v.object({ choice: v.unknown(), clientSeed: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))) })
const actionBody = v.object({ action: v.unknown() })

/** What the game page asks. Whoever holds the session's address, which only the casino was given, plays it. */
export function playRoutes({ base, store, shelf, rounds, page, minimumRoundMs }: PlayRoutesOptions): Hono {
  const app = new Hono()
  app.onError(refuse)

  const sessionIn = (context: Context): Session => {
    const session = store.findSession(context.req.param('session') ?? '')
    if (!session) throw new PlayRefusal('SESSION_UNKNOWN')
    return session
  }
  const answer = (sessionId: string, round: Round | null): PlayAnswer => {
    const session = store.findSession(sessionId)
    if (!session) throw new PlayRefusal('SESSION_UNKNOWN')
    return {
      balance: session.balance,
      net: session.won - session.staked,
      round: round && showRound(round, gameOf(shelf, session)),
      fairness: showFairness(session, gameOf(shelf, session)),
    }
  }

  app.get('/:session', (context) => pageFor(page, store.findSession(context.req.param('session')), shelf))

  app.get('/:session/state', async (context) => {
    const session = await rounds.refresh(sessionIn(context).id, true)
    const [last = null] = store.listRounds(session.id, 1)
    const game = shelf.findGame(session.gameId)
    if (!game) throw new PlayRefusal('SESSION_UNKNOWN')
    const brand = shelf.brands.find(({ id }) => id === game.brandId)?.name ?? ''
    const about = showGame(game, brand, session)
    const state: PlayState = { ...answer(session.id, last), ...about, minimumRoundMs, art: artAddresses(base, game) }
    return context.json(state)
  })

  app.get('/:session/balance', async (context) => {
    const session = await rounds.refresh(sessionIn(context).id, false)
    return context.json(answer(session.id, null))
  })

  app.get('/:session/rounds', (context) => {
    const session = sessionIn(context)
    return context.json(store.listRounds(session.id, RECALLED).map((round) => showRound(round, gameOf(shelf, session))))
  })

  app.post('/:session/rounds', async (context) => {
    const { id } = sessionIn(context)
    const { choice, clientSeed } = await readBody(context, startBody)
    return context.json(answer(id, await rounds.start(id, choice, clientSeed ?? null)))
  })

  app.post('/:session/rounds/:round/actions', async (context) => {
    const { id } = sessionIn(context)
    const { action } = await readBody(context, actionBody)
    return context.json(answer(id, await rounds.act(id, context.req.param('round'), action)))
  })

  app.post('/:session/rounds/:round/seen', async (context) => {
    await rounds.markSeen(sessionIn(context).id, context.req.param('round'))
    return context.body(null, 204)
  })

  app.get('/:session/rounds/:round', async (context) => {
    const { id } = sessionIn(context)
    if (context.req.query('until') === 'end') await rounds.waitForEnd(context.req.param('round'), LONGEST_WAIT_MS)
    const round = store.findRound(context.req.param('round'))
    if (round?.sessionId !== id) throw new PlayRefusal('ROUND_UNKNOWN')
    return context.json(answer(id, round))
  })
  return app
}

function gameOf(shelf: Shelf, session: Session) {
  const game = shelf.findGame(session.gameId)
  if (!game) throw new PlayRefusal('SESSION_UNKNOWN')
  return mathsOf(game)
}

/** Only JSON, so that no other site's form can play in this one's name. */
async function readBody<Schema extends v.GenericSchema>(context: Context, schema: Schema): Promise<v.InferOutput<Schema>> {
  if (!context.req.header('content-type')?.startsWith('application/json')) throw new PlayRefusal('BAD_CHOICE')
  const parsed = v.safeParse(schema, await context.req.json().catch(() => null))
  if (!parsed.success) throw new PlayRefusal('BAD_CHOICE')
  return parsed.output
}

function refuse(error: Error, context: Context): Response {
  if (error instanceof WalletRefusal) return context.json({ code: error.code ?? 'FAILED', balance: error.balance }, 409)
  if (error instanceof PlayRefusal) return context.json({ code: error.code }, error.code.endsWith('UNKNOWN') ? 404 : 409)
  console.error('studio: a request failed', error)
  return context.json({ code: 'FAILED' }, 500)
}
