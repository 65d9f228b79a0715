import { createHash } from 'node:crypto'
import fresh from 'fresh'
import type { Context } from 'hono'
import type { Catalogue } from '#contracts/studio-api.ts'
import { lookOf } from '#demo-art/draw-tile.ts'
import { artAddresses, logoAddresses } from './art-files.ts'
import type { StudioBrand, StudioGame } from './game-shelf.ts'
import { mathsOf } from './games.ts'

export interface PrintedCatalogue {
  /** Each is sent by itself; there is at least one. */
  pages: readonly string[]
  /** Changes with the catalogue. */
  etag: string
}

const GAMES_ON_A_PAGE = 2000

/** The catalogue as it is sent. `base` is the studio's own public address. */
export function printCatalogue(
  base: string,
  brands: readonly StudioBrand[],
  games: readonly StudioGame[],
): PrintedCatalogue {
  const catalogue: Catalogue = {
    brands: brands.map(({ id, name }) => ({
      id,
      name,
      logos: logoAddresses(base, id),
    })),
    games: games.map((game) => describe(base, game)),
  }
  const pages: string[] = []
  for (let from = 0; from === 0 || from < games.length; from += GAMES_ON_A_PAGE) {
    const until = from + GAMES_ON_A_PAGE
    const page = {
      brands: from === 0 ? catalogue.brands : [],
      games: catalogue.games.slice(from, until),
      ...(until < games.length && { next: String(pages.length + 1) }),
    }
    pages.push(JSON.stringify(page))
  }
  const hash = createHash('sha256')
  for (const page of pages) hash.update(page)
  return { pages, etag: `"${hash.digest('base64url').slice(0, 27)}"` }
}

export function catalogueAnswer(context: Context, { pages, etag }: PrintedCatalogue): Response {
  const headers = { etag, 'cache-control': 'no-cache' }
  if (fresh({ 'if-none-match': context.req.header('if-none-match') }, { etag }))
    return context.body(null, 304, headers)
  const page = pages[Number(context.req.query('after') ?? 0)]
  if (page === undefined) return context.json({ code: 'BAD_REQUEST', message: 'No such page' }, 400)
  return context.body(page, 200, { ...headers, 'content-type': 'application/json' })
}

function describe(base: string, game: StudioGame): Catalogue['games'][number] {
  const { tile, mark } = artAddresses(base, game)
  const { rtpBasisPoints, topWin } = mathsOf(game)
  return {
    id: game.id,
    name: game.title,
    brandId: game.brandId,
    kind: game.kind,
    category: game.category,
    logo: tile,
    mark,
    // A dealer deals to players who have staked something.
    demo: game.category !== 'LIVE_CASINO',
    mobile: true,
    rtpBasisPoints,
    volatility: game.volatility,
    topWin,
    releasedOn: game.releasedOn,
    look: lookOf(game.theme),
  }
}
