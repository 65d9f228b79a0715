import { expect, test } from 'vitest'
import { colourOf } from './rack.ts'

test('chips have the colour of the largest chip of their rack that is in them', () => {
  const chips = [100, 500, 1000, 5000]
  const colours = [100, 400, 500, 1000, 4900, 60_000].map((amount) => colourOf(amount, chips))
  expect(colours).toEqual(['c0', 'c0', 'c1', 'c2', 'c2', 'c3'])
  expect(colourOf(50, chips), 'half a chip').toBe('c0')
})
