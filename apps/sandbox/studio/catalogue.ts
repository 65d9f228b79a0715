import { createHash } from 'node:crypto'
import type { Catalogue } from '#contracts/studio-api.ts'
import { lookOf } from '../art/draw-tile.ts'
import { artAddresses, logoAddresses } from './art-files.ts'
import type { StudioBrand, StudioGame } from './game-shelf.ts'
import { mathsOf } from './games.ts'

/** The catalogue as it is sent, and the tag that changes with it. `base` is the studio's own public address. */
export function printCatalogue(base: string, brands: readonly StudioBrand[], games: readonly StudioGame[]): { body: string; etag: string } {
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
