import { setTimeout as pause } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { acceptedLanguage } from '#rules/accept-language.ts'
import { artAddresses } from './art-files.ts'
import type { BuiltPages } from './built-pages.ts'
import { SPOKEN } from './client/words/languages.ts'
import { noGamePage, pageFor } from './game-page.ts'
import type { Shelf } from './game-shelf.ts'
import { type TableRoutesOptions, tableRoutes } from './live/table-routes.ts'
import { paceOf } from './pace.ts'
import { claimSession, isClaimed, isKeyOf } from './page-key.ts'
import { type Answers, gameOf } from './play-answer.ts'
import { type PlayState, showGame, showRound } from './play-view.ts'
import { readBody } from './read-body.ts'
import { PlayRefusal } from './rounds/play-refusal.ts'
import type { Rounds } from './rounds/rounds.ts'
import { WalletRefusal, WalletSilent } from './rounds/wallet.ts'
import type { Session, StudioStore } from './studio.store.ts'
import { openSymbolSheets } from './symbol-sheets.ts'

export interface PlayRoutesOptions {
  base: string
  store: StudioStore
  shelf: Shelf
  rounds: Rounds
  tables: TableRoutesOptions['tables']
  answer: Answers
  pages: BuiltPages
  minimumRoundMs: number
}

/** All who sit at a live table share its pace. */
const AT_A_TABLE = { autoplay: false, turbo: false, shortestRoundMs: 0 }
const LONGEST_WAIT_MS = 25_000
/** A page waits for the casino's answer for so long, and then comes without its first state. */
const LONGEST_PAGE_WAIT_MS = 300
/** Last rounds that a player sees of a game. */
const RECALLED = 20
const openBody = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]{43,128}$/)),
  /** Whether the page carries no first state. */
  withState: v.optional(v.boolean(), true),
})
const startBody = v.object({
  choice: v.unknown(),
  /** The game sends the request by itself, and not its player. */
  auto: v.optional(v.boolean(), false),
  clientSeed: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
})
const actionBody = v.object({ action: v.unknown() })

/**
 * Routes for the game page. The first page that opens the session's address plays it, with a key of
 * its own; no other page ever does.
 */
export function playRoutes({
  base,
  store,
  shelf,
  rounds,
  tables,
  answer,
  pages,
  minimumRoundMs,
}: PlayRoutesOptions): Hono {
  const app = new Hono()
  const sheetOf = openSymbolSheets()
  app.onError(refuse)

  const addressed = (context: Context): Session => {
    const session = store.findSession(context.req.param('session') ?? '')
    if (!session || session.isOver) throw new PlayRefusal('SESSION_UNKNOWN')
    return session
  }
  const sessionIn = (context: Context): Session => {
    const session = addressed(context)
    if (!isKeyOf(session, context.req.header('x-page-key') ?? ''))
      throw new PlayRefusal('SESSION_UNKNOWN')
    return session
  }

  async function stateOf(session: Session): Promise<PlayState> {
    await rounds.refresh(session.id)
    const [last = null] = store.listRounds(session.id, 1)
    const game = shelf.findGame(session.gameId)
    if (!game) throw new PlayRefusal('SESSION_UNKNOWN')
    const brand = shelf.brands.find(({ id }) => id === game.brandId)?.name ?? ''
    const about = showGame(game, brand, session)
    return {
      ...answer(session.id, last),
      ...about,
      pace: about.isLive ? AT_A_TABLE : paceOf(session, minimumRoundMs),
      art: { ...artAddresses(base, game), symbolSheet: sheetOf(game) },
    }
  }

  /**
   * Returns what a page carries that can be the first of its session: on a slow network, another
   * request would be waited for. The page of a live table opens its socket only after its answer.
   */
  async function firstStateOf(session: Session): Promise<PlayState | null> {
    if (session.isOver || isClaimed(session) || gameOf(shelf, session).table) return null
    const found = stateOf(session).catch(() => null)
    const state = await Promise.race([found, pause(LONGEST_PAGE_WAIT_MS, null, { ref: false })])
    // Another page may have come first meanwhile.
    const now = store.findSession(session.id)
    return now && !isClaimed(now) ? state : null
  }

  app.get('/:session', async (context) => {
    const session = store.findSession(context.req.param('session'))
    const game = session && shelf.findGame(session.gameId)
    if (session && game) return pageFor(pages, session, game, await firstStateOf(session))
    const parsed = context.req.header('accept-language') ?? ''
    const language = session?.language ?? acceptedLanguage(parsed, SPOKEN) ?? 'en'
    return noGamePage(pages, { code: 'SESSION_UNKNOWN', language, place: session })
  })

  app.post('/:session/open', async (context) => {
    const session = addressed(context)
    const { key, withState } = await readBody(context, openBody)
    if (!claimSession(store, session.id, key)) throw new PlayRefusal('SESSION_UNKNOWN')
    return withState ? context.json(await stateOf(session)) : context.body(null, 204)
  })

  app.get('/:session/state', async (context) => context.json(await stateOf(sessionIn(context))))

  app.get('/:session/balance', async (context) => {
    const { id } = sessionIn(context)
    await rounds.refresh(id)
    return context.json(answer(id, null))
  })

  app.get('/:session/rounds', (context) => {
    const session = sessionIn(context)
    const { id, playerId, gameId } = session
    const rounds =
      playerId === null
        ? store.listRounds(id, RECALLED)
        : store.listRoundsOfPlayer(playerId, gameId, RECALLED)
    return context.json(rounds.map((round) => showRound(round, gameOf(shelf, session))))
  })

  app.post('/:session/rounds', async (context) => {
    const session = sessionIn(context)
    const { id } = session
    const { choice, clientSeed, auto } = await readBody(context, startBody)
    if (auto && !paceOf(session, minimumRoundMs).autoplay)
      throw new PlayRefusal('AUTOPLAY_FORBIDDEN')
    return context.json(answer(id, await rounds.start(id, choice, clientSeed ?? null)))
  })

  app.route('/', tableRoutes({ shelf, rounds, tables, answer, sessionIn }))

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
    const find = () => {
      const round = store.findRound(context.req.param('round'))
      if (round?.sessionId !== id) throw new PlayRefusal('ROUND_UNKNOWN')
      return round
    }
    if (context.req.query('until') === 'end') await rounds.waitForEnd(find().id, LONGEST_WAIT_MS)
    return context.json(answer(id, find()))
  })
  return app
}

function refuse(error: Error, context: Context): Response {
  if (error instanceof WalletRefusal)
    return context.json({ code: error.code ?? 'FAILED', balance: error.balance }, 409)
  if (error instanceof WalletSilent) return context.json({ code: 'OFFLINE' }, 503)
  if (error instanceof PlayRefusal)
    return context.json({ code: error.code }, error.code.endsWith('UNKNOWN') ? 404 : 409)
  console.error('studio: a request failed', error)
  return context.json({ code: 'FAILED' }, 500)
}
