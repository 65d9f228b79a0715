import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { freeze, unfreeze } from '../../ledger/freeze.ts'
import { openWallet, type Wallet } from './wallet.ts'

let db: Database
let bed: BonusBed
let wallet: Wallet
let transactions = 0
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openBonusBed(db)
  const counting: Database = {
    ...db,
    transaction: (work, options) => {
      transactions += 1
      return db.transaction(work, options)
    },
  }
  wallet = openWallet({ ...bed.casino, db: counting, onWinChange: () => {} })
})
afterAll(async () => {
  await wallet.close()
  await db.close()
})

const GAME = { providerId: 'studio', signInId: null, gameId: 'reels', language: 'en' }

function play(playerId: string, ref: string, amount: number, currency = 'EUR') {
  const session = { ...GAME, tokenHash: ref, playerId, currency, expiresAtMs: Infinity }
  const actions = [{ action: 'bet', id: ref, amount } as const]
  const round = { gameId: GAME.gameId, roundRef: ref, actions, roundClosed: true }
  return wallet.carryOut({ kind: 'play', session, ...round })
}

it('L7 a bet of a frozen currency is busy until the thaw, and holds up no bet of another one', async () => {
  const players = await Promise.all(Array.from({ length: 3 }, () => bed.newPlayer()))
  for (const player of players) await bed.deposit(player, 100n)
  const [ann = '', ...others] = players
  await freeze(db, { currency: 'USD', reason: 'a test', frozenAt: new Date() })
  transactions = 0
  const [frozen, ofNothing, ...done] = await Promise.all([
    play(ann, 'b1', 10, 'USD'),
    play(ann, 'b2', 0, 'USD'),
    ...others.map((other, at) => play(other, `other ${at}`, 10)),
  ])
  expect(frozen).toEqual({ done: false, code: 'BUSY', balance: 100n })
  expect(ofNothing).toMatchObject({ done: true })
  expect(done.map((decision) => decision.balance)).toEqual(others.map(() => 90n))
  expect(transactions).toBe(1)

  await unfreeze(db, 'USD')
  expect(await play(ann, 'b1', 10, 'EUR')).toMatchObject({ done: true, balance: 90n })
})
