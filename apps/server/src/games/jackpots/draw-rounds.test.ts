import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import { openPools } from '#testkit/jackpot-pools.ts'
import type { Database } from '../../db/database.ts'
import { drawJackpots } from './draw.ts'

const HOUR_MS = 3_600_000
let db: Database
let casino: Awaited<ReturnType<typeof openPools>>
let count = 0
beforeAll(async () => {
  db = await openTestDatabase()
  casino = await openPools(db)
})
afterAll(() => db.close())

function open(oddsOneIn = 1_000_000_000_000n) {
  const id = `pool-${count++}`
  const covers = { categories: [], brands: [], games: ['reels'] }
  const pots = new Map([['EUR', { seed: 500n, ceiling: null, oddsOneIn }]])
  const pool = { id, name: 'Bell', kind: 'progressive' as const, shareBasisPoints: 100 }
  const opened = casino.open([{ ...pool, pots, covers }])
  const waiting = () =>
    db.run<{ refs: string[] }>('', 'select refs from jackpot_share where pool_id = $1', [id])
  return {
    ...opened,
    bet: (ref: string, amount: number, roundClosed = false) =>
      opened.bet(`${id}/${ref}`, amount, { roundClosed }),
    closeRound: (ref: string) => opened.closeRound(`${id}/${ref}`),
    rollBack: (ref: string) => opened.rollBack(`${id}/${ref}`),
    drawAfter: (ms: number) => {
      casino.clock.advance(ms)
      return opened.draw()
    },
    fed: async () => (await casino.potsOf(id))[0]?.fed,
    pots: () => casino.potsOf(id),
    waiting: async () =>
      (await waiting()).flatMap(({ refs }) => refs.map((ref) => ref.slice(id.length + 1))).sort(),
  }
}

test('a stake that is given back while its round is open has fed nothing and had no chance to win', async () => {
  const pool = open(1n)
  await pool.bet('borrowed', 500)
  await pool.draw()
  expect([await pool.waiting(), await pool.fed()]).toEqual([['borrowed'], 0n])
  await pool.rollBack('borrowed')
  await pool.drawAfter(5_000)
  expect(await pool.pots()).toEqual([{ number: 1, fed: 0n, amount: null }])
  expect(await pool.waiting()).toEqual([])
  await pool.close()
})

/** The database, on which a transaction stays behind a statement with this name until `gate` opens. */
function holding(after: string, gate: Promise<void>, isHeld: () => void): Database {
  return {
    ...db,
    transaction: (work, options) =>
      db.transaction(
        (tx) =>
          work({
            ...tx,
            run: async <Row extends object>(
              name: string,
              text: string,
              values: readonly unknown[],
            ) => {
              const rows = await tx.run<Row>(name, text, values)
              if (name !== after) return rows
              isHeld()
              await gate
              return rows
            },
          }),
        options,
      ),
  }
}

// The embedded database runs one transaction at a time.
test.runIf(testsOnPostgres)(
  'a stake that is given back while the pot is drawn has fed nothing',
  async () => {
    const pool = open(1n)
    await pool.bet('borrowed', 500)
    const [gate, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = holding('jackpot_bets', gate.promise, held.resolve)
    const drawing = drawJackpots({ ...pool.deps, db: slow })
    await held.promise
    await pool.rollBack('borrowed')
    gate.resolve()
    await drawing
    await pool.drawAfter(5_000)
    expect(await pool.pots()).toEqual([{ number: 1, fed: 0n, amount: null }])
    expect(await pool.waiting()).toEqual([])
    await pool.close()
  },
)

test('a bet feeds and may win once its round is over', async () => {
  const pool = open(1n)
  await pool.bet('played', 500)
  await pool.draw()
  await pool.closeRound('played')
  await pool.drawAfter(5_000)
  expect((await pool.pots())[0]).toMatchObject({ number: 1, amount: 505n })
  await pool.close()
})

test('a bet whose round is open is looked at less and less often', async () => {
  const pool = open()
  await pool.bet('forgotten', 500)
  await pool.draw()
  await pool.drawAfter(200_000)
  await pool.closeRound('forgotten')
  await pool.drawAfter(100_000)
  expect(await pool.fed(), 'looked at again before its age has doubled').toBe(0n)
  await pool.drawAfter(100_000)
  expect(await pool.fed()).toBe(50_000n)
  await pool.close()
})

test('bets that were taken together feed where their rounds are over, and the others wait', async () => {
  const pool = open()
  await Promise.all([
    pool.bet('first', 100, true),
    pool.bet('over', 200, true),
    pool.bet('open', 400),
    pool.bet('also over', 800, true),
  ])
  await pool.draw()
  expect([await pool.waiting(), await pool.fed()]).toEqual([['open'], 110_000n])
  await pool.closeRound('open')
  await pool.drawAfter(5_000)
  expect([await pool.waiting(), await pool.fed()]).toEqual([[], 150_000n])
  await pool.close()
})

test('more waiting bets than one transaction takes are all looked at in a turn', async () => {
  const pool = open()
  for (let at = 0; at < 60; at++) await pool.bet(`open ${at}`, 100)
  await pool.bet('over', 100, true)
  await pool.draw()
  expect([(await pool.waiting()).length, await pool.fed()]).toEqual([60, 10_000n])
  await pool.close()
})

// A studio gives back the stake of a round that its player has left untouched, after a day.
test('a stake that is given back after a day has fed nothing and had no chance to win; one whose round does not end feeds once such rounds are closed', async () => {
  const [untouched, forgotten] = [open(1n), open()]
  await untouched.bet('bet', 500)
  await forgotten.bet('bet', 500)
  const drawAfter = async (ms: number) => {
    casino.clock.advance(ms)
    await Promise.all([untouched.draw(), forgotten.draw()])
  }
  for (let hour = 0; hour < 24; hour++) await drawAfter(HOUR_MS)
  await untouched.rollBack('bet')
  for (let hour = 24; hour < 48; hour++) await drawAfter(HOUR_MS)
  await drawAfter(HOUR_MS - 1)
  expect(await untouched.pots()).toEqual([{ number: 1, fed: 0n, amount: null }])
  expect([await untouched.waiting(), await forgotten.fed()]).toEqual([[], 0n])
  await drawAfter(1)
  expect(await forgotten.fed()).toBe(50_000n)
  await Promise.all([untouched.close(), forgotten.close()])
})
