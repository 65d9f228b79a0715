import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { findCredentials } from '../../players/player.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Game } from '../catalogue/snapshot.ts'
import { openSessions } from '../launch/sessions.ts'
import {
  type FavouritesDeps,
  listPlayerGames,
  MOST_FAVOURITES,
  MOST_RECENT,
  setFavourite,
  watchPlayerGames,
} from './favourites.ts'

const DAY_MS = 86_400_000
const TABS = 8
const shelf = new Map<string, Game>()
const phoneShelf = new Map<string, Game>()
const catalogue = {
  current: () => ({ all: { byId: shelf }, mobile: { byId: phoneShelf } }),
} as unknown as Catalogue

let db: Database
let casino: Accounts
let deps: FavouritesDeps
let ann: string
let bob: string

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
  deps = { ...casino, catalogue }
  const idOf = async (email: string) => {
    await casino.member(email)
    return (await findCredentials(db, email))?.playerId ?? ''
  }
  ann = await idOf('ann@example.test')
  bob = await idOf('bob@example.test')
})
afterAll(() => db.close())
beforeEach(async () => {
  shelf.clear()
  phoneShelf.clear()
  for (let at = 1; at < MOST_FAVOURITES + TABS; at++)
    shelf.set(`game-${at}`, { id: `game-${at}` } as Game)
  await db.sql.deleteFrom('game_favourite').execute()
  await db.sql.deleteFrom('game_session').execute()
})

const choose = (id: string, favourite = true, playerId = ann) => {
  casino.clock.advance(1000)
  return setFavourite(deps, playerId, { id, favourite })
}
const favouritesOf = async (playerId: string, mobile = false) =>
  (await listPlayerGames(deps, { playerId, mobile })).favourites.map(({ id }) => id)
const playedBy = async (playerId: string, mobile = false) =>
  (await listPlayerGames(deps, { playerId, mobile })).recentlyPlayed.map(({ id }) => id)
const offerOnPhones = (...ids: string[]) => {
  for (const id of ids) phoneShelf.set(id, shelf.get(id) as Game)
}

function open(gameId: string, playerId = ann): Promise<string> {
  casino.clock.advance(1000)
  return openSessions(casino).open({
    providerId: 'studio',
    playerId,
    signInId: null,
    gameId,
    currency: 'EUR',
    language: 'en',
  })
}

describe('favourites', () => {
  it('are the player’s own, the newest choice first', async () => {
    await choose('game-1')
    await choose('game-2')
    await choose('game-3', true, bob)
    expect(await favouritesOf(ann)).toEqual(['game-2', 'game-1'])
    expect(await favouritesOf(bob)).toEqual(['game-3'])
  })

  it('may be chosen twice and given up twice', async () => {
    await choose('game-1')
    await choose('game-2')
    await choose('game-1')
    expect(await favouritesOf(ann)).toEqual(['game-2', 'game-1'])
    await choose('game-1', false)
    await choose('game-1', false)
    expect(await favouritesOf(ann)).toEqual(['game-2'])
  })

  it('are games that the casino offers, and come back when it offers them again', async () => {
    await expect(choose('nothing')).rejects.toThrow('game_unknown')
    await choose('game-1')
    const game = shelf.get('game-1') as Game
    shelf.delete('game-1')
    expect(await favouritesOf(ann)).toEqual([])
    shelf.set('game-1', game)
    expect(await favouritesOf(ann)).toEqual(['game-1'])
    shelf.delete('game-1')
    await choose('game-1', false)
    shelf.set('game-1', game)
    expect(await favouritesOf(ann), 'what is not offered can still be given up').toEqual([])
  })

  it('are on a phone those that it is offered, and all of them elsewhere', async () => {
    for (const id of ['game-1', 'game-2', 'game-3']) await choose(id)
    offerOnPhones('game-1', 'game-3')
    expect(await favouritesOf(ann, true)).toEqual(['game-3', 'game-1'])
    expect(await favouritesOf(ann)).toEqual(['game-3', 'game-2', 'game-1'])
  })

  it('are a hundred at the most, also when many tabs choose at once', async () => {
    for (let at = 1; at < MOST_FAVOURITES; at++) await choose(`game-${at}`)
    const ids = Array.from({ length: TABS }, (_, tab) => `game-${MOST_FAVOURITES + tab}`)
    const outcomes = await Promise.allSettled(
      ids.map((id) => setFavourite(deps, ann, { id, favourite: true })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await favouritesOf(ann)).toHaveLength(100)
    await expect(
      setFavourite(deps, ann, { id: 'game-1', favourite: true }),
      'one of them stays one',
    ).resolves.toBeUndefined()
  })

  it('are a hundred that are offered: the oldest that is not makes room for a new one', async () => {
    for (let at = 1; at <= MOST_FAVOURITES; at++) await choose(`game-${at}`)
    const [oldest, newest] = ['game-1', `game-${MOST_FAVOURITES}`].map(
      (id) => shelf.get(id) as Game,
    )
    for (const { id } of [oldest, newest] as Game[]) shelf.delete(id)
    await choose('game-101')
    expect(await favouritesOf(ann)).toHaveLength(MOST_FAVOURITES - 1)
    for (const game of [oldest, newest] as Game[]) shelf.set(game.id, game)
    expect((await favouritesOf(ann)).slice(0, 2), 'what was chosen later comes back').toEqual([
      'game-101',
      newest?.id,
    ])
    expect(await favouritesOf(ann)).not.toContain(oldest?.id)
    await expect(choose('game-102')).rejects.toThrow('favourites_full')
  })
})

describe('recently played games', () => {
  it('are those that were opened for money, the newest first and each once', async () => {
    await open('game-1')
    await open('game-2')
    await open('game-3', bob)
    await open('game-1')
    expect(await playedBy(ann)).toEqual(['game-1', 'game-2'])
  })

  it('are twenty at the most, and games that are gone take no place', async () => {
    for (let at = 1; at <= MOST_RECENT + 2; at++) await open(`game-${at}`)
    shelf.delete('game-22')
    expect(await playedBy(ann)).toEqual(Array.from({ length: 20 }, (_, at) => `game-${21 - at}`))
  })

  it('are on a phone those that it is offered, however many others were played since', async () => {
    await open('game-1')
    for (let at = 2; at <= 2 * MOST_RECENT + 2; at++) await open(`game-${at}`)
    offerOnPhones('game-1', 'game-9')
    expect(await playedBy(ann, true)).toEqual(['game-9', 'game-1'])
    expect(await playedBy(ann)).toHaveLength(MOST_RECENT)
  })

  it('are no longer those of a quarter ago, nor one that never opened', async () => {
    await open('game-1')
    casino.clock.advance(91 * DAY_MS)
    await openSessions(casino).cancel(await open('game-2'))
    expect(await playedBy(ann)).toEqual([])
  })
})

describe('a player who watches', () => {
  it('is sent at once, and again when a favourite is chosen or given up, but not for others', async () => {
    const gone = new AbortController()
    const news = watchPlayerGames(deps, { playerId: ann }, gone.signal)[Symbol.asyncIterator]()
    const next = async () => ((await news.next()).value?.favourites ?? []).map(({ id }: Game) => id)
    expect(await next()).toEqual([])
    await choose('game-3', true, bob)
    await choose('game-1')
    expect(await next()).toEqual(['game-1'])
    await choose('game-1')
    await choose('game-1', false)
    expect(await next()).toEqual([])
    gone.abort()
    expect((await news.next()).done).toBe(true)
  })
})
