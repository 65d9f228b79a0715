import { expect, it } from 'vitest'
import { tileSources } from './tile-sources.ts'

it('art whose address names its width is offered as wide as plain and sharp screens show it, and to phones no wider than before', () => {
  const at = (width: number) => `https://studio.test/luna/tile.webp?v=1&w=${width} ${width}w`
  expect(tileSources('https://studio.test/luna/tile.webp?v=1&w=300', false)).toBe(
    `${at(240)}, ${at(450)}`,
  )
  expect(tileSources('https://studio.test/luna/tile.webp?v=1&w=300', true)).toBe(
    `${at(240)}, ${at(300)}`,
  )
})

it.each([
  'https://studio.test/luna.webp',
  'https://studio.test/luna.webp?w=3000',
  'https://studio.test/luna.webp?show=300',
])('art that comes in one size is requested as it is: %s', (logo) => {
  expect(tileSources(logo, false)).toBeUndefined()
})
