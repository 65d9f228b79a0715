import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { house, world } from './accounts.ts'
import { standBetweenTransfers } from './between-transfers.ts'
import { mustPost } from './post.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const ends = { from: world('bank', 'EUR'), to: house('games', 'EUR'), currency: 'EUR' }
const post = (key: string, afterwards?: () => Promise<void>) =>
  db.transaction(async (tx) => {
    const postings = [{ ...ends, amount: 1n }]
    await mustPost(tx, { key, kind: 'deposit', postings, madeAt: new Date() })
    await afterwards?.()
  })

// The embedded database runs one transaction at a time.
it.runIf(testsOnPostgres)(
  'L9 a moment between transfers waits for a slow transfer, and holds up no other one meanwhile',
  async () => {
    const [posted, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = post('slow', () => {
      posted.resolve()
      return gate.promise
    })
    await posted.promise
    const order: string[] = []
    const between = db
      .transaction((tx) => standBetweenTransfers(tx))
      .then(() => order.push('between'))
    for (let at = 0; at < 20; at++) await post(`quick ${at}`)
    order.push('quick')
    gate.resolve()
    await Promise.all([slow, between])
    expect(order).toEqual(['quick', 'between'])
  },
  10_000,
)
