import { expect, test } from 'vitest'
import { manualClock } from './clock.ts'
import { openIds, timeOfId } from './ids.ts'
import { systemRandom } from './random.ts'

const clock = manualClock(new Date('2026-01-01T00:00:00Z'))
const ids = openIds({ clock, random: systemRandom })

test('an id is 26 letters of an alphabet without letters that look alike', () => {
  expect(ids.newId()).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/)
})

test('ids sort by their age', () => {
  const first = ids.newId()
  clock.advance(1)
  expect(ids.newId() > first).toBe(true)
})

test('an id says when it was made', () => {
  expect(timeOfId(ids.newId())).toEqual(clock.now())
})

test('ids of the same millisecond differ', () => {
  const many = new Set(Array.from({ length: 10_000 }, () => ids.newId()))
  expect(many.size).toBe(10_000)
})

test('every letter of the chance is used evenly', () => {
  const counts = new Map<string, number>()
  for (let round = 0; round < 4000; round++)
    for (const letter of ids.newId().slice(10)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(32)
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(300)
})
