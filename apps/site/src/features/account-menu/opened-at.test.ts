import { expect, test } from 'vitest'
import { afterMove, openingAt } from './opened-at.ts'

test('a menu stays open on its page, and closes with it', () => {
  const opened = openingAt('/promotions', '/promotions')
  expect(afterMove(opened, '/promotions')).toBe(opened)
  expect(afterMove(opened, '/')).toBeNull()
})

test('a menu that is opened while another page is on its way stays open on that page, and closes with it', () => {
  const opened = openingAt('/', '/promotions')
  expect(afterMove(opened, '/')).toBe(opened)
  const arrived = afterMove(opened, '/promotions')
  expect(arrived).toEqual({ shown: '/promotions', coming: '/promotions' })
  expect(arrived && afterMove(arrived, '/')).toBeNull()
})
