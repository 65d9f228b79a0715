import { EventEmitter } from 'node:events'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { openUnreadSockets } from './unread-sockets.ts'

const BOUNDS = { ofSocket: 1_000_000, ofAddress: 2_000_000, inAll: 3_000_000 }

let lines: string[]
let unread: ReturnType<typeof openUnreadSockets>
beforeEach(() => {
  lines = []
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) })
  unread = openUnreadSockets(log, BOUNDS)
})

/** A connection whose client reads when the test lets it. */
class Line extends EventEmitter {
  bufferedAmount = 0
  isOpen = true
  readonly #look: () => void

  constructor(ip = '192.0.2.1') {
    super()
    this.#look = unread.watch(this, { requestId: 'r', ip })
  }

  wait(bytes: number): this {
    this.bufferedAmount = bytes
    this.#look()
    return this
  }

  terminate(): void {
    this.isOpen = false
  }
}

const stay = (...lines: Line[]) => lines.map(({ isOpen }) => isOpen)
const bounds = () => lines.map((line) => JSON.parse(line).bound)

test('a socket for which too much waits is ended, and no other', () => {
  const [one, other] = [new Line(), new Line().wait(900_000)]
  one.wait(1_000_001)
  expect(stay(one, other)).toEqual([false, true])
  expect(bounds()).toEqual(['ofSocket'])
})

test('when much waits for one address, its socket with most of it is ended first, and those of others stay', () => {
  const other = new Line('198.51.100.1').wait(950_000)
  const [small, large, newest] = [600_000, 900_000, 0].map((bytes) => new Line().wait(bytes))
  newest?.wait(500_000)
  expect(stay(other, small as Line, large as Line, newest as Line)).toEqual([
    true,
    true,
    true,
    true,
  ])
  newest?.wait(500_001)
  expect(stay(other, small as Line, large as Line, newest as Line)).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect(bounds()).toEqual(['ofAddress'])
})

test('the bound for all sockets ends the one with the most unread bytes, also when another one was written to', () => {
  const some = [900_000, 700_000, 600_000, 700_000].map((bytes, at) =>
    new Line(`198.51.100.${at}`).wait(bytes),
  )
  expect(stay(...some)).toEqual([true, true, true, true])
  const last = new Line('203.0.113.1').wait(100_001)
  expect(stay(...some, last)).toEqual([false, true, true, true, true])
  expect(bounds()).toEqual(['inAll'])
})

test('messages that were read, and sockets that have gone, make room', () => {
  const some = [900_000, 900_000].map((bytes) => new Line().wait(bytes))
  some[0]?.wait(0)
  some[1]?.emit('close')
  expect(stay(...some, new Line().wait(999_999), new Line().wait(999_999))).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test('little that is on its way to many clients is not counted', () => {
  const some = Array.from({ length: 1000 }, () => new Line().wait(16_000))
  expect(stay(...some)).not.toContain(false)
})
