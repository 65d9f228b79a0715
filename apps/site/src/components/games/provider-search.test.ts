import { expect, it } from 'vitest'
import { findProviders, PROVIDER_SEARCH_DELAY_MS } from './provider-search.ts'

const brands = ['Pip & Pith', 'Ninefold', 'Étoile Noire'].map((name) => ({ name }))
const found = (typed: string) => findProviders(brands, typed).map(({ name }) => name)

it('providers are found by any part of their names, however it is written', () => {
  expect(found('pip pith')).toEqual(['Pip & Pith'])
  expect(found('ETOILE')).toEqual(['Étoile Noire'])
  expect(found('fold')).toEqual(['Ninefold'])
  expect(found('nobody')).toEqual([])
})

it('all providers are there while nothing is typed, signs and spaces included', () => {
  expect(found('')).toHaveLength(3)
  expect(found(' & ')).toHaveLength(3)
})

it('the tiles wait 300 milliseconds for the typing to end', () => {
  expect(PROVIDER_SEARCH_DELAY_MS).toBe(300)
})
