import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import { listedGame, listing } from '#testkit/listed-games.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import type { Database } from '../src/db/database.ts'
import { saveCatalogue } from '../src/games/catalogue/catalogue.store.ts'
import { NEWS_MISSED } from '../src/kit/topics.ts'

/**
 * The casino looks every five seconds whether a connection was lost, and answers visitors from a
 * cache.
 */
const PATIENCE_MS = 15_000

let db: Database
let casino: Casino

beforeAll(async () => {
  db = await openTestDatabase()
  await saveCatalogue(
    db,
    'studio',
    { etag: null, catalogue: listing([listedGame('comet')]) },
    new Date(),
  )
  casino = await openCasino({ db })
})
afterAll(() => casino.close())

async function readWinners(): Promise<string[]> {
  const { data } = await casino.query('{ winners(input: { set: LIVE, count: 10 }) { amount } }')
  const winners = (data?.winners ?? []) as { amount: string }[]
  return winners.map(({ amount }) => amount)
}

test('winners that another node published while this one was not connected are shown without a restart', async () => {
  expect(await readWinners()).toEqual([])
  await db.run(
    'test_round',
    `insert into game_round (provider_id, ref, player_id, game_id, currency, state, staked_real, staked_bonus, won_real, won_bonus, bets,
       opened_at, closed_at) values ('studio', 'unheard', 'ann', 'comet', 'EUR', 'closed', 100, 0, 4200, 0, 1, now(), now())`,
    [],
  )
  const ears =
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'baize listener' and datname = current_database()"
  if (testsOnPostgres) await db.run('test_ears', ears, [])
  else casino.app.parts.topics.publish(NEWS_MISSED, '')
  await expect.poll(readWinners, { timeout: PATIENCE_MS }).toEqual(['42.00'])
})
