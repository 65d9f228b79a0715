import type { TileGame } from '../../components/games/game.ts'
import { createStore } from '../../lib/store.ts'

export interface PlayerGames {
  /** The newest choice first. */
  favourites: readonly TileGame[]
  recentlyPlayed: readonly TileGame[]
}

/** Why a favourite could not be changed: a code of the server's, or `favourite_not_saved`. */
export interface FavouriteProblem {
  code: string
  /** Most favourites of a player. */
  most?: number
}

/** Sends the wish to the server; returns null when it has agreed. */
export type SaveFavourite = (input: {
  id: string
  favourite: boolean
}) => Promise<FavouriteProblem | null>

interface Wish {
  game: TileGame
  favourite: boolean
}

/**
 * The signed-in player's games as they are shown: with what was pressed and the server has not
 * confirmed yet. Null until it has answered.
 */
export const playerGames = createStore<PlayerGames | null>(null)

/** The last refusal, until the player has read it. */
export const favouriteProblem = createStore<FavouriteProblem | null>(null)

let confirmed: PlayerGames | null = null
/**
 * Wishes of the player. Each player gets a new map, by which an answer for an earlier player is
 * recognised.
 */
let wishes = new Map<string, Wish>()
let saving: Promise<void> = Promise.resolve()

export function setPlayerGames(games: PlayerGames): void {
  confirmed = games
  show()
}

/** Nothing of a player may stay for the next one, nor keep them waiting. */
export function forgetPlayerGames(): void {
  confirmed = null
  wishes = new Map()
  saving = Promise.resolve()
  favouriteProblem.set(null)
  show()
}

/**
 * Shows the wish at once and sends it to the server, one wish after the other, so that two quick
 * presses cannot overtake each other. A wish that the server refuses is shown as it was before.
 */
export function setFavourite(
  save: SaveFavourite,
  game: TileGame,
  favourite: boolean,
): Promise<void> {
  const wish = { game, favourite }
  const own = wishes
  wishes.set(game.id, wish)
  show()
  saving = saving.then(async () => {
    if (wishes.get(game.id) !== wish) return
    const problem = await save({ id: game.id, favourite })
    if (wishes !== own) return
    if (problem) favouriteProblem.set(problem)
    else if (confirmed) confirmed = withWish(confirmed, wish)
    if (wishes.get(game.id) === wish) wishes.delete(game.id)
    show()
  })
  return saving
}

function show(): void {
  playerGames.set(confirmed && [...wishes.values()].reduce(withWish, confirmed))
}

function withWish(games: PlayerGames, { game, favourite }: Wish): PlayerGames {
  const isThere = games.favourites.some(({ id }) => id === game.id)
  if (isThere === favourite) return games
  const favourites = favourite
    ? [game, ...games.favourites]
    : games.favourites.filter(({ id }) => id !== game.id)
  return { ...games, favourites }
}
