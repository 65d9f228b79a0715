import { expect, test } from 'vitest'
import { elsewhere } from './elsewhere.ts'

test('a path that no page has leads home, in the language of the address', () => {
  expect(elsewhere('/no/such/room', '')).toBe('/')
  expect(elsewhere('/no/such/room', '?lng=de&brands=A')).toBe('/?lng=de')
  expect(elsewhere('/constructor', '?lng=%22%3E')).toBe('/?lng=%22%3E')
})

test('the rooms of the sportsbook that links name by a path are views of its page', () => {
  expect(elsewhere('/sports/overview', '')).toBe('/sports?page=overview')
  expect(elsewhere('/sports/live', '?lng=de&eventId=7')).toBe('/sports?lng=de&eventId=7&page=live')
  expect(elsewhere('/sports/archive', '')).toBe('/')
})
