import { expect, test } from 'vitest'
import { orderText, placesOf } from './finish-order.ts'

test('horses of a dead heat share a place, and the place after them is left out', () => {
  const order = orderText([[2], [4, 0], [1]])
  expect(order).toBe('3 5=1 2')
  expect(placesOf(order)).toEqual([
    { number: 3, place: 1 },
    { number: 5, place: 2 },
    { number: 1, place: 2 },
    { number: 2, place: 4 },
  ])
})

test('a race without an order has no places', () => {
  expect(placesOf(undefined)).toEqual([])
  expect(placesOf('')).toEqual([])
})
