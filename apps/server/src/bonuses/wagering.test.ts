import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manyPlayers } from '#testkit/bonus-rows.ts'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import type { Database, Tx } from '../db/database.ts'
import { house, purse } from '../ledger/accounts.ts'
import { mustPost } from '../ledger/post.ts'
import { acceptBonus } from './answer.ts'
import { takeActive, takeBonus } from './bonuses.store.ts'
import { countWagering, countWageringOf, endBonuses } from './wagering.ts'

const DAY_MS = 86_400_000
const TURN_MS = 3_000
let db: Database
let bed: BonusBed

beforeAll(async () => {
  db = await openTestDatabase()
  bed = openBonusBed(db)
})
afterAll(() => db.close())

/** A node's next turn. */
function count(): Promise<void> {
  bed.casino.clock.advance(TURN_MS)
  return countWagering(bed.deps)
}

const read = async (id: string) =>
  (
    await db.run<{ state: string; wagered: bigint }>(
      '',
      'select state, wagered from bonus where id = $1',
      [id],
    )
  )[0]

describe('a bonus of 10.00 that has to be staked twice', () => {
  it('becomes real money once 20.00 of bonus money have been staked, and not before', async () => {
    const { ann, id } = await bed.withBonus()
    await bed.bet(ann, 10_00n)
    await bed.win(ann, 25_00n)
    await bed.bet(ann, 9_99n)
    await count()
    expect(await read(id)).toEqual({ state: 'active', wagered: 19_99n })
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 15_01n })

    await bed.bet(ann, 1n)
    await Promise.all([countWageringOf(bed.deps, ann), count(), countWageringOf(bed.deps, ann)])
    expect(await read(id)).toEqual({ state: 'completed', wagered: 20_00n })
    expect(await bed.purses(ann), 'L9 all that was left, and no more').toEqual({
      real: 15_00n,
      bonus: 0n,
    })
    expect(await bed.messagesOf(ann)).toContain('Wagered: A lamp')
  })

  it('counts each stake once, however often it counts, and takes back what was rolled back', async () => {
    const { ann, id } = await bed.withBonus()
    await bed.bet(ann, 4_00n)
    for (let time = 0; time < 3; time++) await count()
    expect((await read(id))?.wagered).toBe(4_00n)
    await db.transaction(async (tx) => {
      const back = {
        from: house('games', 'EUR'),
        to: purse(ann, 'bonus'),
        amount: 3_00n,
        currency: 'EUR',
      }
      await mustPost(tx, {
        key: `back/${ann}`,
        kind: 'rollback',
        postings: [back],
        madeAt: bed.casino.clock.now(),
      })
    })
    await count()
    expect((await read(id))?.wagered).toBe(1_00n)
  })

  it('does not count real money, nor what was staked before', async () => {
    const { ann, id } = await bed.withBonus()
    await bed.bet(ann, 10_00n)
    const second = await bed.give(ann, { key: `second/${ann}` })
    await acceptBonus(bed.deps, ann, second)
    await bed.deposit(ann, 100_00n)
    await db.transaction(async (tx) => {
      const stake = {
        from: purse(ann, 'real'),
        to: house('games', 'EUR'),
        amount: 50_00n,
        currency: 'EUR',
      }
      await mustPost(tx, {
        key: `real/${ann}`,
        kind: 'bet',
        postings: [stake],
        madeAt: bed.casino.clock.now(),
      })
    })
    await count()
    expect((await read(second))?.wagered).toBe(0n)
    expect((await read(id))?.state).toBe('used')
  })

  it('gives what a late round wins to the player as well', async () => {
    const { ann } = await bed.withBonus()
    await bed.bet(ann, 10_00n)
    await bed.win(ann, 10_00n)
    await bed.bet(ann, 10_00n)
    await count()
    await bed.win(ann, 7_00n)
    await endBonuses(bed.deps)
    await endBonuses(bed.deps)
    expect(await bed.purses(ann)).toEqual({ real: 7_00n, bonus: 0n })
  })

  it('leaves the money of a bonus that is accepted while late wins are looked for', async () => {
    const { ann, id } = await bed.withBonus()
    await bed.bet(ann, 10_00n)
    await bed.win(ann, 10_00n)
    await bed.bet(ann, 10_00n)
    await count()
    expect((await read(id))?.state).toBe('completed')
    const next = await bed.give(ann, { key: `next/${ann}` })
    const run: Database['run'] = async (name, text, values) => {
      if (name === 'ledger_balances') await acceptBonus(bed.deps, ann, next)
      return db.run(name, text, values)
    }
    await endBonuses({ ...bed.deps, db: { ...db, run } })
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 10_00n })
  })

  it('is taken back when its time is over, and real money is not touched', async () => {
    const { ann, id } = await bed.withBonus()
    await bed.deposit(ann, 5_00n)
    await bed.bet(ann, 2_00n)
    await count()
    bed.casino.clock.advance(DAY_MS - TURN_MS - 1)
    await endBonuses(bed.deps)
    expect((await read(id))?.state).toBe('active')
    bed.casino.clock.advance(1)
    await endBonuses(bed.deps)
    await endBonuses(bed.deps)
    expect((await read(id))?.state).toBe('expired')
    expect(await bed.purses(ann)).toEqual({ real: 5_00n, bonus: 0n })
    expect(await bed.messagesOf(ann)).toContain('Your bonus has run out: A lamp')
  })

  it('is the player’s when it was wagered in time and not counted yet', async () => {
    const { ann, id } = await bed.withBonus()
    await bed.bet(ann, 10_00n)
    await bed.win(ann, 30_00n)
    await bed.bet(ann, 10_00n)
    bed.casino.clock.advance(DAY_MS)
    await endBonuses(bed.deps)
    expect((await read(id))?.state).toBe('completed')
    expect(await bed.purses(ann)).toEqual({ real: 20_00n, bonus: 0n })
  })

  it('is taken back in its time though hundreds of others are still running', async () => {
    const { ann, id } = await bed.withBonus()
    bed.casino.clock.advance(DAY_MS)
    await db.transaction((tx) =>
      tx.script(`${manyPlayers('many', 501)}
        insert into bonus (id, key, player_id, currency, amount, wagering, shares, days, texts, state, offered_at, offer_ends_at, accepted_at, ends_at, counted_at)
        select 'many-' || n, 'many-' || n, 'many-' || n, 'EUR', 1, 1, '{"slots": 100, "instant": 0, "roulette": 0, "table": 0, "live": 0, "sports": 0}', 1, '{"en": {}}', 'active', now(), now(), now(), 'infinity', '2000-01-01'
            from generate_series(1, 501) n`),
    )
    await endBonuses(bed.deps)
    await db.transaction((tx) =>
      tx.script(`update bonus set state = 'used', ended_at = '2000-01-01' where id like 'many-%'`),
    )
    expect((await read(id))?.state).toBe('expired')
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 0n })
  })

  it('cannot be called completed before it is, nor wagered beyond, not even by hand', async () => {
    const { id } = await bed.withBonus()
    await expect(
      db.run('', `update bonus set state = 'completed', ended_at = now() where id = $1`, [id]),
    ).rejects.toThrow('bonus_completed_too_soon')
    await expect(
      db.run('', 'update bonus set wagered = 20001 where id = $1', [id]),
    ).rejects.toThrow('bonus_wagered_more_than_required')
    await expect(db.run('', 'update bonus set amount = 1 where id = $1', [id])).rejects.toThrow(
      'cannot become another one',
    )
  })
})

it('an offer without an answer ends by itself', async () => {
  const ann = await bed.newPlayer()
  const id = await bed.give(ann)
  bed.casino.clock.advance(7 * DAY_MS)
  await endBonuses(bed.deps)
  expect((await read(id))?.state).toBe('expired')
})

it('an offer that ends unanswered takes nothing of the bonus that is played with', async () => {
  const { ann } = await bed.withBonus()
  const second = await bed.give(ann, {
    key: `second/${ann}`,
    offerEndsAt: new Date(bed.casino.clock.nowMs() + 1000),
  })
  bed.casino.clock.advance(1000)
  await endBonuses(bed.deps)
  expect((await read(second))?.state).toBe('expired')
  expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 10_00n })
})

it('a bonus that was used up takes nothing of the one after it', async () => {
  const { ann, id } = await bed.withBonus()
  await bed.bet(ann, 10_00n)
  await acceptBonus(bed.deps, ann, await bed.give(ann, { key: `second/${ann}` }))
  expect((await read(id))?.state).toBe('used')
  await endBonuses(bed.deps)
  expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 10_00n })
})

describe.runIf(testsOnPostgres)('work over bonuses is shared between nodes', () => {
  /** A node that has taken work and holds it until the test lets it go on. */
  async function holding<Taken>(
    take: (tx: Tx) => Promise<Taken>,
  ): Promise<{ taken: Taken; release(): Promise<void> }> {
    const { promise: goOn, resolve } = Promise.withResolvers<void>()
    const taken = Promise.withResolvers<Taken>()
    const done = db.transaction(async (tx) => {
      taken.resolve(await take(tx))
      await goOn
    })
    return {
      taken: await taken.promise,
      async release() {
        resolve()
        await done
      },
    }
  }

  it('what one node is counting, another does not take, nor shortly after', async () => {
    const mine = [
      await bed.withBonus(),
      await bed.withBonus(),
      await bed.withBonus(),
      await bed.withBonus(),
    ].map(({ id }) => id)
    bed.casino.clock.advance(TURN_MS)
    const now = bed.casino.clock.now()
    const times = { now, before: now }
    const take = (most: number) => (tx: Tx) => takeActive(tx, times, most)
    const here = await holding(take(2))
    const there = await holding(take(500))
    await there.release()
    await here.release()
    const taken = [...here.taken, ...there.taken].map(({ id }) => id)
    expect(here.taken).toHaveLength(2)
    expect(taken).toHaveLength(new Set(taken).size)
    expect(taken).toEqual(expect.arrayContaining(mine))
    expect(await db.transaction(take(500)), 'by what moment one has been counted').toHaveLength(
      taken.length,
    )
    expect(
      await db.transaction((tx) =>
        takeActive(tx, { now, before: new Date(now.getTime() - 1) }, 500),
      ),
    ).toEqual([])
  })

  it('one that another node is ending is left to it, and keeps no other waiting', async () => {
    const [held, free] = [await bed.withBonus(), await bed.withBonus()]
    bed.casino.clock.advance(DAY_MS)
    const other = await holding((tx) => takeBonus(tx, held.id, ['active']))
    await endBonuses(bed.deps)
    expect(await read(free.id)).toMatchObject({ state: 'expired' })
    expect(await read(held.id)).toMatchObject({ state: 'active' })
    await other.release()
    await endBonuses(bed.deps)
    expect(await read(held.id)).toMatchObject({ state: 'expired' })
  })
})
