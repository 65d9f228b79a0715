import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { balances, purse, world } from '../../ledger/accounts.ts'
import { mustPost } from '../../ledger/post.ts'
import { storedCallOf } from '../../players/attempts/signed-calls.ts'
import { findCredentials } from '../../players/player.ts'
import { openSessions } from '../launch/sessions.ts'
import { openOneReading } from './one-reading.ts'
import { openWallet } from './wallet.ts'
import type { CallingSession, CallWithOrder, Decision, Order } from './wallet-orders.ts'
import type { GameSession } from './wallet-state.ts'

const OPENING = 1000
const NOW = new Date('2026-11-20T12:00:00Z')

let db: Database
let seats: GameSession[]
let ann: GameSession
let nodes: ReturnType<typeof openNode>[]

beforeAll(async () => {
  db = await openTestDatabase()
  const casino = openAccounts(db)
  const sessions = openSessions(casino)
  const seat = async (at: number) => {
    const email = `player-${at}@example.test`
    await casino.member(email)
    const playerId = (await findCredentials(db, email))?.playerId ?? ''
    const [from, to] = [world('bank', 'EUR'), purse(playerId, 'real')]
    const gift = { from, to, amount: BigInt(OPENING), currency: 'EUR' }
    await db.transaction((tx) =>
      mustPost(tx, { key: `gift/${at}`, kind: 'deposit', postings: [gift], madeAt: NOW }),
    )
    const opened = { providerId: 'tom', gameId: 'reels', currency: 'EUR', language: 'en' }
    return (await sessions.find(
      await sessions.open({ ...opened, playerId, signInId: null }),
    )) as GameSession
  }
  seats = await Promise.all(Array.from({ length: 9 }, (_, at) => seat(at)))
  ann = seats[0] as GameSession
  nodes = [0, 1].map(() => openNode(casino))
})
afterAll(async () => {
  await Promise.all(nodes.map(({ wallet }) => wallet.close()))
  await db.close()
})

function openNode(casino: ReturnType<typeof openAccounts>) {
  const wallet = openWallet({ ...casino, onWinChange: () => {} })
  const answerOnce = openOneReading(db)
  return {
    wallet,
    call: (hash: string, content: string, order: (signedCall: CallWithOrder) => Order) =>
      answerOnce(signedCallWith(hash, content), (signedCall) => wallet.carryOut(order(signedCall))),
    callWithoutOrder: (hash: string, content: string) =>
      answerOnce(signedCallWith(hash, content), async () => 'refused before the wallet'),
  }
}

const signedCallWith = (hash: string, content: string) =>
  storedCallOf({ providerId: 'tom', hash, content: [content] }, NOW)
const bet = (session: CallingSession, id: string, amount = 1): Order => ({
  kind: 'play',
  session,
  gameId: 'reels',
  roundRef: id,
  actions: [{ action: 'bet', id, amount }],
  roundClosed: false,
})
const betOf = (session: GameSession, id: string, amount?: number) => (signedCall: CallWithOrder) =>
  bet({ ...session, signedCall }, id, amount)
const isDone = (decision: Decision | null | undefined) => decision?.done === true

async function hasOf({ playerId }: GameSession): Promise<number> {
  return Number((await balances(db, [playerId])).get(playerId)?.real)
}

it('the first of two readings of a signature in one batch moves money, and so does its neighbour', async () => {
  const before = await hasOf(ann)
  const wallet = nodes[0]?.wallet
  const signedCall = (content: string) => ({
    ...signedCallWith('one batch', content),
    isFirst: null,
  })
  const signedCalls = [signedCall('bet'), signedCall('other'), signedCall('bet')] as const
  const decisions = await Promise.all([
    wallet?.carryOut(betOf(ann, 'batch/first', 10)(signedCalls[0])),
    wallet?.carryOut(betOf(ann, 'batch/other', 100)(signedCalls[1])),
    wallet?.carryOut(betOf(ann, 'batch/first', 10)(signedCalls[2])),
    wallet?.carryOut(bet(ann, 'batch/neighbour', 1)),
  ])
  expect(decisions).toMatchObject([
    { done: true, results: [{ isRepeat: false }] },
    { done: false, code: 'DUPLICATE_TRANSACTION' },
    { done: true, results: [{ isRepeat: true }] },
    { done: true },
  ])
  expect(signedCalls.map(({ isFirst }) => isFirst)).toEqual([true, false, true])
  expect(await hasOf(ann)).toBe(before - 11)
})

it('the first of two readings of a signature is believed, though its player waits longer', async () => {
  const others = seats.slice(1)
  const [node] = nodes
  const crowd = Array.from({ length: 60 }, (_, at) =>
    node?.wallet.carryOut(bet(ann, `crowd/${at}`)),
  )
  const answers = await Promise.all(
    others.map((other, at) =>
      Promise.all([
        node?.call(`in turn ${at}`, 'genuine', betOf(ann, `turn/${at}`)),
        node?.call(`in turn ${at}`, 'read again', betOf(other, `again/${at}`)),
      ]),
    ),
  )
  await Promise.all(crowd)
  expect(answers.map(([genuine]) => isDone(genuine))).toEqual(others.map(() => true))
  expect(answers.map(([, again]) => again)).toEqual(others.map(() => null))
  expect(await Promise.all(others.map(hasOf))).toEqual(others.map(() => OPENING))
})

it('one of two readings of a signature at two nodes at once moves money', async () => {
  const before = await Promise.all(seats.map(hasOf))
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      Promise.all(
        (at % 2 === 0 ? nodes : nodes.toReversed()).map((node, reading) =>
          node.call(
            `raced ${at}`,
            `reading ${reading}`,
            betOf(seats[(at + 4 * reading) % 9] as GameSession, `raced/${at}/${reading}`),
          ),
        ),
      ),
    ),
  )
  expect(answers.filter((two) => two.filter(isDone).length !== 1)).toEqual([])
  expect(answers.filter((two) => two.filter((each) => each === null).length !== 1)).toEqual([])
  const after = await Promise.all(seats.map(hasOf))
  const moved = before.map((had, at) => had - (after[at] ?? 0))
  expect(moved.reduce((sum, each) => sum + each, 0)).toBe(40)
})

it('a repeat of a call at another node is believed, and moves nothing', async () => {
  const before = await hasOf(ann)
  const answers = await Promise.all(
    [0, 1, 0, 1].map((at) => nodes[at]?.call('repeated', 'bet', betOf(ann, 'repeated', 5))),
  )
  expect(answers.map(isDone)).toEqual([true, true, true, true])
  expect(await hasOf(ann)).toBe(before - 5)
})

it('a call is stored also when it was refused, with an order or without one', async () => {
  const [node, other] = nodes
  const tooMuch = betOf(ann, 'too much', 1_000_000)
  expect(await node?.call('too much', 'bet', tooMuch)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  expect(await other?.call('too much', 'win', betOf(ann, 'read again'))).toBeNull()
  expect(await node?.call('too much', 'bet', tooMuch)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })

  expect(await node?.callWithoutOrder('no order', 'bet')).toBe('refused before the wallet')
  expect(await other?.call('no order', 'win', betOf(ann, 'read again'))).toBeNull()
  expect(await node?.callWithoutOrder('no order', 'bet')).toBe('refused before the wallet')
})

it('a call whose transaction failed is stored, and is carried out when it comes again', async () => {
  const [node, other] = nodes
  const before = await hasOf(ann)
  const failed = await Promise.allSettled([
    node?.call('failed', 'bet', betOf({ ...ann, playerId: 'without a purse' }, 'failed', 7)),
    other?.callWithoutOrder('beside it', 'bet'),
  ])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(await other?.call('failed', 'win', betOf(ann, 'read again'))).toBeNull()
  expect(isDone(await other?.call('failed', 'bet', betOf(ann, 'failed', 7)))).toBe(true)
  expect(await hasOf(ann)).toBe(before - 7)
})
