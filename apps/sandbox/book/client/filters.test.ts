import { expect, test } from 'vitest'
import { filtersOf } from './filters.ts'
import { routeOfPath } from './route.ts'

test.each([
  ['/coupon?couponType=1&categoryIds=4&categoryIds=x&categoryIds=9', 'categoryIds=4,9'],
  [
    '/period?championshipIds=1001&championshipIds=1002&sportId=1',
    'sportId=1&championshipIds=1001,1002',
  ],
  ['/championship?categoryIds=4&championshipIds=1001', 'categoryIds=4&championshipIds=1001'],
  ['/coupon?couponType=5&maxOdd=1.8&sportId=two', 'maxOdd=1.8'],
  ['/coupon?periodType=2&date=2026-11-30', 'hours=3'],
  ['/sport?sportId=3&date=2026-11-30&periodType=9', 'sportId=3&date=2026-11-30'],
  ['/live', ''],
])('the filters of %s are those of its events: %s', (path, query) => {
  expect(filtersOf(routeOfPath(path))).toBe(query)
})
