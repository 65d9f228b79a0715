import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { house, purse } from '../../ledger/accounts.ts'
import { mustPost } from '../../ledger/post.ts'
import type { NewCashbackPlan } from './cashback.store.ts'
import { giveCashback } from './cashback.ts'

const DAY_MS = 86_400_000
const SETTLED_MS = 600_000
let db: Database
let bed: BonusBed
let count = 0
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openBonusBed(db)
})
afterAll(() => db.close())

/** The plan of one test is over and paid before the next test begins. */
afterEach(async () => {
  for (let turn = 0; turn < 3; turn++) await nextDay()
})

const run = () => giveCashback(bed.deps)

/**
 * A plan of its own that begins now: each day a tenth of a loss of 20.00 and more, up to 50.00. Its
 * first period has begun.
 */
async function plan(changes: Partial<NewCashbackPlan> = {}): Promise<string> {
  const id = `plan-${++count}`
  const startsAt = bed.casino.clock.now()
  const endsAt = new Date(startsAt.getTime() + 2 * DAY_MS)
  const ranges = [{ currency: 'EUR', minLoss: 20_00n, maxCashback: 50_00n }]
  const terms = {
    percent: 10,
    everyDays: 1,
    paidAs: 'real' as const,
    wagering: 3,
    days: 7,
    texts: { en: { title: 'Embers', description: '' } },
  }
  await db.transaction((tx) =>
    bed.bonuses.putCashbackPlan(tx, { id, startsAt, endsAt, ranges, ...terms, ...changes }),
  )
  await run()
  return id
}

/** What the wallets post for real money, above zero out of the purse. */
function moves(playerId: string, kind: string, amount: bigint): Promise<void> {
  const ends = [
    purse(playerId, 'real'),
    house(kind.startsWith('sports') ? 'sports' : 'games', 'EUR'),
  ] as const
  const [from, to] = amount > 0n ? ends : ([ends[1], ends[0]] as const)
  return db.transaction(async (tx) => {
    const posting = { from, to, amount: amount > 0n ? amount : -amount, currency: 'EUR' }
    await mustPost(tx, {
      key: `cash/${++count}`,
      kind,
      postings: [posting],
      madeAt: bed.casino.clock.now(),
    })
  })
}

async function loser(lost = 100_00n): Promise<string> {
  const ann = await bed.newPlayer()
  await bed.deposit(ann, 1_000_00n)
  if (lost > 0n) await moves(ann, 'bet', lost)
  return ann
}

/** The day is over, and what belongs to it has been committed. */
async function nextDay(): Promise<void> {
  bed.casino.clock.advance(DAY_MS)
  await run()
  bed.casino.clock.advance(SETTLED_MS)
  await run()
}

const given = async (playerId: string) =>
  (
    await db.run<{ amount: bigint }>(
      '',
      'select amount from cashback where player_id = $1 order by plan_id, number',
      [playerId],
    )
  ).map(({ amount }) => amount)

describe('cashback of a day', () => {
  it('is a share of what was staked less what came back, in games and sports together, paid once', async () => {
    await plan()
    const ann = await loser()
    await moves(ann, 'win', -30_00n)
    await moves(ann, 'sports_stake', 50_00n)
    await moves(ann, 'sports_settled', -20_00n)
    await nextDay()
    await Promise.all([run(), run()])
    await run()
    expect(await given(ann)).toEqual([10_00n])
    expect(await bed.purses(ann)).toEqual({ real: 910_00n, bonus: 0n })
    expect(await bed.told(ann)).toEqual(['Cashback: Embers'])
  })

  it.each([
    ['more was won than lost', 'win', -100_01n, []],
    ['less than the smallest loss was lost', 'win', -80_01n, []],
    ['the loss is exactly the smallest', 'win', -80_00n, [2_00n]],
    ['the rest came as a jackpot', 'jackpot', -90_00n, []],
    ['a round was undone', 'rollback', -90_00n, []],
    ['money was deposited', 'deposit', -90_00n, [10_00n]],
    ['very much was lost', 'bet', 900_00n, [50_00n]],
  ])('is as it should be where %s', async (_name, kind, amount, amounts) => {
    await plan()
    const ann = await loser()
    await moves(ann, kind, amount)
    await nextDay()
    expect(await given(ann)).toEqual(amounts)
  })

  it('is offered as a bonus, where the plan says so', async () => {
    await plan({ paidAs: 'bonus', shares: { slots: 40 } })
    const ann = await loser()
    await nextDay()
    await run()
    expect(await bed.purses(ann)).toEqual({ real: 900_00n, bonus: 0n })
    expect(
      await db.run(
        '',
        `select state, amount, wagering, shares ->> 'slots' as slots from bonus where player_id = $1`,
        [ann],
      ),
    ).toEqual([{ state: 'pending', amount: 10_00n, wagering: 3, slots: '40' }])
  })

  it('is none of a player who may not play by then', async () => {
    await plan()
    const ann = await loser()
    await bed.casino.exclude(ann)
    await nextDay()
    expect(await given(ann)).toEqual([])
  })

  it('L9 puts each loss into one day, wherever the boundary is noted, and ends with the plan', async () => {
    await plan()
    const ann = await loser(40_00n)
    bed.casino.clock.advance(DAY_MS + 5 * SETTLED_MS)
    await moves(ann, 'bet', 60_00n)
    await run()
    await moves(ann, 'bet', 30_00n)
    await nextDay()
    await moves(ann, 'bet', 500_00n)
    await nextDay()
    expect(await given(ann)).toEqual([10_00n, 3_00n])
  })
})
