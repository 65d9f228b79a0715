import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { manualClock } from '../../kit/clock.ts'
import { openLog } from '../../kit/log.ts'
import { forgetOldAttempts, takeAttempt } from './rate-limit.ts'

let db: Database
const log = openLog('silent')
const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const take = (key: string, attempts = 3, windowS = 60) =>
  takeAttempt({ db, clock, log }, [{ key, attempts, windowS }], null)

test('a number of attempts is free, then one comes back with each part of the window', async () => {
  expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 0])
  expect(await take('a')).toBe(20)
  clock.advance(19_000)
  expect(await take('a')).toBe(1)
  clock.advance(1000)
  expect(await take('a')).toBe(0)
  expect(await take('a')).toBe(20)
  clock.advance(60_000)
  expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 0])
})

test('the longest wait of several limits counts', async () => {
  const limits = [
    { key: 'account', attempts: 1, windowS: 60 },
    { key: 'address', attempts: 1, windowS: 600 },
  ]
  expect(await takeAttempt({ db, clock, log }, limits, null)).toBe(0)
  expect(await takeAttempt({ db, clock, log }, limits, null)).toBe(600)
})

test('an attempt is charged to all of its limits or to none', async () => {
  const free = { key: 'free', attempts: 2, windowS: 60 }
  const full = { key: 'full', attempts: 1, windowS: 60 }
  const first = { key: 'a-first', attempts: 1, windowS: 60 }
  expect(await takeAttempt({ db, clock, log }, [full], null)).toBe(0)
  for (let refused = 0; refused < 5; refused++)
    expect(await takeAttempt({ db, clock, log }, [first, full, free], null)).toBe(60)
  expect(await takeAttempt({ db, clock, log }, [first, free], null)).toBe(0)
  expect(await takeAttempt({ db, clock, log }, [free], null)).toBe(0)
})

test('only callers who get in are charged when several come at once and share one of two limits', async () => {
  const shared = { key: 'shared', attempts: 3, windowS: 60 }
  const names = Array.from({ length: 10 }, (_, index) => ({
    key: `own/${index}`,
    attempts: 1,
    windowS: 60,
  }))
  const waits = await Promise.all(
    names.map((own) => takeAttempt({ db, clock, log }, [own, shared], null)),
  )
  const again = await Promise.all(names.map((own) => takeAttempt({ db, clock, log }, [own], null)))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  expect(again.map((wait) => wait === 0)).toEqual(waits.map((wait) => wait > 0))
})

test('a limit that was met is written down once in its window, without the caller', async () => {
  const limit = { key: 'met/somebody', attempts: 2, windowS: 60 }
  const met = async () =>
    (
      await db.run<{ count: number }>(
        'test_met',
        "select count(*)::int from security_event where subject = 'met'",
        [],
      )
    )[0]?.count
  for (let attempt = 0; attempt < 20; attempt++)
    await takeAttempt({ db, clock, log }, [limit], 'r1')
  expect(await met()).toBe(1)
  clock.advance(60_000)
  for (let attempt = 0; attempt < 20; attempt++)
    await takeAttempt({ db, clock, log }, [limit], null)
  expect(await met()).toBe(2)
  for (let attempt = 0; attempt < 20; attempt++)
    await takeAttempt({ db, clock, log }, [{ ...limit, key: 'met/usual', isOrdinary: true }], null)
  expect(await met()).toBe(2)
})

test('callers that come at once are counted one by one', async () => {
  const waits = await Promise.all(Array.from({ length: 10 }, () => take('at once')))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
})

test('limits that have run out are forgotten', async () => {
  await take('old')
  clock.advance(3_600_000)
  await take('young')
  await forgetOldAttempts({ db, clock })
  const rows = await db.run<{ key: string }>('test_rates', 'select key from rate_limit', [])
  expect(rows.map(({ key }) => key)).toEqual(['young'])
})

test('a limit of an IPv6 network that was met is written down without any part of its address', async () => {
  for (const network of ['2001:db8:0:1::/64', '2001:db8:2::/48']) {
    const limit = { key: `met-network/address/${network}`, attempts: 1, windowS: 60 }
    for (let attempt = 0; attempt < 2; attempt++)
      await takeAttempt({ db, clock, log }, [limit], null)
  }
  const rows = await db.run(
    'test_met_network',
    "select subject from security_event where subject like 'met-network%'",
    [],
  )
  expect(rows).toEqual([{ subject: 'met-network/address' }, { subject: 'met-network/address' }])
})
