import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { purse, world } from '../../ledger/accounts.ts'
import { newestTransfer } from '../../ledger/movements.ts'
import { mustPost } from '../../ledger/post.ts'
import { findCredentials } from '../../players/player.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Game } from '../catalogue/snapshot.ts'
import { openSessions } from '../launch/sessions.ts'
import { openWallet, type Wallet } from '../wallet/wallet.ts'
import { listPlayed } from './played.ts'

let db: Database
let casino: Accounts
let wallet: Wallet
let ann: string
const games = new Map([
  ['reels', { id: 'reels', category: 'SLOT_GAMES' } as Game],
  ['more-reels', { id: 'more-reels', category: 'SLOT_GAMES' } as Game],
  ['wheel', { id: 'wheel', category: 'CASINO_GAMES' } as Game],
])
const catalogue = { current: () => ({ all: { byId: games } }) } as unknown as Catalogue

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
  await casino.member('ann@example.test')
  ann = (await findCredentials(db, 'ann@example.test'))?.playerId ?? ''
  await db.transaction((tx) =>
    mustPost(tx, {
      key: 'gift/ann',
      kind: 'deposit',
      postings: [
        { from: world('bank', 'EUR'), to: purse(ann, 'real'), amount: 100_00n, currency: 'EUR' },
        { from: world('bank', 'EUR'), to: purse(ann, 'bonus'), amount: 50_00n, currency: 'EUR' },
      ],
      madeAt: casino.clock.now(),
    }),
  )
  wallet = openWallet({ ...casino, onWinChange: () => {} })
})
afterAll(async () => {
  await wallet.close()
  await db.close()
})

async function play(gameId: string, ref: string, stake: number, win: number): Promise<void> {
  const sessions = openSessions(casino)
  const seat = {
    providerId: 'studio',
    playerId: ann,
    signInId: null,
    gameId,
    currency: 'EUR',
    language: 'en',
  }
  const session = await sessions.find(await sessions.open(seat))
  if (!session) throw new Error('The game is not open.')
  const actions = [
    { action: 'bet' as const, id: `${ref}/bet`, amount: stake },
    { action: 'win' as const, id: `${ref}/win`, amount: win },
  ]
  const decision = await wallet.carryOut({
    kind: 'play',
    session,
    gameId,
    roundRef: ref,
    actions,
    roundClosed: true,
  })
  expect(decision.done).toBe(true)
}

it('G2 what was played is summed up by category and kind of money, from a transfer on, whatever a reference looks like', async () => {
  await play('reels', 'before', 5_00, 0)
  const start = await newestTransfer(db, [purse(ann, 'real'), purse(ann, 'bonus')])
  await play('reels', 'a', 10_00, 4_00)
  await play('more-reels', 'game/studio/odd/', 20_00, 0)
  await play('wheel', 'c', 89_00, 30_00)
  await play('closed-down', 'd', 1_00, 2_00)
  expect(await listPlayed({ db, catalogue }, ann, start)).toEqual([
    { category: 'ALL_GAMES', realIn: 1_00n, bonusIn: 0n, realOut: 2_00n, bonusOut: 0n },
    { category: 'CASINO_GAMES', realIn: 69_00n, bonusIn: 20_00n, realOut: 23_26n, bonusOut: 6_74n },
    { category: 'SLOT_GAMES', realIn: 30_00n, bonusIn: 0n, realOut: 4_00n, bonusOut: 0n },
  ])
})
