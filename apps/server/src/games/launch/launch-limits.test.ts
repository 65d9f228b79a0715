import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { manualClock } from '../../kit/clock.ts'
import type { Refusal } from '../../kit/refusal.ts'
import { EMPTY_SNAPSHOT } from '../catalogue/snapshot.ts'
import { gamesResolvers } from '../games.resolvers.ts'

const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line) => lines.push(line) })
const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

/**
 * Launches a game that does not exist until a limit refuses or `most` were launched. Returns the
 * number of launches before the refusal.
 */
async function launchAll(
  caller: { viewer: { playerId: string; sessionId: string } | null; ip: string },
  most = 1000,
): Promise<number> {
  const catalogue = { current: () => EMPTY_SNAPSHOT, originOf: () => null, refresh: async () => {} }
  const deps = { db, clock, log, catalogue }
  const resolvers = gamesResolvers(deps as unknown as Parameters<typeof gamesResolvers>[0])
  const play = resolvers.Query?.play as unknown as (
    root: object,
    args: object,
    context: object,
  ) => Promise<string | null>
  const input = { id: 'none', demo: true, mobile: false, closePath: '/', cashierPath: '/' }
  for (let count = 0; count < most; count++) {
    const requests = play({}, { input }, { ...caller, language: 'en', requestId: 'r' })
    const refusal = (await requests.catch((error: unknown) => error)) as Refusal
    if (refusal.code === 'game_not_offered') continue
    expect(refusal).toMatchObject({
      code: 'rate_limited',
      facts: { retryAfterS: expect.any(Number) },
    })
    return count
  }
  return most
}

test('A8 a player may launch 300 games an hour, from all addresses together; another player has their own', async () => {
  expect(await launchAll({ viewer: { playerId: 'robin', sessionId: 's' }, ip: '192.0.2.1' })).toBe(
    300,
  )
  expect(
    await launchAll({ viewer: { playerId: 'robin', sessionId: 's' }, ip: '192.0.2.2' }, 1),
  ).toBe(0)
  expect(
    await launchAll({ viewer: { playerId: 'alex', sessionId: 's' }, ip: '192.0.2.1' }, 1),
  ).toBe(1)
})

test('A8 visitors of one address may launch 600 games an hour, with 100 lines a minute about games that do not exist', async () => {
  lines.length = 0
  expect(await launchAll({ viewer: null, ip: '192.0.2.1' })).toBe(600)
  expect(lines.filter((line) => line.includes('a game that is not offered'))).toHaveLength(100)
  expect(await launchAll({ viewer: null, ip: '192.0.2.2' }, 1)).toBe(1)
})
