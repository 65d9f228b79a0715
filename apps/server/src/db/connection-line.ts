import { openLanes } from '#rules/lanes.ts'
import { whoAsks } from '../kit/asking.ts'
import { DatabaseDown } from '../kit/refusal.ts'
import type { Connection } from './connection.ts'

interface Waiting {
  begin(): void
  timer: NodeJS.Timeout
}

/** As long as a pool waits for a connection. */
const LONGEST_WAIT_MS = 10_000

/**
 * Lets what visitors and players ask for hold `most` connections at a time: the others are left to
 * wallet calls, callbacks and jobs, which would wait behind thousands of questions otherwise.
 * Callers take turns, so that one with many questions delays another by one only; the networks of
 * an IPv6 /48 have the turns of ten. Throws DatabaseDown for a question that gets no connection in
 * time.
 */
export function openConnectionLine(
  take: () => Promise<Connection>,
  most: number,
  longestWaitMs = LONGEST_WAIT_MS,
): () => Promise<Connection> {
  /** Those that wait, by caller, in the order in which the callers come next. */
  const waiting = new Map<string, Waiting[]>()
  const laneOf = openLanes(waiting)
  let held = 0

  return async function takeInTurn() {
    const caller = whoAsks()
    if (caller === null) return take()
    if (held < most) held += 1
    else await placeIn(laneOf(caller))
    try {
      return givingBack(await take())
    } catch (error) {
      passOn()
      throw error
    }
  }

  function placeIn(lane: string): Promise<void> {
    return new Promise((begin, refuse) => {
      const timer = setTimeout(() => {
        leave(lane, mine)
        refuse(new DatabaseDown('No connection to the database was free in time.', null))
      }, longestWaitMs)
      const mine = { begin, timer }
      const line = waiting.get(lane)
      if (line) line.push(mine)
      else waiting.set(lane, [mine])
    })
  }

  function leave(lane: string, one: Waiting): void {
    const left = waiting.get(lane)?.filter((each) => each !== one) ?? []
    if (left.length > 0) waiting.set(lane, left)
    else waiting.delete(lane)
  }

  /** The place goes to the caller who comes next, or is free. */
  function passOn(): void {
    const [next] = waiting
    if (!next) {
      held -= 1
      return
    }
    const [lane, line] = next
    const first = line.shift()
    waiting.delete(lane)
    if (line.length > 0) waiting.set(lane, line)
    clearTimeout(first?.timer)
    first?.begin()
  }

  function givingBack({ query, release }: Connection): Connection {
    return {
      query,
      release(broken) {
        release(broken)
        passOn()
      },
    }
  }
}
