import { expect, it } from 'vitest'
import { keepTickShape } from './tick-shape.ts'

it('keeps an object of the queue itself, not a copy of it', async () => {
  const tick = await keepTickShape()
  const next = await keepTickShape()
  expect(Object.keys(tick)).toEqual(['callback', 'args'])
  expect(Object.getOwnPropertySymbols(tick)).toEqual(Object.getOwnPropertySymbols(next))
  expect(Object.getOwnPropertySymbols(tick).map(String)).toContain('Symbol(async_id_symbol)')
})
