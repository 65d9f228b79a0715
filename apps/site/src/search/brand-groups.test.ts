import { expect, it } from 'vitest'
import { brandGroups } from './brand-groups.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

it('twenty providers are shown at first, in the order they come in', () => {
  const brands = Array.from({ length: 21 }, (_, index) => ({ name: `Studio ${21 - index}` }))
  const [group, ...others] = brandGroups(brands, false, 'en')
  expect(group?.brands).toHaveLength(20)
  expect(group?.brands[0]).toBe(brands[0])
  expect(others).toEqual([])
})

it('all of them stand under their letters once the list is expanded', () => {
  const groups = brandGroups(named('Pip & Pith', 'Ninefold', '9 Lives', 'Paper Lantern'), true, 'en')
  expect(groups.map(({ letter, brands }) => [letter, ...brands.map(({ name }) => name)])).toEqual([
    ['#', '9 Lives'],
    ['N', 'Ninefold'],
    ['P', 'Paper Lantern', 'Pip & Pith'],
  ])
})
