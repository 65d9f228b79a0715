import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { addPlayer } from '../../../test/wallet/wallet-node.ts'
import type { Database } from '../../db/database.ts'
import { balances } from '../../ledger/accounts.ts'
import type { TakenBet } from '../jackpots/shares.ts'
import { openSessions } from '../launch/sessions.ts'
import { openWallet, type Wallet } from './wallet.ts'
import type { Action, Order } from './wallet-orders.ts'
import type { GameSession } from './wallet-state.ts'

const PROVIDERS = ['studio', 'softswiss', 'tvbet']
const OPENING = 1000

/** One wallet, and a player with a game of each provider: what arrives together is one batch. */
let db: Database
let wallet: Wallet
let playerId: string
let sessions: GameSession[]
let wins: string[]
let fed: string[]

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

beforeEach(async () => {
  const casino = openAccounts(db)
  const opened = openSessions(casino)
  ;[wins, fed] = [[], []]
  playerId = await addPlayer(db, { real: OPENING })
  wallet = openWallet({
    ...casino,
    onWinChange: ({ gameId }) => wins.push(gameId),
    sharesOf(bets: readonly TakenBet[]) {
      fed.push(...bets.map(({ gameId }) => gameId))
      return []
    },
  })
  sessions = await Promise.all(
    PROVIDERS.map(async (providerId) => {
      const of = { playerId, signInId: null, currency: 'EUR', language: 'en' }
      const token = await opened.open({ ...of, providerId, gameId: `game of ${providerId}` })
      return (await opened.find(token)) as GameSession
    }),
  )
})
afterEach(() => wallet.close())

/** Sends the same actions in the same round for each provider, at once. */
const playAtAll = (actions: readonly Action[]) =>
  Promise.all(
    sessions.map((session) => {
      const of = { session, gameId: session.gameId, roundRef: `round of ${playerId}` }
      return wallet.carryOut({ kind: 'play', ...of, actions, roundClosed: false } satisfies Order)
    }),
  )

const bet = (): Action => ({ action: 'bet', id: `bet of ${playerId}`, amount: 10 })
const win = (): Action => ({ action: 'win', id: `win of ${playerId}`, amount: 50 })
const balance = async () => (await balances(db, [playerId])).get(playerId)?.real

it('bets of several providers that are committed together are each written down', async () => {
  const decisions = await playAtAll([bet()])
  expect(decisions.map(({ done }) => done)).toEqual([true, true, true])
  expect(await balance()).toBe(BigInt(OPENING - 30))
  const found = await Promise.all(
    PROVIDERS.map((provider) => wallet.find(provider, `bet of ${playerId}`)),
  )
  expect(found.map((transaction) => transaction?.gameId)).toEqual(
    PROVIDERS.map((provider) => `game of ${provider}`),
  )
  expect(fed.sort()).toEqual(PROVIDERS.map((provider) => `game of ${provider}`).sort())
})

it('repeats of several providers that come together move nothing and have the first ids', async () => {
  const first = await playAtAll([bet()])
  const again = await playAtAll([bet()])
  const idsOf = (decisions: typeof first) =>
    decisions.map((decision) => decision.done && decision.results[0]?.transactionId)
  expect(idsOf(again)).toEqual(idsOf(first))
  expect(await balance()).toBe(BigInt(OPENING - 30))
})

it('wins of several providers find the bets that came together, and are rolled back with them', async () => {
  await playAtAll([bet()])
  await playAtAll([win()])
  expect(await balance()).toBe(BigInt(OPENING + 120))
  expect(wins.sort()).toEqual(PROVIDERS.map((provider) => `game of ${provider}`).sort())
  const undo = (original: string): Action => ({
    action: 'rollback',
    id: `undo ${original}`,
    originalId: original,
  })
  await playAtAll([undo(`win of ${playerId}`), undo(`bet of ${playerId}`)])
  expect(await balance()).toBe(BigInt(OPENING))
})
