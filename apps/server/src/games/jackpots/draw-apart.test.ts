import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { openPools } from '#testkit/jackpot-pools.ts'
import type { Database } from '../../db/database.ts'
import { freeze, unfreeze } from '../../ledger/freeze.ts'
import { EMPTY_SNAPSHOT } from '../catalogue/snapshot.ts'
import { openJackpots } from './jackpots.ts'
import type { Pool } from './pools.ts'

const NEVER = { ceiling: null, oddsOneIn: 1_000_000_000_000n }
const USD = { ...NEVER, seed: 100n }
const EUR = { ...NEVER, seed: 500n }

let db: Database
let casino: Awaited<ReturnType<typeof openPools>>
beforeAll(async () => {
  db = await openTestDatabase()
  casino = await openPools(db)
})
afterAll(() => db.close())

function poolOf(id: string, pots: Pool['pots']): Pool {
  const covers = { categories: [], brands: [], games: ['reels'] }
  return { id, name: 'Bell', kind: 'progressive', shareBasisPoints: 100, pots, covers }
}

/** A bet that was taken in a currency before it was frozen. */
const betBefore = (id: string, currency: string) =>
  db.run(
    '',
    `insert into jackpot_share (pool_id, currency, basis_points, provider_id, refs, player_ids, game_ids, stakes)
     values ($1, $2, 100, 'studio', array['before'], array['ann'], array['reels'], array[100]::bigint[])`,
    [id, currency],
  )

async function whileFrozen(currency: string, act: () => Promise<unknown>): Promise<void> {
  await freeze(db, { currency, reason: 'a test', frozenAt: casino.clock.now() })
  try {
    await act()
  } finally {
    await unfreeze(db, currency)
  }
}

test('a pot in a frozen currency waits, and the pots of other currencies are fed; the turn has failed', async () => {
  const pots = new Map(['AUD', 'EUR', 'USD'].map((currency) => [currency, EUR]))
  const casinoOf = casino.open([poolOf('frozen', pots)])
  await casinoOf.draw()
  await betBefore('frozen', 'AUD')
  await betBefore('frozen', 'USD')
  await casinoOf.bet('fed', 100)
  await whileFrozen('AUD', () => expect(casinoOf.draw()).rejects.toThrow('AUD'))
  const fedIn = async (currency: string) => (await casino.potsOf('frozen', currency))[0]?.fed
  expect([await fedIn('AUD'), await fedIn('EUR'), await fedIn('USD')]).toEqual([
    0n,
    10_000n,
    10_000n,
  ])
  await casinoOf.draw()
  expect(await fedIn('AUD')).toBe(10_000n)
  await casinoOf.close()
})

test('a first pot that cannot begin in a frozen currency holds up no other pot', async () => {
  const old = poolOf('old', new Map([['EUR', EUR]]))
  const before = casino.open([old])
  await before.draw()
  const after = casino.open([
    poolOf(
      'new',
      new Map([
        ['USD', USD],
        ['EUR', EUR],
      ]),
    ),
    old,
  ])
  await betBefore('old', 'EUR')
  await whileFrozen('USD', () => expect(after.draw()).rejects.toThrow('USD'))
  expect(await casino.potsOf('new', 'USD')).toEqual([])
  expect(await casino.potsOf('new')).toHaveLength(1)
  expect((await casino.potsOf('old'))[0]?.fed).toBe(10_000n)
  await after.draw()
  expect(await casino.potsOf('new', 'USD')).toHaveLength(1)
  await before.close()
  await after.close()
})

test('an open pot whose pool has become another kind is left out, and not shown, until the pool is as it was', async () => {
  const progressive = poolOf('changed', new Map([['EUR', EUR]]))
  const dropping: Pool = {
    ...progressive,
    kind: 'must_drop',
    pots: new Map([['EUR', { seed: 500n, ceiling: 600n, oddsOneIn: null }]]),
  }
  const other = poolOf('beside', new Map([['EUR', EUR]]))
  const before = casino.open([progressive, other])
  await before.draw()
  const changed = casino.open([dropping, other])
  await changed.bet('of the changed', 100)
  await betBefore('beside', 'EUR')
  const catalogue = { current: () => EMPTY_SNAPSHOT, onChange: () => () => {} }
  const jackpots = openJackpots({ ...changed.deps, catalogue })
  await expect(jackpots.turn()).rejects.toThrow('changed/EUR')
  expect(jackpots.list().map(({ pool }) => pool)).toEqual(['beside'])
  expect((await casino.potsOf('changed'))[0]?.fed).toBe(0n)
  expect((await casino.potsOf('beside'))[0]?.fed).toBe(10_000n)
  await before.draw()
  expect((await casino.potsOf('changed'))[0]?.fed).toBe(10_000n)
  await before.close()
  await changed.close()
})
