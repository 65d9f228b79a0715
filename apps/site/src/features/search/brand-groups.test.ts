import { expect, it } from 'vitest'
import { brandsByLetter, firstBrands } from './brand-groups.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))
const many = Array.from({ length: 30 }, (_, index) => ({ id: `S${index}` }))

it('twenty providers are shown at first, in the order they come in', () => {
  const [group, ...others] = firstBrands(many, [])
  expect(group?.brands).toEqual(many.slice(0, 20))
  expect(others).toEqual([])
})

it('a provider that is chosen is shown at first as well, however far down it lies', () => {
  const [group] = firstBrands(many, ['S29', 'S3', 'S20', 'UNKNOWN'])
  expect(group?.brands.map(({ id }) => id)).toEqual([
    ...many.slice(0, 20).map(({ id }) => id),
    'S20',
    'S29',
  ])
})

it('all brands stand under their letters once the list is expanded', () => {
  const groups = brandsByLetter(named('Pip & Pith', 'Ninefold', '9 Lives', 'Paper Lantern'), 'en')
  expect(groups.map(({ letter, brands }) => [letter, ...brands.map(({ name }) => name)])).toEqual([
    ['#', '9 Lives'],
    ['N', 'Ninefold'],
    ['P', 'Paper Lantern', 'Pip & Pith'],
  ])
})
