import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatAmount } from '#rules/money.ts'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { NEWS_MISSED } from '../../kit/topics.ts'
import { house, purse, world } from '../../ledger/accounts.ts'
import { mustPost } from '../../ledger/post.ts'
import { playerTopic } from '../../players/live/player-topic.ts'
import { findCredentials } from '../../players/player.ts'
import { openSessions } from '../launch/sessions.ts'
import { openWallet, type Wallet } from '../wallet/wallet.ts'
import { readOpeningBalance } from './opening-balance.ts'
import { watchBalanceElsewhere } from './watch-balance.ts'

let db: Database
let casino: Accounts
let wallet: Wallet
let ann: string
let posted = 0

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
  await casino.member('ann@example.test')
  ann = (await findCredentials(db, 'ann@example.test'))?.playerId ?? ''
  await move(world('bank', 'EUR'), purse(ann, 'real'), 100_00n)
  wallet = openWallet({ ...casino, onWinChange: () => {} })
})
afterAll(async () => {
  await wallet.close()
  await db.close()
})

/** Moves money without news. */
async function move(from: string, to: string, amount: bigint, kind = 'deposit'): Promise<void> {
  const posting = { from, to, amount, currency: 'EUR' }
  const key = `moved/${posted++}`
  await db.transaction((tx) =>
    mustPost(tx, { key, kind, postings: [posting], madeAt: casino.clock.now() }),
  )
}

const news = (message: string) => casino.topics.publish(playerTopic(ann), message)

async function play(gameId: string, stake: number, win: number, roundClosed = true): Promise<void> {
  const sessions = openSessions(casino)
  const seat = { providerId: 'studio', playerId: ann, signInId: null, gameId }
  const token = await sessions.open({ ...seat, currency: 'EUR', language: 'en' })
  const session = await sessions.find(token)
  if (!session) throw new Error('The game is not open.')
  const ref = `round-${posted++}`
  const actions = [
    { action: 'bet' as const, id: `${ref}/bet`, amount: stake },
    { action: 'win' as const, id: `${ref}/win`, amount: win },
  ]
  const round = { gameId, roundRef: ref, actions, roundClosed }
  expect((await wallet.carryOut({ kind: 'play', session, ...round })).done).toBe(true)
}

async function openPage() {
  const leaving = new AbortController()
  const viewer = { playerId: ann, sessionId: 'a session' }
  const context = { viewer, signal: leaving.signal }
  const changes = watchBalanceElsewhere({ db, topics: casino.topics }, 'reels', context)[
    Symbol.asyncIterator
  ]()
  const next = async () => {
    const { value } = await changes.next()
    return value && formatAmount(value.elsewhere, value.currency)
  }
  expect(await next(), 'at once').toBe('0.00')
  return {
    next,
    async close() {
      leaving.abort()
      expect(await next()).toBeUndefined()
    },
  }
}

it('the page of a game gets the change of the balance, without the changes by its own rounds', async () => {
  const { next, close } = await openPage()
  await play('reels', 10_00, 4_00)
  await move(world('bank', 'EUR'), purse(ann, 'real'), 20_00n)
  news('balance')
  expect(await next(), 'a deposit, behind a round of the game').toBe('20.00')

  await move(house('bonuses', 'EUR'), purse(ann, 'bonus'), 5_00n, 'bonus')
  await play('reels', 1_00, 0)
  news('balance')
  expect(await next(), 'a bonus, before a round of the game').toBe('5.00')

  await play('wheel', 3_00, 0)
  expect(await next(), 'another game').toBe('-3.00')
  await close()
})

it('a page that is left ends its subscription at once, without waiting for news', async () => {
  const leaving = new AbortController()
  const context = { viewer: { playerId: ann, sessionId: 'a session' }, signal: leaving.signal }
  const changes = watchBalanceElsewhere({ db, topics: casino.topics }, 'reels', context)
  const iterator = changes[Symbol.asyncIterator]()
  await iterator.next()
  const waiting = iterator.next()
  await iterator.return?.()
  expect((await waiting).done).toBe(true)
})

it('a jackpot is no change elsewhere, and is sent with 0', async () => {
  const { next, close } = await openPage()
  await move(house('bonuses', 'EUR'), purse(ann, 'real'), 50_00n, 'jackpot')
  news('balance')
  expect(await next()).toBe('0.00')
  await close()
})

it('a change whose news was missed is sent with the next news that may have been missed', async () => {
  const { next, close } = await openPage()
  await move(purse(ann, 'real'), world('bank', 'EUR'), 7_00n, 'withdrawal')
  casino.topics.publish(NEWS_MISSED, '')
  expect(await next()).toBe('-7.00')
  await close()
})

it('a game that is opened in the middle of its rounds begins before their stakes', async () => {
  const opening = () => readOpeningBalance(db, ann, 'mines')
  const before = await opening()
  await play('mines', 3_00, 1_00, false)
  await play('mines', 2_00, 50, false)
  expect(await opening(), 'rounds that are open').toBe(before)
  const now = Number(before) - 2 - 1.5
  expect(
    await readOpeningBalance(db, ann, 'mines', ['studio']),
    'rounds of a provider that ends none',
  ).toBe(now.toFixed(2))
  await play('mines', 4_00, 1_00)
  await play('reels', 5_00, 1_00, false)
  const after = Number(before) - 3 - 4
  expect(await opening(), 'a round that is over, and one of another game').toBe(after.toFixed(2))
})
