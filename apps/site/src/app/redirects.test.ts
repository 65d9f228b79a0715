import { expect, test } from 'vitest'
import { redirectFor } from './redirects.ts'

test('a path that no page has leads home, in the language of the address', () => {
  expect(redirectFor('/no/such/room', '')).toBe('/')
  expect(redirectFor('/no/such/room', '?lng=de&brands=A')).toBe('/?lng=de')
  expect(redirectFor('/constructor', '?lng=%22%3E')).toBe('/?lng=%22%3E')
})

test('the rooms of the sportsbook that links name by a path are views of its page', () => {
  expect(redirectFor('/sports/overview', '')).toBe('/sports?page=overview')
  expect(redirectFor('/sports/live', '?lng=de&eventId=7')).toBe(
    '/sports?lng=de&eventId=7&page=live',
  )
  expect(redirectFor('/sports/archive', '')).toBe('/')
})
