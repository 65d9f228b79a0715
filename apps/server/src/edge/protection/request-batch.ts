import type { IncomingMessage } from 'node:http'
import { openLanes } from '#rules/lanes.ts'
import type { Answerer } from './connection-queue.ts'

/** The budget of answers of one kind in one turn of the loop. */
export interface TurnBudget {
  count: number
  /** A cached page takes 0.25 ms. */
  ms: number
  /** Bytes that are handed to the network, which takes about a millisecond for a megabyte. */
  bytes: number
}

/**
 * An urgent call goes on by itself after it was begun, so that its time is not seen here: the count
 * bounds it.
 */
export const URGENT_IN_TURN: TurnBudget = { count: 32, ms: 4, bytes: 500_000 }
export const OTHERS_IN_TURN: TurnBudget = { count: 64, ms: 3, bytes: 500_000 }
/**
 * An urgent call takes several turns, because it waits for the database. While some are under way,
 * the other answers leave the loop free sooner.
 */
export const OTHERS_BESIDE_URGENT: TurnBudget = { count: 16, ms: 1, bytes: 100_000 }
const BESIDE_MS = 1000
/**
 * Most urgent calls of one address that are begun in a turn while more wait than one turn answers.
 */
export const URGENT_OF_ADDRESS = 8

/**
 * Requests that arrive in one turn, up to this number, are answered in their order for any sender.
 */
const FEW = 32

export interface TurnOptions {
  isUrgent(request: IncomingMessage): boolean
  /**
   * Returns the address that counts as one caller. Called only when more has arrived than one turn
   * answers.
   */
  addressOf(request: IncomingMessage): string
  /** A clock for measuring, in ms. */
  nowMs?(): number
}

type Call = Parameters<Answerer>

/**
 * Answers the requests of one turn of the loop at its end, in one go. Answered between reading and
 * reading, each would wake its caller by itself, and the processor would change between the two
 * kinds of work for each. `npm run bench -- http` compares it with one that answers each at once.
 * Urgent requests are answered first. Each kind has a budget in a turn, and addresses take turns: a
 * caller with thousands of requests holds up another caller by a few of them.
 */
export function together(
  answer: Answerer,
  { isUrgent, addressOf, nowMs = () => performance.now() }: TurnOptions,
): Answerer {
  const urgent = openLine(addressOf, URGENT_OF_ADDRESS)
  const others = openLine(addressOf, Number.POSITIVE_INFINITY)
  let isPlanned = false
  let lastUrgentMs = Number.NEGATIVE_INFINITY

  function answerSome(): void {
    isPlanned = false
    answerWithin(URGENT_IN_TURN, urgent)
    const isBeside = nowMs() - lastUrgentMs < BESIDE_MS
    answerWithin(isBeside ? OTHERS_BESIDE_URGENT : OTHERS_IN_TURN, others)
    if (urgent.size() + others.size() > 0) plan()
  }

  function answerWithin(budget: TurnBudget, line: Line): void {
    const endMs = nowMs() + budget.ms
    let { count, bytes } = budget
    for (const [request, response] of line.calls()) {
      const { socket } = request
      if (!socket.destroyed) {
        const before = socket.writableLength
        answer(request, response)
        bytes -= socket.writableLength - before
      }
      if (--count === 0 || bytes <= 0 || nowMs() >= endMs) return
    }
  }

  function plan(): void {
    if (isPlanned) return
    isPlanned = true
    setImmediate(answerSome)
  }

  return (request, response) => {
    const comesFirst = isUrgent(request)
    if (comesFirst) lastUrgentMs = nowMs()
    const line = comesFirst ? urgent : others
    line.add([request, response])
    plan()
  }
}

interface Line {
  add(call: Call): void
  /** Takes one call after the other out of the line, as long as more are requested. */
  calls(): Iterable<Call>
  size(): number
}

/**
 * Calls in the order of their arrival while there are few; else one of each address after the
 * other.
 */
function openLine(addressOf: (request: IncomingMessage) => string, ofAddress: number): Line {
  let fresh: Call[] = []
  /** Waiting calls by address, in the order in which the addresses come next. */
  const waiting = new Map<string, Call[]>()
  const laneOf = openLanes(waiting)
  let waits = 0

  function keep(call: Call): void {
    const lane = laneOf(addressOf(call[0]))
    const calls = waiting.get(lane)
    if (calls) calls.push(call)
    else waiting.set(lane, [call])
    waits++
  }

  function* inOrder(calls: Call[]): Generator<Call> {
    let at = 0
    try {
      while (at < calls.length) yield calls[at++] as Call
    } finally {
      for (; at < calls.length; at++) keep(calls[at] as Call)
    }
  }

  function* inTurns(): Generator<Call> {
    const begun = new Map<string, number>()
    const later = new Map<string, Call[]>()
    try {
      for (const [address, calls] of waiting) {
        waiting.delete(address)
        const next = calls.shift() as Call
        const count = (begun.get(address) ?? 0) + 1
        begun.set(address, count)
        // Behind all others: this loop comes to it again, unless the address has had its share.
        if (calls.length > 0) (count < ofAddress ? waiting : later).set(address, calls)
        waits--
        yield next
      }
    } finally {
      for (const [address, calls] of later) waiting.set(address, calls)
    }
  }

  return {
    add: (call) => void fresh.push(call),
    size: () => waits + fresh.length,
    calls() {
      const arrived = fresh
      fresh = []
      if (waits === 0 && arrived.length <= FEW) return inOrder(arrived)
      for (const call of arrived) keep(call)
      return inTurns()
    },
  }
}
