import type { IncomingMessage } from 'node:http'
import type { Answerer } from './few-of-connection.ts'

/** Requests that are not urgent, of all callers, in one turn of the loop. A cached page takes 0.25 ms. */
export const MOST_IN_TURN_OF_ALL = 32
/** Urgent requests of all callers in one turn. To refuse a wallet call without a signature takes 0.05 ms. */
export const MOST_URGENT_IN_TURN = 128

export interface TurnOptions {
  isUrgent(request: IncomingMessage): boolean
  /** What is counted as one caller. Asked only when more has arrived than one turn answers. */
  addressOf(request: IncomingMessage): string
}

type Call = Parameters<Answerer>

/**
 * Answers the requests of one turn of the loop at its end, in one go. Answered between reading and reading, each would wake its caller
 * by itself, and the processor would change between the two kinds of work for each. `npm run bench -- http` compares it with one that answers each at once.
 * Urgent requests are answered first. Of each kind a bounded number is answered in a turn, and addresses take turns: a caller with
 * thousands of requests holds up another caller by a few of them.
 */
export function together(answer: Answerer, { isUrgent, addressOf }: TurnOptions): Answerer {
  const urgent = openLine(addressOf)
  const others = openLine(addressOf)
  let isPlanned = false

  function answerSome(): void {
    isPlanned = false
    answerAll(urgent.take(MOST_URGENT_IN_TURN))
    answerAll(others.take(MOST_IN_TURN_OF_ALL))
    if (urgent.size() + others.size() > 0) plan()
  }

  function answerAll(calls: Call[]): void {
    for (const [request, response] of calls) if (!request.socket.destroyed) answer(request, response)
  }

  function plan(): void {
    if (isPlanned) return
    isPlanned = true
    setImmediate(answerSome)
  }

  return (request, response) => {
    const line = isUrgent(request) ? urgent : others
    line.add([request, response])
    plan()
  }
}

interface Line {
  add(call: Call): void
  take(most: number): Call[]
  size(): number
}

/** Calls in the order of their arrival, as long as all of them fit into a turn; else one of each address after the other. */
function openLine(addressOf: (request: IncomingMessage) => string): Line {
  let fresh: Call[] = []
  /** By address, in the order in which the addresses come next. */
  const waiting = new Map<string, Call[]>()
  let waits = 0

  function keep(call: Call): void {
    const address = addressOf(call[0])
    const calls = waiting.get(address)
    if (calls) calls.push(call)
    else waiting.set(address, [call])
    waits++
  }

  function takeInTurns(most: number): Call[] {
    const taken: Call[] = []
    for (const [address, calls] of waiting) {
      if (taken.length === most) break
      taken.push(calls.shift() as Call)
      waits--
      waiting.delete(address)
      // Behind all others: the loop over the map comes to it again.
      if (calls.length > 0) waiting.set(address, calls)
    }
    return taken
  }

  return {
    add: (call) => void fresh.push(call),
    size: () => waits + fresh.length,
    take(most) {
      const arrived = fresh
      fresh = []
      if (waits === 0 && arrived.length <= most) return arrived
      for (const call of arrived) keep(call)
      return takeInTurns(most)
    },
  }
}
