import { expect, test } from 'vitest'
import { isOffAir, ROOMS, scheduledAt, streamsAt } from './rooms.ts'

const HOUR_MS = 3_600_000
const NINE = Date.parse('2026-11-27T09:20:00Z')

test('a stream began with its hour, and its host plays until the next one', () => {
  const [parlour] = streamsAt(NINE)
  expect(parlour).toMatchObject({
    sessionId: 'parlour-spins',
    startTimestamp: '2026-11-27T09:00:00.000Z',
  })
  expect(streamsAt(NINE + HOUR_MS)[0]?.host, 'another host').not.toBe(parlour?.host)
  expect(streamsAt(NINE + 2 * HOUR_MS)[0]?.host).toBe(parlour?.host)
})

test('a scheduled stream is on the air when its time comes', () => {
  const [at, ...later] = scheduledAt(NINE)
  expect(at?.scheduledStartTime).toBe('2026-11-27T10:00:00.000Z')
  for (const { scheduledStartTime, ...stream } of [at ?? { scheduledStartTime: '' }, ...later])
    expect(streamsAt(Date.parse(scheduledStartTime))).toContainEqual({
      ...stream,
      startTimestamp: scheduledStartTime,
    })
})

test('a room that pauses comes back an hour later', () => {
  const onAir = [NINE, NINE + HOUR_MS].map((time) =>
    streamsAt(time).some(({ sessionId }) => sessionId === 'balcony-spins'),
  )
  expect(onAir.toSorted()).toEqual([false, true])
  expect([NINE, NINE + HOUR_MS].map((time) => !isOffAir('balcony-spins', time))).toEqual(onAir)
  expect(isOffAir('lamp-room-live', NINE), 'a table is no room').toBe(false)
  expect(ROOMS).toHaveLength(3)
})
