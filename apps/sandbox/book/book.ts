import { join } from 'node:path'
import { Hono } from 'hono'
import { secretFor } from '#contracts/signature.ts'
import type { Party } from '../http/party.ts'
import { betRoutes } from './bets/bet-routes.ts'
import { type BetWalletOptions, openBetWallet } from './bets/bet-wallet.ts'
import { openBetStore } from './bets/bets.store.ts'
import { openBets } from './bets/bets.ts'
import { builderRoutes } from './bets/builder-routes.ts'
import { openPlayerTokens } from './bets/player-token.ts'
import { popularRoutes } from './bets/popular.ts'
import { bookFiles } from './book-files.ts'
import { calculatorRoutes } from './calculate.ts'
import { codeRoutes } from './codes/code-routes.ts'
import { openSlipCodes } from './codes/slip-codes.ts'
import { readEventQuery, readResultQuery } from './event-query.ts'
import { type Feed, openFeed } from './feed/feed.ts'
import { openWorlds } from './feed/worlds.ts'
import { openLiveSocket } from './live-socket.ts'
import { openSteeredClock } from './panel.ts'
import { readSeedSecret } from './seed-secret.ts'

const TICK_MS = 1_000
const WORK_MS = 2_000
const MOST_SELECTIONS = 50
const LIVE_PATH = '/book/api/live'

export interface BookOptions {
  dataDir: string
  casinoUrl: string
  /** Signs the calls to the casino's wallet. */
  secret: string
  nowMs?: () => number
  /**
   * Lets every caller move the clock on, and so learn results before bets on them close: for tests.
   */
  hasPanel?: boolean
  /** Limits of calls to the casino; five seconds and two repeats when left out. */
  calls?: Pick<BetWalletOptions, 'timeoutMs' | 'backoffMs'>
}

/** The stand-in, with the round in which bets are ended and settled. */
export interface BookParty extends Party {
  work(): Promise<void>
}

/**
 * Stands in for the vendors of sportsbooks: a world of matches that goes on by itself, its prices,
 * what is published of them, and bets on it.
 */
export function openBook({
  dataDir,
  casinoUrl,
  secret,
  nowMs: machineMs = Date.now,
  hasPanel = false,
  calls = {},
}: BookOptions): BookParty {
  const { nowMs, app: panel } = openSteeredClock(machineMs)
  const feed = openFeed({ worlds: openWorlds(readSeedSecret(dataDir)), nowMs })
  const live = openLiveSocket(feed)
  const store = openBetStore(join(dataDir, 'bets.sqlite'))
  const codes = openSlipCodes(join(dataDir, 'codes.sqlite'), { nowMs })
  const wallet = openBetWallet({ ...calls, casinoUrl, secret: secretFor('book', secret) })
  const bets = openBets({ feed, wallet, store })
  const ticking = setInterval(feed.tick, TICK_MS)
  const working = setInterval(
    () =>
      void bets
        .work()
        .catch((error: unknown) => console.error('The bets could not be worked on', error)),
    WORK_MS,
  )
  return {
    app: feedRoutes(feed)
      .route('/', calculatorRoutes())
      .route('/', builderRoutes(feed))
      .route('/', codeRoutes(codes, feed))
      .route('/', popularRoutes({ store, feed }))
      .route('/', betRoutes({ bets, wallet, readToken: openPlayerTokens(casinoUrl), nowMs }))
      .route('/', hasPanel ? panel : new Hono())
      .route('/', bookFiles()),
    upgrade: { path: LIVE_PATH, take: live.upgrade },
    work: bets.work,
    async close() {
      clearInterval(ticking)
      clearInterval(working)
      live.close()
      await bets.work().catch(() => {})
      store.close()
      codes.close()
    },
  }
}

/** Routes that any caller may read; answers are of this second. */
function feedRoutes(feed: Feed): Hono {
  const app = new Hono()
  app.use('/api/*', async (context, next) => {
    await next()
    // The book's own pages, and the casino's, stand on other origins; nothing here belongs to one
    // caller's own.
    context.header('access-control-allow-origin', '*')
    context.header('access-control-allow-headers', 'authorization, content-type')
    context.header('cache-control', 'no-store')
  })
  app.options('/api/*', (context) =>
    context.body(null, 204, {
      'access-control-allow-methods': 'GET, POST',
      'access-control-max-age': '600',
    }),
  )
  app.get('/api/sports', (context) =>
    context.json({ now: feed.nowMs(), sports: feed.listSports() }),
  )
  app.get('/api/events', async (context) => {
    const eventQuery = readEventQuery(context.req.queries())
    if ('field' in eventQuery) return context.json({ error: 'malformed', ...eventQuery }, 400)
    return context.json({
      now: feed.nowMs(),
      ...(await feed.listEventsInTurns(eventQuery.filter, eventQuery.page)),
    })
  })
  app.get('/api/results', (context) => {
    const eventQuery = readResultQuery(context.req.queries())
    if ('field' in eventQuery) return context.json({ error: 'malformed', ...eventQuery }, 400)
    return context.json({ now: feed.nowMs(), ...feed.listResults(eventQuery) })
  })
  app.get('/api/events/:id{\\d+}', (context) => {
    const event = feed.getEvent(Number(context.req.param('id')))
    return event
      ? context.json({ now: feed.nowMs(), event })
      : context.json({ error: 'unknown' }, 404)
  })
  app.get('/api/events/:id{\\d+}/insight', (context) => {
    const insight = feed.getInsight(Number(context.req.param('id')))
    return insight
      ? context.json({ now: feed.nowMs(), insight })
      : context.json({ error: 'unknown' }, 404)
  })
  app.get('/api/championships/:id{\\d+}/table', (context) => {
    const table = feed.getTable(Number(context.req.param('id')))
    return table
      ? context.json({ now: feed.nowMs(), table })
      : context.json({ error: 'unknown' }, 404)
  })
  app.get('/api/championships/:id{\\d+}/outrights', (context) => {
    const outrights = feed.listOutrights(Number(context.req.param('id')))
    return outrights.length > 0
      ? context.json({ now: feed.nowMs(), outrights })
      : context.json({ error: 'unknown' }, 404)
  })
  app.get('/api/markets/:id{\\d+}', (context) => {
    const market = feed.marketResult(Number(context.req.param('id')))
    return market
      ? context.json({ now: feed.nowMs(), market })
      : context.json({ error: 'unknown' }, 404)
  })
  app.get('/api/selections', (context) => {
    const ids = (context.req.query('ids') ?? '').split(',').filter(Boolean)
    if (ids.length > MOST_SELECTIONS || !ids.every((id) => /^\d{1,16}$/.test(id)))
      return context.json(
        { error: 'malformed', field: 'ids', message: `at most ${MOST_SELECTIONS} numbers` },
        400,
      )
    return context.json({
      now: feed.nowMs(),
      selections: ids.flatMap((id) => feed.findSelection(Number(id)) ?? []),
    })
  })
  return app
}
