import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { lockPurses, purse, world } from '../ledger/accounts.ts'
import { mustPost } from '../ledger/post.ts'
import { findCredentials } from '../players/player.ts'
import { openSessions } from './sessions.ts'
import { openWallet, type Wallet } from './wallet.ts'

let db: Database
let casino: ReturnType<typeof openAccounts>
let wallet: Wallet

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
  wallet = openWallet({ ...casino, onWinChange: () => {} })
})
afterAll(async () => {
  await wallet.close()
  await db.close()
})

/** How many wait for the lock of a purse. */
async function waiting(): Promise<number> {
  const [row] = await db.run<{ waiting: bigint }>('', `select count(*) as waiting from pg_stat_activity where wait_event_type = 'Lock'`, [])
  return Number(row?.waiting ?? 0)
}

/** Begins the acts one after the other while the player's purses are held, then gives the purses free; what happened, in its order. */
async function whileHeld(email: string, acts: readonly ('bet' | 'exclusion')[]): Promise<string[]> {
  await casino.member(email)
  const playerId = (await findCredentials(db, email))?.playerId ?? ''
  const gift = { from: world('bank', 'EUR'), to: purse(playerId, 'real'), amount: 100n, currency: 'EUR' }
  await db.transaction((tx) => mustPost(tx, { key: `gift/${email}`, kind: 'deposit', postings: [gift], madeAt: casino.clock.now() }))
  const sessions = openSessions(casino)
  const seat = { providerId: 'studio', playerId, signInId: null, gameId: 'reels', currency: 'EUR', language: 'en' }
  const session = await sessions.find(await sessions.open(seat))
  if (!session) throw new Error('The game is not open.')
  const happened: string[] = []
  const begin = {
    async bet() {
      const actions = [{ action: 'bet', id: `bet/${email}`, amount: 1 }] as const
      const decision = await wallet.carryOut({
        kind: 'play',
        session,
        gameId: 'reels',
        roundRef: email,
        actions: [...actions],
        roundClosed: false,
      })
      happened.push(decision.done ? 'bet taken' : decision.code)
    },
    async exclusion() {
      await casino.exclude(playerId)
      happened.push('excluded')
    },
  }
  const { promise: free, resolve: giveFree } = Promise.withResolvers<void>()
  const holder = db.transaction(async (tx) => {
    await lockPurses(tx, playerId)
    await free
  })
  const begun: Promise<void>[] = []
  for (const [at, act] of acts.entries()) {
    begun.push(begin[act]())
    await expect.poll(async () => (await waiting()) > at || happened.length > 0).toBe(true)
  }
  giveFree()
  await Promise.all([holder, ...begun])
  return happened
}

describe.runIf(testsOnPostgres)('G3 a bet that waits for a purse', () => {
  test('is not taken any more once an exclusion has been committed', async () => {
    expect(await whileHeld('first@example.test', ['bet', 'exclusion'])).toEqual(['bet taken', 'excluded'])
  })

  test('behind an exclusion is refused by it', async () => {
    expect(await whileHeld('second@example.test', ['exclusion', 'bet'])).toEqual(['excluded', 'PLAYER_DISABLED'])
  })
})
