import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { addPlayer } from '../../../test/wallet/wallet-node.ts'
import type { Database } from '../../db/database.ts'
import { balances } from '../../ledger/accounts.ts'
import { openSessions } from '../launch/sessions.ts'
import { openWallet, type Wallet } from './wallet.ts'
import type { GameSession } from './wallet-state.ts'

const OPENING = 1000
const ROUNDS = 40

/**
 * Two nodes, and two players in the same game: the provider names the bet of one and a rollback of
 * the other by the same reference.
 */
let db: Database
let nodes: [Wallet, Wallet]
let ann: GameSession
let bob: GameSession
let count = 0

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

beforeEach(async () => {
  const casino = openAccounts(db)
  const sessions = openSessions(casino)
  const open = () => openWallet({ ...casino, onWinChange: () => {} })
  nodes = [open(), open()]
  const sitDown = async () => {
    const playerId = await addPlayer(db, { real: OPENING })
    const of = { providerId: 'studio', signInId: null, currency: 'EUR', language: 'en' }
    const token = await sessions.open({ ...of, playerId, gameId: 'reels' })
    return (await sessions.find(token)) as GameSession
  }
  ;[ann, bob] = [await sitDown(), await sitDown()]
})
afterEach(() => Promise.all(nodes.map((node) => node.close())))

const newRef = () => `same-${++count}-${ann.playerId}`
const balanceOf = async ({ playerId }: GameSession) =>
  (await balances(db, [playerId])).get(playerId)?.real

const roundOf = ({ playerId }: GameSession, ref: string) => `round of ${playerId} ${ref}`

const bet = (wallet: Wallet, session: GameSession, id: string) => {
  const actions = [{ action: 'bet', id, amount: 10 } as const]
  const round = { roundRef: roundOf(session, id), roundClosed: false }
  return wallet.carryOut({ kind: 'play', session, gameId: 'reels', actions, ...round })
}

const rollBack = (wallet: Wallet, session: GameSession, original: string) => {
  const roundRef = roundOf(session, original)
  const ref = `undo ${original} of ${session.playerId}`
  return wallet.carryOut({ kind: 'rollback', session, roundRef, ref, original })
}

/** Writes down what another node has decided when it did not know of the bet yet. */
const rollBackElsewhere = (session: GameSession, original: string) =>
  db.run(
    'rollback_of_another_node',
    `insert into game_transaction (provider_id, ref, id, kind, round_ref, player_id, game_id, amount, real, bonus, paid_by, original, made_at)
     values ('studio', $1, $1, 'rollback', $4, $2, 'reels', 0, 0, 0, 'house', $3, now())`,
    [`elsewhere ${original}`, session.playerId, original, roundOf(session, original)],
  )

it('a bet can be rolled back where another player’s rollback came under its reference at the same moment', async () => {
  const ref = newRef()
  await bet(nodes[0], ann, ref)
  await rollBackElsewhere(bob, ref)
  expect(await rollBack(nodes[0], bob, ref)).toMatchObject({
    done: true,
    results: [{ isRepeat: true }],
  })
  expect(await rollBack(nodes[0], ann, ref)).toMatchObject({
    done: true,
    balance: BigInt(OPENING),
    results: [{ isRepeat: false, isOfUnknown: false }],
  })
  expect(await rollBack(nodes[1], ann, ref)).toMatchObject({ results: [{ isRepeat: true }] })
  expect([await balanceOf(ann), await balanceOf(bob)]).toEqual([BigInt(OPENING), BigInt(OPENING)])
})

it('such a bet can be won on', async () => {
  const ref = newRef()
  await bet(nodes[0], ann, ref)
  await rollBackElsewhere(bob, ref)
  const win = { action: 'win', id: `win ${ref}`, amount: 25, betId: ref } as const
  const round = { roundRef: roundOf(ann, ref), roundClosed: true }
  const order = { kind: 'play', session: ann, gameId: 'reels', actions: [win], ...round } as const
  expect(await nodes[0].carryOut(order)).toMatchObject({
    done: true,
    balance: BigInt(OPENING + 15),
  })
})

it('a rollback of one player and the bet of another at two nodes: each bet that was taken is given back once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const ref = newRef()
    const [taken] = await Promise.all([bet(nodes[0], ann, ref), rollBack(nodes[1], bob, ref)])
    if (taken.done)
      expect(await rollBack(nodes[round % 2 === 0 ? 0 : 1], ann, ref)).toMatchObject({ done: true })
  }
  expect([await balanceOf(ann), await balanceOf(bob)]).toEqual([BigInt(OPENING), BigInt(OPENING)])
})
