import { expect, test } from 'vitest'
import { runQueries } from './page-queries.ts'
import { contentQueries, shownContent } from './shown-content.ts'

const brand = { id: 'MOONHARE', name: 'Moonhare' }
const luna = { id: 'luna-sol', name: 'Luna & Sol', logo: 'https://studio.test/luna.png', brand }

/**
 * Returns the variables of the query for an address, and the game that is shown from the answer.
 */
async function shownAt(params: Record<string, string>, search: string) {
  const address = { params, search: new URLSearchParams(search), mobile: false }
  const queries = contentQueries(address)
  const { client } = await runQueries(queries, async () => {
    return {
      data: {
        collection: {
          games: {
            edges: { results: [{ ...luna, id: 'luna-sol-2', name: 'Luna & Sol 2' }, luna] },
          },
        },
      },
    }
  })
  return {
    variables: queries.map(({ variables }) => variables),
    game: shownContent(client, address).game,
  }
}

test('the game of an address is found by its id, and never by what else stands there', async () => {
  const { variables, game } = await shownAt(
    { mode: 'demo', id: 'luna-sol' },
    'name=Free+money&provider=Nobody',
  )
  expect(variables).toEqual([{ name: 'luna sol' }])
  expect(game).toEqual(luna)
})

test('a game that the catalogue does not have is not shown as another that is called alike', async () => {
  expect((await shownAt({ mode: 'real', id: 'luna' }, '')).game).toBeNull()
})

test('a page that plays no game queries none', async () => {
  expect(await shownAt({ mode: 'for-free', id: 'luna-sol' }, '')).toEqual({
    variables: [],
    game: null,
  })
  expect(await shownAt({ category: 'slot_games' }, '')).toEqual({ variables: [], game: null })
})
