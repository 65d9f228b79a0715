import { expect, test } from 'vitest'
import { drawSymbols } from '#demo-art/symbols.ts'
import { artAddresses } from './art-files.ts'
import { openShelf } from './game-shelf.ts'
import { openSymbolSheets } from './symbol-sheets.ts'

const { games } = openShelf()
const sheetOf = openSymbolSheets()
const ofKind = (kind: string) => games.find((game) => game.kind === kind) ?? expect.fail()

test('the sheet of a game has its symbols in the order of their addresses', () => {
  const game = ofKind('slot')
  const sheet = sheetOf(game) ?? ''
  let at = 0
  for (const name of Object.keys(artAddresses('', game).symbols)) {
    const { svg } = drawSymbols(game.theme).find(({ id }) => id === name) ?? expect.fail()
    const drawing = svg.replace(/^<svg [^>]*>/, '')
    expect(sheet.indexOf(drawing, at), name).toBeGreaterThan(0)
    at = sheet.indexOf(drawing, at) + drawing.length
  }
})

test('a game that shows no symbols has no sheet', () => {
  expect(sheetOf(ofKind('dice'))).toBeNull()
})
