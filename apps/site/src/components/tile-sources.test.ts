import { expect, it } from 'vitest'
import { tileSources } from './tile-sources.ts'

it('art whose address names its width is offered in the widths that screens show', () => {
  expect(tileSources('https://studio.test/luna/tile.webp?v=1&w=300')).toBe(
    [
      'https://studio.test/luna/tile.webp?v=1&w=240 240w',
      'https://studio.test/luna/tile.webp?v=1&w=300 300w',
      'https://studio.test/luna/tile.webp?v=1&w=450 450w',
    ].join(', '),
  )
})

it.each(['https://studio.test/luna.webp', 'https://studio.test/luna.webp?w=3000', 'https://studio.test/luna.webp?show=300'])(
  'art that comes in one size is asked for as it is: %s',
  (logo) => {
    expect(tileSources(logo)).toBeUndefined()
  },
)
