import { expect, test } from 'vitest'
import { noteVerified, wasJustVerified } from './just-verified.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}

test('a token that was taken is known to every tab for 5,000 ms, and then nothing of it is left', () => {
  const shared = storage()
  const store = shared as unknown as Storage
  expect(wasJustVerified('a', store, 1000)).toBe(false)
  noteVerified('a', store, 1000)
  expect(wasJustVerified('a', store, 5999)).toBe(true)
  expect(wasJustVerified('b', store, 5999)).toBe(false)
  expect(wasJustVerified('a', store, 6000)).toBe(false)
  expect(shared.kept.size).toBe(0)
})

test('a clock that was set back keeps nothing alive', () => {
  const shared = storage() as unknown as Storage
  noteVerified('a', shared, 1000)
  expect(wasJustVerified('a', shared, 999)).toBe(false)
})
