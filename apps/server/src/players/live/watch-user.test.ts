import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { NEWS_MISSED } from '../../kit/topics.ts'
import { findPurses, house, purse, world } from '../../ledger/accounts.ts'
import { mustPost } from '../../ledger/post.ts'
import { findCredentials } from '../player.ts'
import { balanceNews } from './balance-news.ts'
import { playerTopic } from './player-topic.ts'
import { watchUser } from './watch-user.ts'

let db: Database
let casino: Accounts
let playerId: string
let keys = 0

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
  await casino.member('ann@example.test')
  playerId = (await findCredentials(db, 'ann@example.test'))?.playerId ?? ''
})
afterAll(() => db.close())

async function move(from: string, to: string, amount: bigint): Promise<bigint> {
  const postings = [{ from, to, amount, currency: 'EUR' }]
  const key = `test/${++keys}`
  const { transferId } = await db.transaction((tx) =>
    mustPost(tx, { key, kind: 'test', postings, madeAt: casino.clock.now() }),
  )
  return transferId ?? 0n
}

/** A follower whose readings are counted, and can be held up. */
function follow() {
  const stop = new AbortController()
  let readings = 0
  let gate: Promise<void> = Promise.resolve()
  const counting: Database = {
    ...db,
    run: async <Row extends object>(name: string, text: string, values: readonly unknown[]) => {
      const rows = await db.run<Row>(name, text, values)
      if (name === 'ledger_purses_now') {
        readings++
        await gate
      }
      return rows
    },
  }
  const viewer = { playerId, sessionId: 'a session' }
  const context = { viewer, signal: stop.signal } as unknown as Parameters<typeof watchUser>[1]
  const values = watchUser({ db: counting, topics: casino.topics }, context)[Symbol.asyncIterator]()
  const next = async () => {
    const { value } = await values.next()
    return value?.purses?.real as bigint
  }
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    return resolve
  }
  return { next, hold, stop, readings: () => readings }
}

const publishBalance = (real: bigint, newestTransfer: bigint) =>
  casino.topics.publish(
    playerTopic(playerId),
    balanceNews({ real, bonus: 0n, newestTransfer }, 'sports'),
  )

test('the balance in the news is taken without reading anything', async () => {
  await move(world('bank', 'EUR'), purse(playerId, 'real'), 100n)
  const ann = follow()
  expect(await ann.next()).toBe(100n)
  publishBalance(90n, 1_000n)
  expect(await ann.next()).toBe(90n)
  expect(ann.readings()).toBe(1)
  ann.stop.abort()
})

test('news that is older than what is known is never shown, in whatever order it comes', async () => {
  const ann = follow()
  await ann.next()
  publishBalance(80n, 2_002n)
  publishBalance(85n, 2_001n)
  expect(await ann.next()).toBe(80n)
  publishBalance(81n, 2_002n)
  publishBalance(70n, 2_003n)
  expect(await ann.next()).toBe(70n)
  ann.stop.abort()
})

test('a bet that is in what is being read already is not shown once more with an older balance', async () => {
  const before = await findPurses(db, playerId)
  const ann = follow()
  const release = ann.hold()
  const first = ann.next()
  await expect.poll(ann.readings).toBe(1)
  // Published late: the reading has this transfer, and those before it.
  publishBalance(1n, (before?.newestTransfer ?? 0n) - 1n)
  publishBalance(2n, before?.newestTransfer ?? 0n)
  const transfer = await move(purse(playerId, 'real'), house('games', 'EUR'), 10n)
  publishBalance(90n, transfer)
  release()
  expect(await first).toBe(100n)
  expect(await ann.next()).toBe(90n)
  ann.stop.abort()
})

test('other news is read, and so is everything when news may have been missed', async () => {
  const ann = follow()
  expect(await ann.next()).toBe(90n)
  await move(world('bank', 'EUR'), purse(playerId, 'real'), 10n)
  casino.topics.publish(playerTopic(playerId), 'balance')
  expect(await ann.next()).toBe(100n)
  await move(world('bank', 'EUR'), purse(playerId, 'real'), 10n)
  casino.topics.publish(NEWS_MISSED, '')
  expect(await ann.next()).toBe(110n)
  expect(ann.readings()).toBe(3)
  ann.stop.abort()
})
