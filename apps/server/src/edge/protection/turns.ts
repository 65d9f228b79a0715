import { openCallerCounts } from '#rules/caller-counts.ts'
import { openLanes } from '#rules/lanes.ts'
import type { Clock } from '../../kit/clock.ts'

/**
 * Error for a page or query that is not made now: its caller has too many under way (429), or all
 * callers together have (503).
 */
export class NoTurnNow extends Error {
  override readonly name = 'NoTurnNow'
  readonly status: 429 | 503

  constructor(status: 429 | 503, reason: string) {
    super(reason)
    this.status = status
  }
}

export interface TurnsOptions {
  clock: Clock
  /**
   * Most pages or queries of one address that are made or wait; ten times as many of an IPv6 /48.
   */
  mostOfAddress: number
  /** Most pages or queries of all addresses that wait. */
  mostWaiting: number
  /** Longest wait, in ms: after it the visitor has probably left, or pressed again. */
  longestWaitMs: number
}

interface Turn {
  sinceMs: number
  begin(): void
  refuse(error: NoTurnNow): void
}

/**
 * Makes one page or query at a time. Addresses take turns, so that an address with many delays
 * another address by one only. When too many wait, the last one of the address with the most is
 * dropped for an address with fewer. The networks of an IPv6 /48 have the turns of ten.
 */
export function openTurns({ clock, mostOfAddress, mostWaiting, longestWaitMs }: TurnsOptions) {
  /** The turns that wait, by address, in the order in which the addresses come next. */
  const waiting = new Map<string, Turn[]>()
  const laneOf = openLanes(waiting)
  const underWay = openCallerCounts(mostOfAddress)
  let count = 0
  let isMaking = false

  /** Calls `make` when its turn has come; throws NoTurnNow when it gets none. */
  return async function inTurn<T>(address: string, make: () => Promise<T>): Promise<T> {
    if (!underWay.hasRoom(address))
      throw new NoTurnNow(429, 'Too much is under way for this address.')
    const lane = laneOf(address)
    if (count >= mostWaiting) makeRoom(lane)
    const leave = underWay.add(address)
    try {
      await turnOf(lane)
      try {
        return await make()
      } finally {
        isMaking = false
        beginNext()
      }
    } finally {
      leave()
    }
  }

  function turnOf(lane: string): Promise<void> {
    return new Promise((begin, refuse) => {
      const line = waiting.get(lane) ?? []
      waiting.set(lane, line)
      line.push({ sinceMs: clock.nowMs(), begin, refuse })
      count++
      beginNext()
    })
  }

  function beginNext(): void {
    for (const [lane, line] of waiting) {
      if (isMaking) return
      const turn = line.shift() as Turn
      count--
      waiting.delete(lane)
      // The lane goes to the end of the order.
      if (line.length > 0) waiting.set(lane, line)
      if (clock.nowMs() - turn.sinceMs > longestWaitMs)
        turn.refuse(new NoTurnNow(503, 'It had to wait too long.'))
      else {
        isMaking = true
        turn.begin()
      }
    }
  }

  function makeRoom(lane: string): void {
    const longest = [...waiting.values()].reduce(
      (one, other) => (other.length > one.length ? other : one),
      [],
    )
    const isFull = new NoTurnNow(503, 'Too much is under way.')
    if (longest.length <= (waiting.get(lane)?.length ?? 0) + 1) throw isFull
    count--
    longest.pop()?.refuse(isFull)
  }
}

export type Turns = ReturnType<typeof openTurns>
