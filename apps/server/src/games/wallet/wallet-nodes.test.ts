import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import type { Topics } from '../../kit/topics.ts'
import { findPurses, type PursesNow, purse, world } from '../../ledger/accounts.ts'
import { mustPost } from '../../ledger/post.ts'
import { isOfGame, readBalanceNews } from '../../players/live/balance-news.ts'
import { playerTopic } from '../../players/live/player-topic.ts'
import { findCredentials } from '../../players/player.ts'
import { openSessions } from '../launch/sessions.ts'
import { openWallet, type Wallet } from './wallet.ts'
import type { GameSession } from './wallet-state.ts'

const BETS = 120
const OPENING = 200

/**
 * Two nodes with a wallet each, over one database. On PostgreSQL they really decide at the same
 * time.
 */
let db: Database
let nodes: Wallet[]
let session: GameSession
let topics: Topics

beforeAll(async () => {
  db = await openTestDatabase()
  const casino = openAccounts(db)
  topics = casino.topics
  await casino.member('ann@example.test')
  const playerId = (await findCredentials(db, 'ann@example.test'))?.playerId ?? ''
  const gift = {
    from: world('bank', 'EUR'),
    to: purse(playerId, 'real'),
    amount: BigInt(OPENING),
    currency: 'EUR',
  }
  await db.transaction((tx) =>
    mustPost(tx, { key: 'gift', kind: 'deposit', postings: [gift], madeAt: casino.clock.now() }),
  )
  const sessions = openSessions(casino)
  const token = await sessions.open({
    providerId: 'studio',
    playerId,
    signInId: null,
    gameId: 'reels',
    currency: 'EUR',
    language: 'en',
  })
  session = (await sessions.find(token)) as GameSession
  nodes = [0, 1].map(() => openWallet({ ...casino, onWinChange: () => {} }))
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await db.close()
})

it('L2 bets of one player at two nodes are decided one after the other: each answer has the balance that the bet left', async () => {
  const decisions = await Promise.all(
    Array.from({ length: BETS }, async (_, at) => {
      const bet = { action: 'bet', id: `bet-${at}`, amount: 1 } as const
      const order = {
        kind: 'play',
        session,
        gameId: 'reels',
        roundRef: `round-${at}`,
        actions: [bet],
        roundClosed: false,
      } as const
      return nodes[at % 2]?.carryOut(order)
    }),
  )
  const balances = decisions.map((decision) => Number(decision?.balance)).sort((a, b) => a - b)
  expect(balances).toEqual(Array.from({ length: BETS }, (_, at) => OPENING - BETS + at))
})

it('A3 the news of two nodes carries the balance, and its newest transfer shows which news is newer', async () => {
  const messages: PursesNow[] = []
  const stop = topics.listen(
    playerTopic(session.playerId),
    (message) => void messages.push(readBalanceNews(message) as PursesNow),
  )
  await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const bet = { action: 'bet', id: `news-${at}`, amount: 1 } as const
      const order = {
        kind: 'play',
        session,
        gameId: 'reels',
        roundRef: `news-${at}`,
        actions: [bet],
        roundClosed: false,
      } as const
      await nodes[at % 2]?.carryOut(order)
    }),
  )
  stop()
  const inOrder = messages
    .toSorted((a, b) => (a.newestTransfer < b.newestTransfer ? -1 : 1))
    .map(({ real }) => real)
  expect(inOrder).toEqual([...inOrder].sort((a, b) => (a < b ? 1 : -1)))
  expect(messages.find(({ real }) => real === inOrder.at(-1))).toEqual(
    await findPurses(db, session.playerId),
  )
})

it('the news of a balance names each game whose rounds have changed it', async () => {
  const messages: string[] = []
  const stop = topics.listen(
    playerTopic(session.playerId),
    (message) => void messages.push(message),
  )
  await Promise.all(
    ['reels', 'wheel', 'wheel'].map((gameId, at) => {
      const bet = { action: 'bet', id: `named-${at}`, amount: 1 } as const
      const round = { gameId, roundRef: `named-${at}`, actions: [bet], roundClosed: false }
      return nodes[0]?.carryOut({ kind: 'play', session: { ...session, gameId }, ...round })
    }),
  )
  stop()
  const isOf = (gameId: string) => messages.some((message) => isOfGame(message, gameId))
  expect(['reels', 'wheel', 'dice'].map(isOf)).toEqual([true, true, false])
})

it('a rollback that moves nothing publishes no balance', async () => {
  const messages: string[] = []
  const stop = topics.listen(
    playerTopic(session.playerId),
    (message) => void messages.push(message),
  )
  await nodes[0]?.carryOut({
    kind: 'rollback',
    session,
    roundRef: 'never',
    ref: 'undo',
    original: 'never came',
  })
  stop()
  expect(messages).toEqual([])
})
