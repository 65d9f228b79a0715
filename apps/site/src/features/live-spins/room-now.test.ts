import { expect, test } from 'vitest'
import { roomNow } from './room-now.ts'

const balcony = { sessionId: 'balcony', room: 'Balcony', host: 'Ilse' }
const later = { ...balcony, host: 'Teodor', scheduledStartTime: '2026-11-30T11:00:00Z' }

test('a room has its name and the host who plays now, and follows the next one', () => {
  const before = roomNow({ status: 'open', now: [balcony], later: [later] }, 'balcony')
  expect(before).toEqual({ name: 'Balcony', host: 'Ilse', isOffAir: false })
  const after = roomNow(
    { status: 'open', now: [{ ...balcony, host: 'Teodor' }], later: [] },
    'balcony',
  )
  expect(after.host).toBe('Teodor')
})

test('a room that has gone off the air has no host, and the name that is scheduled', () => {
  const now = roomNow({ status: 'open', now: [], later: [later] }, 'balcony')
  expect(now).toEqual({ name: 'Balcony', host: null, isOffAir: true })
})

test('a room is not called off the air before the list of rooms is there', () => {
  for (const status of ['loading', 'failed'] as const)
    expect(roomNow({ status }, 'balcony')).toEqual({ name: null, host: null, isOffAir: false })
})
