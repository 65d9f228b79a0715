import { expect, test } from 'vitest'
import { openRenewals } from './renewals.ts'

test('a game that requests to be opened again is opened three times in ten minutes, and no more until those are over or the player asks', () => {
  let now = 0
  const renewals = openRenewals(() => now)
  const takes = (count: number) => Array.from({ length: count }, () => renewals.take())
  expect(takes(5)).toEqual([true, true, true, false, false])
  now += 9 * 60_000
  expect(renewals.take()).toBe(false)
  now += 60_000
  expect(takes(4)).toEqual([true, true, true, false])
  renewals.reset()
  expect(renewals.take()).toBe(true)
})
