import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CashbackBed, DAY_MS, openCashbackBed, SETTLED_MS } from '#testkit/cashback.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { queryRunnerOf } from '#testkit/run-query.ts'
import type { Database } from '../../db/database.ts'
import { makeSchema } from '../../schema/schema.ts'

const QUERY = `{ cashback { title currency percent everyDays paidAs wagering minLoss maxCashback periodEndsAt lost amount
  lastPaid { amount paidAt } } }`

let db: Database
let cashback: CashbackBed
let listCashback: (playerId: string | null) => Promise<unknown>
let startsAt: Date
beforeAll(async () => {
  db = await openTestDatabase()
  cashback = openCashbackBed(db)
  const schema = makeSchema([cashback.bed.bonuses.resolvers ?? {}])
  const runQuery = queryRunnerOf(() => schema)
  listCashback = async (playerId) => (await runQuery(QUERY, playerId)).data?.cashback
})
afterAll(() => db.close())
beforeEach(async () => {
  await cashback.nextDay()
  await cashback.nextDay()
  startsAt = cashback.bed.casino.clock.now()
})

const inDays = (days: number) => new Date(startsAt.getTime() + days * DAY_MS).toISOString()

test('a player sees the plan that runs, what has come together, and when the period ends', async () => {
  await cashback.plan({ everyDays: 2, endsAt: new Date(startsAt.getTime() + 3 * DAY_MS) })
  const ann = await cashback.loser()
  await cashback.moves(ann, 'win', -30_00n)
  const plan = {
    ...{ title: 'Embers', currency: 'EUR', percent: 10, everyDays: 2 },
    ...{ paidAs: 'REAL', wagering: null, minLoss: '20.00', maxCashback: '50.00', lastPaid: null },
  }
  expect(await listCashback(ann)).toEqual([
    { ...plan, periodEndsAt: inDays(2), lost: '70.00', amount: '7.00' },
  ])
  cashback.bed.casino.clock.advance(2 * DAY_MS)
  const next = { ...plan, periodEndsAt: inDays(3), lost: '0.00', amount: '0.00' }
  expect(await listCashback(ann), 'before a job has begun the next period').toEqual([next])
  await cashback.run()
  cashback.bed.casino.clock.advance(SETTLED_MS)
  await cashback.run()
  const paidAt = cashback.bed.casino.clock.now().toISOString()
  expect(await listCashback(ann)).toEqual([{ ...next, lastPaid: { amount: '7.00', paidAt } }])
})

test('a loss below the smallest one brings nothing so far, and a win is no loss', async () => {
  await cashback.plan({ paidAs: 'bonus' })
  const ann = await cashback.loser(19_99n)
  const asBonus = { paidAs: 'BONUS', wagering: 3, amount: '0.00' }
  expect(await listCashback(ann)).toMatchObject([{ ...asBonus, lost: '19.99' }])
  await cashback.moves(ann, 'win', -50_00n)
  expect(await listCashback(ann)).toMatchObject([{ ...asBonus, lost: '0.00' }])
})

test('no cashback is shown to a visitor, in another currency, or after the end of the plan', async () => {
  await cashback.plan({ ranges: [{ currency: 'USD', minLoss: 1n, maxCashback: 1n }] })
  const ann = await cashback.loser()
  expect(await listCashback(ann)).toEqual([])
  await cashback.plan()
  expect(await listCashback(null)).toEqual([])
  expect(await listCashback(ann)).toHaveLength(1)
  cashback.bed.casino.clock.advance(2 * DAY_MS)
  expect(await listCashback(ann)).toEqual([])
})

test('the cashback that is shown for a period is what is paid for it', async () => {
  const id = await cashback.plan()
  const players = await Promise.all([10_00n, 33_33n, 900_00n].map((lost) => cashback.loser(lost)))
  for (const player of players) await cashback.moves(player, 'rollback', -1_11n)
  const losses = await db.run<{ player: string; lost: bigint; since: bigint }>(
    '',
    `select l.player_id as player, l.lost, cashback_loss_since(l.player_id, p.after_transfer) as since
       from cashback_period p cross join lateral cashback_losses(p.after_transfer, 9000000000) l
      where p.plan_id = $1 and p.closed_at is null`,
    [id],
  )
  expect(losses.map(({ player }) => player).toSorted()).toEqual(players.toSorted())
  for (const { lost, since } of losses) expect(since).toBe(lost)
})
