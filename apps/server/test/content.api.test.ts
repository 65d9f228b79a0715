import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { listedGame, listing } from '#testkit/listed-games.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { saveCatalogue } from '../src/games/catalogue/catalogue.store.ts'

let casino: Casino

beforeAll(async () => {
  const db = await openTestDatabase()
  // The one that the demo features, and two of its list of short rounds.
  const games = [
    listedGame('keepers-light', { mobile: false }),
    listedGame('runaway'),
    listedGame('crash-line', { mobile: false }),
  ]
  await saveCatalogue(db, 'studio', { etag: null, catalogue: listing(games) }, new Date())
  casino = await openCasino({ db })
})
afterAll(() => casino.close())

const BANNER =
  'cmsComponent2(input: { id: "register_banner", mobile: null }) { __typename id ... on CmsMap { elements { id ... on CmsText { text } } } }'

async function banner(headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const { data, errors } = await casino.query(`{ ${BANNER} }`, { headers })
  expect(errors).toBeUndefined()
  const map = data?.cmsComponent2 as {
    __typename: string
    id: string
    elements: { id: string; text: string }[]
  }
  expect(map).toMatchObject({ __typename: 'CmsMap', id: 'register_banner' })
  return Object.fromEntries(map.elements.map(({ id, text }) => [id, text]))
}

test('the register banner is a map of title and description, in every language of the casino', async () => {
  const languages = ['en', 'de', 'es', 'pt', 'fr', 'fi', 'et', 'ar']
  const texts = await Promise.all(
    languages.map((language) => banner({ 'accept-language': language })),
  )
  for (const text of texts) expect(Object.keys(text)).toEqual(['title', 'description'])
  expect(new Set(texts.map(({ title }) => title)).size).toBe(8)
})

test('a dotted id leads into a map, and an id of nothing to nothing', async () => {
  const { data } = await casino.query(
    '{ part: cmsComponent(id: "register_banner.title") { id ... on CmsText { text } } no: cmsComponent(id: "no_such_thing") { id } }',
  )
  expect(data).toEqual({
    part: { id: 'register_banner.title', text: (await banner()).title },
    no: null,
  })
})

test('several are answered in the order of the request, without those that are not there', async () => {
  const { data } = await casino.query(
    '{ cmsComponents(input: { ids: ["register_banner.description", "no_such_thing", "register_banner.title"] }) { id } }',
  )
  expect(data).toEqual({
    cmsComponents: [{ id: 'register_banner.description' }, { id: 'register_banner.title' }],
  })
})

test('a game that editors name is left out on a phone when phones are not offered it, and the featured game with all that is said of it', async () => {
  const query = `query ($mobile: Boolean) { cmsComponents(input: { ids: ["featured_game", "custom_category_3.games"], mobile: $mobile }) {
    id ... on CmsList { items { ... on CmsGame { game { id } } } }
  } }`
  const listGames = async (mobile: boolean) => {
    const { data } = await casino.query(query, { variables: { mobile } })
    const shown = data?.cmsComponents as { id: string; items?: { game: { id: string } | null }[] }[]
    return shown.map(({ id, items = [] }) => [id, ...items.flatMap(({ game }) => game?.id ?? [])])
  }
  expect(await listGames(false)).toEqual([
    ['featured_game'],
    ['custom_category_3.games', 'runaway', 'crash-line'],
  ])
  expect(await listGames(true)).toEqual([['custom_category_3.games', 'runaway']])
})
