import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { systemClock } from '../kit/clock.ts'
import { openLog } from '../kit/log.ts'
import { balances, house, openPurses, purse, world } from './accounts.ts'
import { openLedger } from './ledger.module.ts'
import { mustPost, type PostResult, post, type Transfer } from './post.ts'
import { trialBalance } from './trial-balance.ts'

/**
 * Many at once. On PostgreSQL they really are; the embedded database takes them in turns and must
 * answer the same.
 */
let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const move = (key: string, from: string, to: string, amount: bigint): Transfer => ({
  key,
  kind: 'test',
  postings: [{ from, to, amount, currency: 'EUR' }],
  madeAt: systemClock.now(),
})
const GAMES = house('games', 'EUR')
const BANK = world('bank', 'EUR')

async function player(playerId: string, amount: bigint): Promise<string> {
  await db.transaction(async (tx) => {
    await openPurses(tx, playerId, 'EUR')
    await mustPost(tx, move(`opening/${playerId}`, BANK, purse(playerId, 'real'), amount))
  })
  return purse(playerId, 'real')
}

const alone = (transfer: Transfer) => db.transaction((tx) => post(tx, transfer))

function count(results: readonly PostResult[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of results) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Two nodes, each with its group commit, over one database. */
async function throughGroupCommit(transfers: readonly Transfer[]): Promise<PostResult[]> {
  const ledgers = [0, 1].map(() => openLedger({ db, clock: systemClock, log: openLog('silent') }))
  const results = await Promise.all(
    transfers.map((transfer, at) => ledgers[at % 2]?.postSoon(transfer)),
  )
  await Promise.all(ledgers.map((ledger) => ledger.close()))
  return results.filter((result) => result !== undefined)
}

describe('L2: of 1,000 bets of 60 % of a balance at the same time exactly one is accepted', () => {
  test('each in its own transaction', async () => {
    const real = await player('alone', 100n)
    const results = await Promise.all(
      Array.from({ length: 1_000 }, (_, at) => alone(move(`alone/${at}`, real, GAMES, 60n))),
    )
    expect(count(results)).toEqual({ posted: 1, insufficient_funds: 999 })
    expect((await balances(db, ['alone'])).get('alone')?.real).toBe(40n)
  })

  test('through the group commits of two nodes', async () => {
    const real = await player('group', 100n)
    const results = await throughGroupCommit(
      Array.from({ length: 1_000 }, (_, at) => move(`group/${at}`, real, GAMES, 60n)),
    )
    expect(count(results)).toEqual({ posted: 1, insufficient_funds: 999 })
  })
})

describe('L5: an obligation that many settle at the same time is settled once', () => {
  test('under one key, by single transactions and by a group commit alike', async () => {
    const real = await player('settled', 1n)
    const credits = Array.from({ length: 100 }, (_, at) =>
      move(`deposit/${at % 20}`, BANK, real, 7n),
    )
    const [direct, grouped] = await Promise.all([
      Promise.all(credits.map(alone)),
      throughGroupCommit(credits),
    ])
    expect(count([...direct, ...grouped])).toEqual({ posted: 20, repeat: 180 })
    expect((await balances(db, ['settled'])).get('settled')?.real).toBe(1n + 20n * 7n)
  })

  test('and when it takes all there is, no caller gets the answer that there was too little', async () => {
    const real = await player('all', 50n)
    const results = await Promise.all(
      Array.from({ length: 60 }, () => alone(move('all/payout', real, BANK, 50n))),
    )
    expect(count(results)).toEqual({ posted: 1, repeat: 59 })
  })
})

test('transfers of one player at the same moment happen in the order of their requests, from any purse', async () => {
  const ledger = openLedger({ db, clock: systemClock, log: openLog('silent') })
  const players = await Promise.all(
    Array.from({ length: 30 }, (_, at) => player(`order${at}`, 10n).then(() => `order${at}`)),
  )
  const requested = players.flatMap((id) => [
    move(`order/${id}/deposit`, BANK, purse(id, 'real'), 90n),
    move(`order/${id}/hold`, purse(id, 'real'), purse(id, 'held'), 100n),
    move(`order/${id}/pay`, purse(id, 'held'), BANK, 100n),
  ])
  expect(count(await Promise.all(requested.map(ledger.postSoon)))).toEqual({ posted: 90 })
  await ledger.close()
})

test('transfers that cross each other end without a deadlock and keep every cent', async () => {
  const purses = await Promise.all(['x', 'y', 'z'].map((id) => player(id, 1_000n)))
  const pick = (at: number) => purses[at % 3] ?? ''
  const crossing = Array.from({ length: 300 }, (_, at) => ({
    ...move(`cross/${at}`, '', '', 1n),
    postings: [
      { from: pick(at), to: pick(at + 1), amount: BigInt(1 + (at % 5)), currency: 'EUR' },
      { from: pick(at + 2), to: pick(at), amount: 2n, currency: 'EUR' },
    ],
  }))
  const results = [
    ...(await Promise.all(crossing.slice(0, 60).map(alone))),
    ...(await throughGroupCommit(crossing.slice(60))),
  ]
  expect(count(results)).toEqual({ posted: 300 })
  const held = await balances(db, ['x', 'y', 'z'])
  expect([...held.values()].reduce((sum, { real }) => sum + real, 0n)).toBe(3_000n)
})

test('L1: after all this the books balance', async () => {
  const { differences, emptyTransfers } = await trialBalance(db)
  expect([differences, emptyTransfers]).toEqual([[], []])
})
