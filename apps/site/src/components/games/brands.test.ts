import { expect, it } from 'vitest'
import { readBrands, sortBrands, writeBrands } from './brands.ts'

it('keeps selected providers in the address, in capitals and once each', () => {
  expect(readBrands(new URLSearchParams('brands=ninefold,NINEFOLD,,old_brass'))).toEqual([
    'NINEFOLD',
    'OLD_BRASS',
  ])
  expect(writeBrands(new URLSearchParams('lng=de'), ['A', 'B']).toString()).toBe(
    'lng=de&brands=A%2CB',
  )
  expect(writeBrands(new URLSearchParams('brands=A'), []).toString()).toBe('')
})

it('sorts providers by the configured order, then by their number of games', () => {
  const brands = [brand('A', 1), brand('B', 9), brand('C', 5), brand('D', 7)]
  expect(sortBrands(brands, ['C']).map(({ id }) => id)).toEqual(['C', 'B', 'D', 'A'])
})

function brand(id: string, total: number) {
  return { id, games: { total } }
}
