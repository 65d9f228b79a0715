import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { systemClock } from '../../kit/clock.ts'
import { openIds } from '../../kit/ids.ts'
import { openLog } from '../../kit/log.ts'
import { systemRandom } from '../../kit/random.ts'
import { NEWS_MISSED, oneTopic } from '../../kit/topics.ts'
import { openRelayedTopics } from './relay.ts'

const NEWS = oneTopic('news')

/** Connections of a node (db/postgres/postgres.ts). */
const POOL = 16

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const openNode = () =>
  openRelayedTopics({
    db,
    ids: openIds({ clock: systemClock, random: systemRandom }),
    log: openLog('silent'),
  })

describe.runIf(testsOnPostgres)('news between nodes', () => {
  test('that may have been missed are announced by each node to itself', async () => {
    const nodes = [await openNode(), await openNode()]
    const announced = nodes.map(
      (node) => new Promise<string>((resolve) => node.listen(NEWS_MISSED, resolve)),
    )
    const endListener =
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'baize listener' and datname = current_database()"
    await db.run('test_end_listener', endListener, [])
    expect(await Promise.all(announced)).toEqual(['', ''])
  })

  test('that are lost on their way to the database are announced to the other nodes as missed', async () => {
    const [here, there] = [await openNode(), await openNode()]
    const announced = new Promise<string>((resolve) => there.listen(NEWS_MISSED, resolve))
    // Too long for any NOTIFY: the database refuses it.
    here.publish(NEWS, 'x'.repeat(9000))
    expect(await announced).toBe('')
  })

  test('do not take a connection from the pool: they travel while all of it is in use', async () => {
    const [here, there] = [await openNode(), await openNode()]
    const received = new Promise<string>((resolve) => there.listen(NEWS, resolve))
    const release = Promise.withResolvers<void>()
    let taken = 0
    const holders = Array.from({ length: POOL }, () =>
      db.transaction(async (tx) => {
        await tx.run('', 'select 1', [])
        taken++
        await release.promise
      }),
    )
    await expect.poll(() => taken).toBe(POOL)
    here.publish(NEWS, 'hello')
    expect(await received).toBe('hello')
    release.resolve()
    await Promise.all(holders)
  })

  test('fit into what PostgreSQL takes at once, however much of them has to be escaped', async () => {
    const [here, there] = [await openNode(), await openNode()]
    const sent = Array.from({ length: 40 }, (_, each) =>
      JSON.stringify(Array.from({ length: 60 }, () => String(each % 10))),
    )
    const received = new Set<string>()
    there.listen(NEWS, (message) => received.add(message))
    for (const [at, message] of sent.entries()) here.publish(NEWS, `${at} ${message}`)
    await expect.poll(() => received.size, { timeout: 5000 }).toBe(sent.length)
  })
})
