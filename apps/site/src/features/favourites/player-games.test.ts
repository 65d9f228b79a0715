import { beforeEach, describe, expect, it } from 'vitest'
import type { TileGame } from '../../components/games/game.ts'
import {
  type FavouriteProblem,
  favouriteProblem,
  forgetPlayerGames,
  playerGames,
  type SaveFavourite,
  setFavourite,
  setPlayerGames,
} from './player-games.ts'

const game = (id: string): TileGame => ({
  id,
  name: id,
  logo: '',
  demo: true,
  jackpot: null,
  brand: { id: 'A', name: 'A' },
})
const shown = () => playerGames.get()?.favourites.map(({ id }) => id)
const agree: SaveFavourite = async () => null
const refuse: SaveFavourite = async () => ({ code: 'favourites_full', most: 100 })

beforeEach(() => {
  forgetPlayerGames()
  setPlayerGames({ favourites: [game('a')], recentlyPlayed: [game('r')] })
})

describe('a favourite', () => {
  it('is shown before the server has answered, and stays when it agrees', async () => {
    const saved = setFavourite(agree, game('b'), true)
    expect(shown()).toEqual(['b', 'a'])
    await saved
    expect(shown()).toEqual(['b', 'a'])
  })

  it('is taken back when the server refuses, and the reason is there to be read', async () => {
    const refused = setFavourite(refuse, game('b'), true)
    const kept = setFavourite(refuse, game('a'), false)
    expect(shown()).toEqual(['b'])
    await Promise.all([refused, kept])
    expect(shown()).toEqual(['a'])
    expect(favouriteProblem.get()).toEqual({ code: 'favourites_full', most: 100 })
  })

  it('stays as it was pressed while other news arrives', async () => {
    const answer = Promise.withResolvers<null>()
    const saved = setFavourite(() => answer.promise, game('b'), true)
    setPlayerGames({ favourites: [game('c'), game('a')], recentlyPlayed: [] })
    expect(shown()).toEqual(['b', 'c', 'a'])
    answer.resolve(null)
    await saved
    setPlayerGames({ favourites: [game('b'), game('c'), game('a')], recentlyPlayed: [] })
    expect(shown()).toEqual(['b', 'c', 'a'])
  })

  it('pressed again and again ends as it was pressed last, and the server receives no more than it must', async () => {
    const received: boolean[] = []
    const save: SaveFavourite = async ({ favourite }) => {
      received.push(favourite)
      return null
    }
    await Promise.all(
      [true, false, true].map((favourite) => setFavourite(save, game('b'), favourite)),
    )
    expect(shown()).toEqual(['b', 'a'])
    expect(received).toEqual([true])
  })
})

describe('what belongs to a player', () => {
  it('is gone with the player, and a late answer does not bring it back', async () => {
    const answer = Promise.withResolvers<null>()
    const saved = setFavourite(() => answer.promise, game('b'), true)
    forgetPlayerGames()
    expect(playerGames.get()).toBeNull()
    answer.resolve(null)
    await saved
    expect(playerGames.get()).toBeNull()
  })

  it('does not hold up the next player, and late answers do not reach them', async () => {
    const [agreed, refused] = [
      Promise.withResolvers<null>(),
      Promise.withResolvers<FavouriteProblem>(),
    ]
    const late = [setFavourite(() => agreed.promise, game('b'), true)]
    await Promise.resolve()
    forgetPlayerGames()
    late.push(setFavourite(() => refused.promise, game('c'), true))
    await Promise.resolve()
    forgetPlayerGames()
    setPlayerGames({ favourites: [], recentlyPlayed: [] })
    await setFavourite(agree, game('d'), true)
    agreed.resolve(null)
    refused.resolve({ code: 'favourite_not_saved' })
    await Promise.all(late)
    expect(shown()).toEqual(['d'])
    expect(favouriteProblem.get()).toBeNull()
  })
})
