import { expect, it } from 'vitest'
import { uniqueLogos } from './unique-logos.ts'

it('shows each payment mark once, and six at most', () => {
  const methods = ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g'].map((light, index) => ({
    id: index,
    logos: { light },
  }))
  expect(uniqueLogos(methods).map(({ logos }) => logos.light)).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
    'f',
  ])
})
