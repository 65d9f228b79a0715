import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { systemClock } from '../kit/clock.ts'
import { openIds } from '../kit/ids.ts'
import { openLog } from '../kit/log.ts'
import { systemRandom } from '../kit/random.ts'
import { openTopics } from '../kit/topics.ts'
import { balances } from '../ledger/accounts.ts'
import { findCredentials } from '../players/player.ts'
import { seedPendingWithdrawal } from './payments.ts'
import { seedPlayers } from './players.ts'

let db: Database
const ids = openIds({ clock: systemClock, random: systemRandom })
beforeAll(async () => {
  db = await openTestDatabase()
  await seedPlayers({ db, clock: systemClock, ids, log: openLog('silent'), topics: openTopics() })
})
afterAll(() => db.close())

test('one demo player has a withdrawal that waits, however often the demo is seeded', async () => {
  for (let time = 0; time < 2; time++) await seedPendingWithdrawal({ db, clock: systemClock, ids })
  const { playerId = '' } = (await findCredentials(db, 'pending@baize.test')) ?? {}
  expect((await balances(db, [playerId])).get(playerId)).toMatchObject({
    real: 180_00n,
    held: 120_00n,
  })
  expect(await db.run('', 'select state, release_at from withdrawal', [])).toEqual([
    { state: 'pending', release_at: null },
  ])
})

test('the deposits of the past are paid, and the ledger has each of them', async () => {
  const [row] = await db.run<{ rows: bigint; without: bigint }>(
    '',
    `select count(*) as rows, count(*) filter (where t.id is null) as without
       from deposit d left join ledger_transfer t on t.key = 'deposit/' || d.id where d.state = 'paid'`,
    [],
  )
  expect(row?.rows).toBeGreaterThan(3n)
  expect(row?.without).toBe(0n)
})
