import { expect, test } from 'vitest'
import { openAliases, openMaskedWinners } from './masked-winner.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const HOUR_MS = 3_600_000
const open = (...session: string[]) =>
  openMaskedWinners({ secrets: { session }, findFirstName: async () => 'Marianna' })

test('the wins of a player have one id within a day, another one on each other day, and none of another player', async () => {
  const masked = open('a secret')
  const id = async (playerId: string, atMs: number) => (await masked(playerId, atMs)).id
  const today = await id('ann', NOON)
  expect(today).toMatch(/^[0-9a-f]{16}$/)
  expect(await id('ann', NOON + 11 * HOUR_MS)).toBe(today)
  const others = await Promise.all([
    id('ann', NOON + 12 * HOUR_MS),
    id('ann', NOON - 13 * HOUR_MS),
    id('bob', NOON),
  ])
  expect(new Set([today, ...others]).size).toBe(4)
})

test('the id of a winner cannot be made without the newest secret of the casino', async () => {
  const idUnder = async (...session: string[]) => (await open(...session)('ann', NOON)).id
  expect(await idUnder('another secret')).not.toBe(await idUnder('a secret'))
  expect(await idUnder('a secret', 'the one before')).toBe(await idUnder('a secret'))
  const aliasOf = openAliases({ session: ['a secret'] })
  expect(aliasOf('sports win/1')).not.toBe(openAliases({ session: ['b'] })('sports win/1'))
})
