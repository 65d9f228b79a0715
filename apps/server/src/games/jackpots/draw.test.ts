import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { openPools } from '#testkit/jackpot-pools.ts'
import type { Database } from '../../db/database.ts'
import type { Pool, PotRules } from './pools.ts'
import { readWonNews, wonTopic } from './won-news.ts'

const NIGHT = {
  name: 'Night Bell',
  shareBasisPoints: 100,
  covers: { categories: [], brands: [], games: ['reels'] },
}

let db: Database
let casino: Awaited<ReturnType<typeof openPools>>
let count = 0

beforeAll(async () => {
  db = await openTestDatabase()
  casino = await openPools(db)
})
afterAll(() => db.close())
beforeEach(() => {
  casino.sent.length = 0
})

/** Nodes of a casino with one pool of jackpots. */
function open({ kind, ...pot }: Pick<Pool, 'kind'> & PotRules, nodes = 1) {
  const id = `pool-${count++}`
  const opened = casino.open([{ ...NIGHT, id, kind, pots: new Map([['EUR', pot]]) }], nodes)
  return {
    ...opened,
    id,
    bet: async (ref: string, amount: number, at = 0) =>
      expect(await opened.bet(`${id}/${ref}`, amount, { at })).toBe(true),
    rollBack: (ref: string) => opened.rollBack(`${id}/${ref}`),
  }
}

async function heldInLedger(id: string): Promise<bigint> {
  const [row] = await db.run<{ held: bigint }>(
    '',
    `select coalesce(sum(case to_account when $1 then amount else -amount end), 0)::bigint as held
       from ledger_posting where $1 in (from_account, to_account)`,
    [`house/jackpot-${id}/EUR`],
  )
  return row?.held ?? 0n
}

const PROGRESSIVE = { kind: 'progressive' as const, ceiling: null }
const NEVER = { ...PROGRESSIVE, oddsOneIn: 1_000_000_000_000n, seed: 500n }
const ALWAYS = { ...PROGRESSIVE, oddsOneIn: 1n, seed: 500n }

test('a pool begins with its seed, which the casino pays into an account of its own', async () => {
  const pool = open(NEVER)
  await pool.draw()
  await pool.draw()
  expect(await casino.potsOf(pool.id)).toEqual([{ number: 1, fed: 0n, amount: null }])
  expect(await heldInLedger(pool.id)).toBe(500n)
  await pool.close()
})

test('a share of each bet feeds the pool exactly, and the player pays the stake alone', async () => {
  const pool = open(NEVER)
  const before = await casino.realMoney()
  for (let each = 0; each < 7; each++) await pool.bet(`b${each}`, 33)
  await pool.draw()
  // A hundredth of seven times 33 is 2.31: two whole cents are in the account, and the rest is
  // remembered.
  expect(await casino.potsOf(pool.id)).toEqual([{ number: 1, fed: 23_100n, amount: null }])
  expect(await heldInLedger(pool.id)).toBe(502n)
  expect(await casino.realMoney()).toBe(before - 231n)
  await pool.close()
})

test('a refused bet, a bet of nothing and a bet that was rolled back feed nothing', async () => {
  const pool = open(NEVER)
  expect(await casino.open([]).bet(`${pool.id}/much`, 999_999_999)).toBe(false)
  await pool.bet('nothing', 0)
  await pool.bet('undone', 500)
  await pool.rollBack('undone')
  await pool.bet('stands', 100)
  await pool.draw()
  expect(await casino.potsOf(pool.id)).toEqual([{ number: 1, fed: 10_000n, amount: null }])
  await pool.close()
})

test('a win is paid once in real money with the reason jackpot, the player gets a message, and the pool is seeded again', async () => {
  const pool = open(ALWAYS)
  await pool.draw()
  const before = await casino.realMoney()
  const messages: string[] = []
  const stop = casino.topics.listen(
    wonTopic(casino.session.playerId),
    (message) => void messages.push(message),
  )
  await pool.bet('lucky', 150)
  await pool.draw()
  await pool.draw()
  stop()
  // The seed and a hundredth of 150; half a cent is left for the next pot.
  expect(await casino.potsOf(pool.id)).toEqual([
    { number: 1, fed: 15_000n, amount: 501n },
    { number: 2, fed: 5000n, amount: null },
  ])
  expect(await casino.realMoney()).toBe(before - 150n + 501n)
  expect(await heldInLedger(pool.id)).toBe(500n)
  const transfers = await db.run(
    '',
    `select kind, reason from ledger_transfer where key like $1 and kind = 'jackpot'`,
    [`jackpot/${pool.id}/%`],
  )
  expect(transfers).toEqual([{ kind: 'jackpot', reason: 'jackpot' }])
  expect(casino.sent).toMatchObject([
    { kind: 'jackpot_won', amount: 501n, currency: 'EUR', jackpot: 'Night Bell' },
  ])
  expect(messages.map(readWonNews)).toMatchObject([
    { poolId: pool.id, name: 'Night Bell', amount: 501n, currency: 'EUR' },
  ])
  await pool.close()
})

test('a pot that must drop is won by the bet that reaches its amount, which was settled when it began', async () => {
  const pool = open({ kind: 'must_drop', oddsOneIn: null, seed: 100n, ceiling: 104n })
  await pool.draw()
  const [{ threshold } = { threshold: 0n }] = await db.run<{ threshold: bigint }>(
    '',
    'select threshold from jackpot_pot where pool_id = $1',
    [pool.id],
  )
  const needed = Number(threshold - 100n)
  for (let each = 1; each <= needed; each++) await pool.bet(`b${each}`, 100)
  await pool.bet('after', 50)
  await pool.draw()
  const [won] = await db.run(
    '',
    'select amount, bet_ref from jackpot_pot where pool_id = $1 and number = 1',
    [pool.id],
  )
  expect(won).toEqual({ amount: threshold, bet_ref: `${pool.id}/b${needed}` })
  expect((await casino.potsOf(pool.id)).at(-1)).toEqual({ number: 2, fed: 5000n, amount: null })
  await pool.close()
})

test('bets at two nodes, drawn by both at once, feed a pool exactly once, and its account holds the sum of its pots', async () => {
  const pool = open({ ...PROGRESSIVE, oddsOneIn: 3n, seed: 500n }, 2)
  await Promise.all([pool.draw(), pool.draw()])
  const bets = 120
  const before = await casino.realMoney()
  const betting = Promise.all(
    Array.from({ length: bets }, (_, at) => pool.bet(`b${at}`, 7, at % 2)),
  )
  for (let turn = 0; turn < 5; turn++) await Promise.all([pool.draw(), pool.draw()])
  await betting
  await pool.draw()
  const pots = await casino.potsOf(pool.id)
  const paid = pots.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n)
  const open_ = pots.at(-1)
  expect(pots.map(({ number }) => number)).toEqual(pots.map((_, at) => at + 1))
  expect(pots.filter(({ amount }) => amount === null)).toHaveLength(1)
  // Seeds and shares equal the money that was paid and the money that is held, to a part of a cent.
  expect(BigInt(pots.length) * 500n * 10_000n + BigInt(bets * 7 * 100)).toBe(
    (paid + 500n) * 10_000n + (open_?.fed ?? 0n),
  )
  expect(await heldInLedger(pool.id)).toBe(500n + (open_?.fed ?? 0n) / 10_000n)
  expect(await casino.realMoney()).toBe(before - BigInt(bets * 7) + paid)
  await pool.close()
})

test('bonus money feeds nothing, and only the real part of a mixed stake counts', async () => {
  const pool = open(NEVER)
  const left = await casino.realMoney()
  await pool.bet('mixed', Number(left) + 300)
  await pool.bet('bonus', 200)
  await pool.draw()
  expect(await casino.potsOf(pool.id)).toEqual([{ number: 1, fed: left * 100n, amount: null }])
  await pool.close()
})
