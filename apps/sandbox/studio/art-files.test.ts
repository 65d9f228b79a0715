import { expect, test } from 'vitest'
import { openArtFiles } from './art-files.ts'
import { openShelf } from './game-shelf.ts'

const { findGame, brands, games } = openShelf(1)
const app = openArtFiles({ findGame, brands })
const text = async (path: string) => await (await app.request(path)).text()

test('the symbols of a game come each alone, and all in one sheet', async () => {
  const folder = `/art/${games[0]?.id}`
  const sheet = await app.request(`${folder}/symbols.json`)
  expect(sheet.headers.get('content-type')).toBe('application/json')
  const symbols: Record<string, string> = await sheet.json()
  expect(Object.keys(symbols)).toContain('wild')
  for (const [symbol, svg] of Object.entries(symbols))
    expect(await text(`${folder}/symbols/${symbol}.svg`)).toBe(svg)
})

test('there is no sheet of a game that does not exist', async () => {
  expect((await app.request('/art/no-such-game/symbols.json')).status).toBe(404)
})
