import { expect, it } from 'vitest'
import { touchWaits } from './touch-waits.ts'

function event(id: string, type: string, at: number, arrivedAt: number) {
  const id2 = { local: id }
  return [
    { name: 'EventLatency', ph: 'b', ts: at, id2, args: { event_latency: { event_type: type } } },
    { name: 'GenerationToBrowserMain', ph: 'b', ts: at, id2 },
    { name: 'GenerationToBrowserMain', ph: 'e', ts: arrivedAt, id2 },
  ]
}

it('a touch waited as long as it took the browser to hear of it, in milliseconds and in the order of the touches', () => {
  const first = [
    ...event('0x1', 'TOUCH_PRESSED', 1000, 301_000),
    ...event('0x2', 'TOUCH_RELEASED', 1500, 301_500),
  ]
  const second = [
    ...event('0x3', 'TOUCH_PRESSED', 900_000, 920_000),
    ...event('0x4', 'TOUCH_RELEASED', 900_500, 915_500),
  ]
  expect(touchWaits([...second, ...first])).toEqual([300, 15])
})

it('events that a touch causes, and keys, are not counted', () => {
  const touch = [
    ...event('0x1', 'TOUCH_PRESSED', 0, 8000),
    ...event('0x2', 'TOUCH_RELEASED', 0, 8000),
  ]
  expect(
    touchWaits([
      ...touch,
      ...event('0x5', 'GESTURE_TAP', 0, 70_000),
      ...event('0x6', 'KEY_PRESSED', 0, 400),
    ]),
  ).toEqual([8])
})

it('a touch of which only half was seen is an error', () => {
  expect(() => touchWaits(event('0x1', 'TOUCH_PRESSED', 0, 8000))).toThrow(
    '1 touches were seen to begin, and 0 to end.',
  )
})
