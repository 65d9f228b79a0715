import { createHash } from 'node:crypto'
import fresh from 'fresh'
import type { Context } from 'hono'
import type { Catalogue } from '#contracts/studio-api.ts'
import { lookOf } from '../art/draw-tile.ts'
import { artAddresses, logoAddresses } from './art-files.ts'
import type { StudioBrand, StudioGame } from './game-shelf.ts'
import { mathsOf } from './games.ts'

export interface PrintedCatalogue {
  body: string
  /** Changes with the catalogue. */
  etag: string
}

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
  const body = JSON.stringify(catalogue)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` }
}

export function catalogueAnswer(context: Context, { body, etag }: PrintedCatalogue): Response {
  const headers = { etag, 'cache-control': 'no-cache' }
  if (fresh({ 'if-none-match': context.req.header('if-none-match') }, { etag }))
    return context.body(null, 304, headers)
  return context.body(body, 200, { ...headers, 'content-type': 'application/json' })
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
