import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import { takeDepositsToLookUp } from './deposits-to-look-up.store.ts'

let bed: Bed
let player: string
beforeAll(async () => {
  bed = await openBed()
  player = await bed.newPlayer()
})
afterAll(() => bed.db.close())
beforeEach(() => bed.db.run('', 'update deposit set ask_at = null', []))

/** Adds `count` deposits that were looked up `lookUps` times, and wait for `waitS` seconds. */
async function add(
  prefix: string,
  count: number,
  { of = null, lookUps, waitS }: { of?: string | null; lookUps: number; waitS: number },
): Promise<void> {
  await bed.db.run(
    '',
    `insert into deposit (id, player_id, key, provider_id, method_id, currency, amount, channel, state, started_at, asked, ask_at)
     select $1 || n, $2, $1 || n, 'cashier', 'card', 'EUR', 1000, 'pay_n_play', 'started', $3, $4, $3
     from generate_series(1, $5::int) n`,
    [prefix, of, new Date(bed.deps.clock.nowMs() - waitS * 1000), lookUps, count],
  )
}

/** Prefixes of those that are looked up next. */
async function next(): Promise<string[]> {
  const taken = await bed.db.transaction((tx) => takeDepositsToLookUp(tx, bed.deps.clock.now(), 20))
  return taken.map(({ id }) => id.replace(/-\d+$/, '')).sort()
}

const times = (count: number, prefix: string) => Array.from({ length: count }, () => prefix)

describe('the next questions to providers', () => {
  test('are for deposits of players by half, however many visitors have left theirs', async () => {
    await add('left-', 100, { lookUps: 40, waitS: 9000 })
    await add('paid-', 30, { of: player, lookUps: 3, waitS: 10 })
    expect(await next()).toEqual([...times(10, 'left'), ...times(10, 'paid')])
  })

  test('are all for deposits of visitors while no player waits', async () => {
    await add('alone-', 100, { lookUps: 40, waitS: 9000 })
    expect(await next()).toEqual(times(20, 'alone'))
  })

  test('are for a fresh deposit of a visitor before those that are old, and every fifth for what has waited longest', async () => {
    await add('old-', 100, { lookUps: 40, waitS: 9000 })
    await add('fresh-', 100, { lookUps: 0, waitS: 1 })
    await add('later-', 100, { lookUps: 5, waitS: 2 })
    expect(await next()).toEqual([...times(16, 'fresh'), ...times(4, 'old')])
  })

  test('are for what waits longest among equals', async () => {
    await add('first-', 20, { of: player, lookUps: 1, waitS: 20 })
    await add('second-', 20, { of: player, lookUps: 1, waitS: 10 })
    expect(await next()).toEqual(times(20, 'first'))
    expect(await next()).toEqual(times(20, 'second'))
    expect(await next(), 'each was put off').toEqual([])
  })
})
