import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { systemClock } from '../kit/clock.ts'
import { openIds } from '../kit/ids.ts'
import { openLog } from '../kit/log.ts'
import { systemRandom } from '../kit/random.ts'
import { NEWS_MISSED } from '../kit/topics.ts'
import { openRelayedTopics } from './relay.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const openNode = () => openRelayedTopics({ db, ids: openIds({ clock: systemClock, random: systemRandom }), log: openLog('silent') })

describe.runIf(testsOnPostgres)('news between nodes', () => {
  test('that may have been missed are announced by each node to itself', async () => {
    const nodes = [await openNode(), await openNode()]
    const announced = nodes.map((node) => new Promise<string>((hear) => node.listen(NEWS_MISSED, hear)))
    const ears =
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'baize ear' and datname = current_database()"
    await db.run('test_ears', ears, [])
    expect(await Promise.all(announced)).toEqual(['', ''])
  })

  test('fit into what PostgreSQL takes at once, however much of them has to be escaped', async () => {
    const [here, there] = [await openNode(), await openNode()]
    const sent = Array.from({ length: 40 }, (_, each) => JSON.stringify(Array.from({ length: 60 }, () => String(each % 10))))
    const heard = new Set<string>()
    there.listen('test', (message) => heard.add(message))
    for (const [at, message] of sent.entries()) here.publish('test', `${at} ${message}`)
    await expect.poll(() => heard.size, { timeout: 5000 }).toBe(sent.length)
  })
})
