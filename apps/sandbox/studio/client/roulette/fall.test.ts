import { expect, test } from 'vitest'
import { fallInto } from './fall.ts'
import { angleOf, POCKET, TRACK } from './wheel-painting.ts'

test('a ball begins to fall where it ran, and comes to rest in the pocket of its number', () => {
  for (const [number, turn, angle] of [
    [0, 0, 0],
    [17, 3.3, -12.5],
    [32, 50.1, 0.4],
    [26, 0.01, -6.2],
  ] as const) {
    const fall = fallInto(number, turn, angle)
    expect([fall.turn(0), fall.ball(0)]).toEqual([turn, { angle, distance: TRACK }])
    const { angle: end, distance } = fall.ball(1)
    expect(distance).toBeCloseTo(POCKET)
    expect(Math.cos(end - fall.turn(1) - angleOf(number))).toBeCloseTo(1)
    // At least two rounds, all of them against the wheel.
    expect(end).toBeLessThanOrEqual(angle - Math.PI * 4)
  }
})
