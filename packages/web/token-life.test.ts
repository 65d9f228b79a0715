import { expect, test } from 'vitest'
import { holdToken } from './token-life.ts'

const ISSUED_S = 1_800_000_000
const HOUR_MS = 3_600_000

function open(claims: object = { iat: ISSUED_S, exp: ISSUED_S + 600 }, aheadMs = 0) {
  const clock = { wallMs: ISSUED_S * 1000 + aheadMs, steadyMs: 0 }
  const held = holdToken({ wall: () => clock.wallMs, steady: () => clock.steadyMs })
  held.take(`h.${btoa(JSON.stringify(claims))}.s`)
  return {
    clock,
    isOver: held.isOver,
    pass(ms: number) {
      clock.wallMs += ms
      clock.steadyMs += ms
    },
  }
}

test.each([0, 11 * 60_000, HOUR_MS, -HOUR_MS, 8766 * HOUR_MS])(
  'a token lives as long where the clock is %i ms ahead',
  (aheadMs) => {
    const { isOver, pass } = open(undefined, aheadMs)
    pass(594_999)
    expect(isOver()).toBe(false)
    pass(1)
    expect(isOver()).toBe(true)
  },
)

test('a clock that is put back makes no token live longer', () => {
  const { clock, isOver, pass } = open()
  pass(300_000)
  clock.wallMs -= HOUR_MS
  pass(295_000)
  expect(isOver()).toBe(true)
})

test('a token is over after a sleep through which the steady clock stood still', () => {
  const { clock, isOver } = open()
  clock.wallMs += HOUR_MS
  expect(isOver()).toBe(true)
})

test('a text that is no token, or does not say how long it lives, counts as over', () => {
  expect(open({}).isOver()).toBe(true)
  expect(open({ exp: ISSUED_S + 600 }).isOver()).toBe(true)
})
