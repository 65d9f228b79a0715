import { expect, test } from 'vitest'
import { artAddresses, openArtFiles } from './art-files.ts'
import { openShelf } from './game-shelf.ts'

const { findGame, brands, games } = openShelf(1)
const app = openArtFiles({ findGame, brands })
const text = async (path: string) => await (await app.request(path)).text()

test('the sheet of a game has its symbols in the order of their addresses', async () => {
  const [game = expect.fail()] = games
  const { symbolSheet, symbols } = artAddresses('', game)
  const sheet = await text(symbolSheet)
  let at = 0
  for (const address of Object.values(symbols)) {
    const drawing = (await text(address)).replace(/^<svg [^>]*>/, '')
    expect(sheet.indexOf(drawing, at), address).toBeGreaterThan(0)
    at = sheet.indexOf(drawing, at) + drawing.length
  }
})

test('there is no sheet of a game that does not exist', async () => {
  expect((await app.request('/art/no-such-game/symbols.svg')).status).toBe(404)
})
