import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlayAction } from '#contracts/wallet-api.ts'
import { type Accounts, cookieOf, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { purse, world } from '../ledger/accounts.ts'
import { mustPost } from '../ledger/post.ts'
import { findCredentials } from '../players/player.ts'
import { openSessions, type Sessions } from './launch/sessions.ts'
import { openWallet, type Wallet } from './wallet/wallet.ts'

const EMAIL = 'ann@example.test'
let db: Database
let casino: Accounts
let sessions: Sessions
let wallet: Wallet
let playerId: string
let password = 'Welcome-1'
let rounds = 0

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
  await casino.member(EMAIL)
  playerId = (await findCredentials(db, EMAIL))?.playerId ?? ''
  const gift = {
    from: world('bank', 'EUR'),
    to: purse(playerId, 'real'),
    amount: 1000_00n,
    currency: 'EUR',
  }
  await db.transaction((tx) =>
    mustPost(tx, { key: 'gift', kind: 'deposit', postings: [gift], madeAt: casino.clock.now() }),
  )
  sessions = openSessions(casino)
  wallet = openWallet({ ...casino, onWinChange: () => {} })
})
afterAll(async () => {
  await wallet.close()
  await db.close()
})

/** Ann at a game, in a browser that has just signed in. */
async function sitDown() {
  const signedIn = await casino.post('/auth/login', { form: { username: EMAIL, password } })
  const known = await casino.auth.whoIs(String(signedIn.body))
  const seat = {
    providerId: 'studio',
    playerId,
    signInId: known?.viewer.sessionId ?? '',
    gameId: 'reels',
    currency: 'EUR',
    language: 'en',
  }
  const session = await sessions.find(await sessions.open(seat))
  if (!session) throw new Error('The game is not open.')
  const play = async (roundRef: string, ...actions: PlayAction[]) => {
    const decision = await wallet.carryOut({
      kind: 'play',
      session,
      gameId: 'reels',
      roundRef,
      actions,
      roundClosed: false,
    })
    return decision.done ? 'done' : decision.code
  }
  return {
    cookie: cookieOf(signedIn),
    bet: (round = `round-${++rounds}`) =>
      play(round, { action: 'bet', id: `${round}/bet`, amount: 1_00 }),
    win: (round: string) => play(round, { action: 'win', id: `${round}/win`, amount: 2_00 }),
    rollBack: async (round: string) =>
      (
        await wallet.carryOut({
          kind: 'rollback',
          session,
          roundRef: round,
          ref: `${round}/back`,
          original: `${round}/bet`,
        })
      ).done,
    isOver: () => sessions.isOver(session),
  }
}

describe.each([
  ['signing out', (cookie: string) => casino.post('/auth/logout', { cookie })],
  ['a new password', changePassword],
])('%s', (how, end) => {
  it('ends the bets of the game that was launched before, but not what is owed in it', async () => {
    const ann = await sitDown()
    const [won, lost] = [`${how}, won`, `${how}, lost`].map((name) =>
      name.replace(/\W+/g, '-'),
    ) as [string, string]
    expect([await ann.bet(won), await ann.bet(lost), await ann.isOver()]).toEqual([
      'done',
      'done',
      false,
    ])
    await end(ann.cookie)
    expect(await ann.bet()).toBe('TOKEN_EXPIRED')
    expect(await ann.isOver(), 'and no player can begin with it').toBe(true)
    expect(await ann.win(won)).toBe('done')
    expect(await ann.rollBack(lost)).toBe(true)
    expect(await ann.bet(won), 'what was taken before is answered as before').toBe('done')
    expect(await (await sitDown()).bet(), 'a player who signs in again plays on').toBe('done')
  })
})

it('a sign-in that ends leaves games alone that were launched by another one', async () => {
  const [here, elsewhere] = [await sitDown(), await sitDown()]
  await casino.post('/auth/logout', { cookie: elsewhere.cookie })
  expect([await elsewhere.bet(), await here.bet()]).toEqual(['TOKEN_EXPIRED', 'done'])
})

async function changePassword(): Promise<void> {
  await casino.requestReset(EMAIL)
  password = 'Another-1'
  await casino.changePassword(await casino.tokenTo(EMAIL), password)
}
