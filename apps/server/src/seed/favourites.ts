import type { Database } from '../db/database.ts'
import { listPlayerGames, setFavourite } from '../games/favourites/favourites.ts'
import type { Games } from '../games/games.module.ts'
import type { Clock } from '../kit/clock.ts'
import type { Topics } from '../kit/topics.ts'
import { findCredentials } from '../players/player.ts'

export interface FavouritesSeedDeps {
  db: Database
  clock: Clock
  topics: Topics
  games: Games
}

const PLAYER = 'player@baize.test'
const CURRENCY = 'EUR'
/** Positions in the catalogue, far enough apart to look like the taste of one player. */
const OPENED = [3, 41, 8, 67, 22, 15, 54, 30, 77]
const CHOSEN = [12, 41, 59, 5, 88]

/**
 * Games that the demo's main player has opened and chosen. Players with favourites of their own
 * stay as they are.
 */
export async function seedFavourites({
  db,
  clock,
  topics,
  games,
}: FavouritesSeedDeps): Promise<void> {
  const { catalogue, sessions } = games
  const { games: offered } = catalogue.current().all.find({})
  const playerId = (await findCredentials(db, PLAYER))?.playerId
  if (offered.length === 0 || !playerId) return
  const deps = { db, clock, topics, catalogue }
  const { favourites, recentlyPlayed } = await listPlayerGames(deps, { playerId })
  if (favourites.length + recentlyPlayed.length > 0) return
  const seat = {
    providerId: 'studio',
    playerId,
    signInId: null,
    currency: CURRENCY,
    language: 'en',
  }
  for (const place of OPENED) {
    const game = offered[place % offered.length]
    if (game) await sessions.open({ ...seat, gameId: game.id })
  }
  for (const place of CHOSEN) {
    const game = offered[place % offered.length]
    if (game) await setFavourite(deps, playerId, { id: game.id, favourite: true })
  }
}
