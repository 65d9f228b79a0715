import { expect, it } from 'vitest'
import { stepOf } from './next-tile.ts'

it('moves by a row up and down, and by one to the sides', () => {
  expect(stepOf('ArrowDown', 5, false)).toBe(5)
  expect(stepOf('ArrowUp', 5, false)).toBe(-5)
  expect(stepOf('ArrowRight', 5, false)).toBe(1)
  expect(stepOf('ArrowLeft', 5, false)).toBe(-1)
})

it('moves forward to the left in right-to-left text', () => {
  expect(stepOf('ArrowLeft', 5, true)).toBe(1)
  expect(stepOf('ArrowRight', 5, true)).toBe(-1)
})
