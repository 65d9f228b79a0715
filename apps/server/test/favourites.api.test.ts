import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { listedGame, listing } from '#testkit/listed-games.ts'
import { openLive } from '#testkit/live.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { saveCatalogue } from '../src/games/catalogue/catalogue.store.ts'

interface PlayerGames {
  favourites: { id: string; brand: { name: string } }[]
  recentlyPlayed: { id: string }[]
}

const LISTS = '{ favourites { id brand { name } } recentlyPlayed { id } }'
const FIELDS = `playerGames ${LISTS}`
const ON_PHONES = `playerGames(mobile: true) ${LISTS}`
const SET = 'mutation ($input: SetFavouriteInput!) { setFavourite(input: $input) }'

let casino: Casino
let token: string

beforeAll(async () => {
  const db = await openTestDatabase()
  const games = [listedGame('comet'), listedGame('wide', { mobile: false })]
  await saveCatalogue(db, 'studio', { etag: null, catalogue: listing(games) }, new Date())
  casino = await openCasino({ db })
  token = await casino.signIn(casino.players[1] ?? { email: '', password: '' })
})
afterAll(() => casino.close())

const set = (id: string, favourite: boolean) =>
  casino.query(SET, { variables: { input: { id, favourite } }, token })

test('U15 what a player chooses on one device is there on every other, at once', async () => {
  const elsewhere = openLive(
    casino,
    await casino.signIn(casino.players[1] ?? { email: '', password: '' }),
  )
  const next = elsewhere.watch<PlayerGames>(`subscription { ${FIELDS} }`)
  expect(await next()).toEqual({ favourites: [], recentlyPlayed: [] })
  expect((await set('comet', true)).data).toEqual({ setFavourite: true })
  const chosen = {
    favourites: [{ id: 'comet', brand: { name: 'ALPHA Studio' } }],
    recentlyPlayed: [],
  }
  expect(await next()).toEqual(chosen)
  expect((await casino.query(`{ ${FIELDS} }`, { token })).data?.playerGames).toEqual(chosen)
  await set('comet', false)
  expect(await next()).toEqual({ favourites: [], recentlyPlayed: [] })
  await elsewhere.close()
})

test('a favourite that phones are not offered is not shown on one, and waits where it can be played', async () => {
  const phone = openLive(casino, token)
  const next = phone.watch<PlayerGames>(`subscription { ${ON_PHONES} }`)
  const nothing = { favourites: [], recentlyPlayed: [] }
  expect(await next()).toEqual(nothing)
  await set('wide', true)
  expect(await next(), 'something has changed, but not on phones').toEqual(nothing)
  await set('comet', true)
  const onPhones = {
    favourites: [{ id: 'comet', brand: { name: 'ALPHA Studio' } }],
    recentlyPlayed: [],
  }
  expect(await next()).toEqual(onPhones)
  expect((await casino.query(`{ ${ON_PHONES} }`, { token })).data?.playerGames).toEqual(onPhones)
  expect((await casino.query(`{ ${FIELDS} }`, { token })).data?.playerGames).toMatchObject({
    favourites: [{ id: 'comet' }, { id: 'wide' }],
  })
  for (const id of ['comet', 'wide']) await set(id, false)
  await phone.close()
})

test('a game whose studio does not answer counts as not played', async () => {
  const input = { id: 'comet', demo: false, mobile: false, closePath: '/', cashierPath: '/' }
  const play = await casino.query('query ($input: PlayInput!) { play(input: $input) }', {
    variables: { input },
    token,
  })
  expect(play.data).toEqual({ play: null })
  const { data } = await casino.query(`{ ${FIELDS} }`, { token })
  expect(data?.playerGames).toMatchObject({ recentlyPlayed: [] })
})

test('a visitor has no favourites, and no player has a game that is not offered', async () => {
  expect((await casino.query(`{ ${FIELDS} }`)).errors?.[0]?.extensions?.code).toBe(401)
  expect(
    (await casino.query(SET, { variables: { input: { id: 'comet', favourite: true } } }))
      .errors?.[0]?.extensions?.code,
  ).toBe(401)
  expect((await set('nothing', true)).errors?.[0]?.extensions?.code).toBe('game_unknown')
  const visitor = openLive(casino, null)
  await expect(visitor.watch(`subscription { ${FIELDS} }`)()).rejects.toThrow(
    'authentication_required',
  )
  await visitor.close()
})
