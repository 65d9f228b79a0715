import { openLanes } from '#rules/lanes.ts'
import { siteOf } from '#rules/network.ts'
import { currentCaller } from '../kit/caller.ts'
import { DatabaseDown } from '../kit/refusal.ts'
import type { Connection } from './connection.ts'

interface Waiting {
  begin(): void
  timer: NodeJS.Timeout
}

/** Equal to the time that a pool waits for a connection. */
const LONGEST_WAIT_MS = 10_000
/** Part of the connections of callers that one of them may hold. */
const SHARE_OF_ONE = 1 / 3

export interface LineLimits {
  /** Most connections that all callers hold at a time, and that one of them holds. */
  most: number
  mostOfOne?: number
  longestWaitMs?: number
}

/**
 * Lets what visitors and players request hold `most` connections at a time: the others are left to
 * wallet calls, callbacks and jobs, which would wait behind thousands of questions otherwise.
 * Callers take turns, so that one with many questions delays another by one only; the networks of
 * an IPv6 /48 have the turns of ten, and hold as much as one: questions that wait for each other in
 * the database would otherwise hold all that there is. Throws DatabaseDown for a question that gets
 * no connection in time.
 */
export function openConnectionLine(
  take: () => Promise<Connection>,
  { most, mostOfOne = Math.ceil(most * SHARE_OF_ONE), longestWaitMs = LONGEST_WAIT_MS }: LineLimits,
): () => Promise<Connection> {
  /** The calls that wait, by caller, in the order in which the callers come next. */
  const waiting = new Map<string, Waiting[]>()
  const laneOf = openLanes(waiting)
  const heldBy = new Map<string, number>()
  let held = 0

  return async function takeInTurn() {
    const caller = currentCaller()
    if (caller === null) return take()
    if (held < most && mayHold(caller)) hold(caller)
    else await placeIn(laneOf(caller))
    try {
      return givingBack(await take(), caller)
    } catch (error) {
      giveBack(caller)
      throw error
    }
  }

  function mayHold(caller: string): boolean {
    return (heldBy.get(siteOf(caller)) ?? 0) < mostOfOne
  }

  function hold(caller: string): void {
    held += 1
    heldBy.set(siteOf(caller), (heldBy.get(siteOf(caller)) ?? 0) + 1)
  }

  function giveBack(caller: string): void {
    held -= 1
    const left = (heldBy.get(siteOf(caller)) ?? 1) - 1
    if (left > 0) heldBy.set(siteOf(caller), left)
    else heldBy.delete(siteOf(caller))
    beginNext()
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

  /** The place goes to the caller who comes next and may hold one more, or stays free. */
  function beginNext(): void {
    for (const [lane, line] of waiting) {
      if (!mayHold(lane)) continue
      const first = line.shift()
      waiting.delete(lane)
      if (line.length > 0) waiting.set(lane, line)
      hold(lane)
      clearTimeout(first?.timer)
      first?.begin()
      return
    }
  }

  function givingBack({ query, release }: Connection, caller: string): Connection {
    return {
      query,
      release(broken) {
        release(broken)
        giveBack(caller)
      },
    }
  }
}
