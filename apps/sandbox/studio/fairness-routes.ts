import { Hono } from 'hono'
import { artAddresses } from './art-files.ts'
import type { BuiltPages } from './built-pages.ts'
import { checkPageFor } from './game-page.ts'
import type { Shelf } from './game-shelf.ts'
import { mathsOf } from './games.ts'

/** Games in the page's list; any other one is found by its id. */
const MOST_LISTED = 1000
const LANGUAGE = /^[a-z]{2}(-[A-Za-z]{2,4})?$/

/**
 * The page on which every visitor can draw a round again from its seeds, and what it has to know of
 * a game.
 */
export function fairnessRoutes(base: string, shelf: Shelf, pages: BuiltPages): Hono {
  const app = new Hono()
  const hour = { 'cache-control': 'public, max-age=3600' }
  const provable = shelf.games
    .slice(0, MOST_LISTED)
    .filter((game) => mathsOf(game).provable)
    .map(({ id, title }) => ({ id, title }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))

  app.get('/', (context) => {
    const parsed = context.req.query('lng') ?? ''
    return checkPageFor(pages, LANGUAGE.test(parsed) ? parsed : 'en')
  })
  app.get('/games', (context) => context.json(provable, 200, hour))
  app.get('/games/:game', (context) => {
    const game = shelf.findGame(context.req.param('game'))
    if (!game || !mathsOf(game).provable) return context.notFound()
    const { symbols } = artAddresses(base, game)
    return context.json({ game: mathsOf(game).describe(), symbols }, 200, hour)
  })
  return app
}
