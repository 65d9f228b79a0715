import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Topics } from '../../kit/topics.ts'
import { topicsOf } from '../../kit/topics.ts'
import { watch } from '../../players/live/watch.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type Game, shelfOf } from '../catalogue/snapshot.ts'
import {
  deleteFavourite,
  insertFavourite,
  listFavouriteIds,
  listOpenedIds,
  lockFavourites,
} from './favourites.store.ts'

export interface FavouritesDeps {
  db: Database
  clock: Clock
  topics: Topics
  catalogue: Catalogue
}

export interface PlayerGames {
  favourites: Game[]
  recentlyPlayed: Game[]
}

/**
 * More than a player scrolls through, and little enough to send whole whenever something changes.
 */
export const MOST_FAVOURITES = 100
/** Most recent games: as many as every ribbon of the lobby has. */
export const MOST_RECENT = 20
const LATELY_MS = 90 * 24 * 3_600_000

export const playerGamesTopic = topicsOf('player-games')

export interface PlayerGamesWish {
  playerId: string
  /** True for only the games that are offered on phones. */
  mobile?: boolean | null | undefined
}

/**
 * Lists the games that a player has chosen and has played, as far as the casino still offers them.
 */
export async function listPlayerGames(
  { db, clock, catalogue }: FavouritesDeps,
  wish: PlayerGamesWish,
): Promise<PlayerGames> {
  const { playerId, mobile } = wish
  const since = new Date(clock.nowMs() - LATELY_MS)
  const [chosen, opened] = await Promise.all([
    listFavouriteIds(db, playerId),
    listOpenedIds(db, playerId, since),
  ])
  const offered = shelfOf(catalogue.current(), mobile).byId
  const known = (ids: readonly string[]) => ids.flatMap((id) => offered.get(id) ?? [])
  return { favourites: known(chosen), recentlyPlayed: known(opened).slice(0, MOST_RECENT) }
}

/** Yields the games now, and again after each change on any node. */
export function watchPlayerGames(
  deps: FavouritesDeps,
  wish: PlayerGamesWish,
  signal: AbortSignal,
): AsyncIterable<PlayerGames> {
  return watch({
    topics: deps.topics,
    topic: playerGamesTopic(wish.playerId),
    signal,
    read: () => listPlayerGames(deps, wish),
  })
}

/**
 * Throws Refusals for a game that is not offered and for one favourite too many; a repeated call
 * changes nothing. When the list is full, the oldest favourite that is no longer offered is
 * removed: the player can neither see it nor remove it.
 */
export async function setFavourite(
  { db, clock, topics, catalogue }: FavouritesDeps,
  playerId: string,
  { id, favourite }: { id: string; favourite: boolean },
): Promise<void> {
  const publishChange = () => topics.publish(playerGamesTopic(playerId), 'favourites')
  if (!favourite) {
    if (await deleteFavourite(db, playerId, id)) publishChange()
    return
  }
  const offered = catalogue.current().all.byId
  if (!offered.has(id)) throw new Refusal('game_unknown')
  await db.transaction(async (tx) => {
    await lockFavourites(tx, playerId)
    const chosen = await listFavouriteIds(tx, playerId)
    if (chosen.includes(id)) return
    if (chosen.length >= MOST_FAVOURITES) {
      const gone = chosen.findLast((each) => !offered.has(each))
      if (gone === undefined) throw new Refusal('favourites_full', { most: MOST_FAVOURITES })
      await deleteFavourite(tx, playerId, gone)
    }
    await insertFavourite(tx, playerId, id, clock.now())
    tx.afterCommit(publishChange)
  })
}
