import type { Clock } from '../../kit/clock.ts'
import { openTurns } from '../protection/turns.ts'

/**
 * The work that begins in one turn of the loop, in units: a value of an answer, or a character of a
 * text that has to be read, takes about one.
 */
export const MOST_UNITS_AT_ONCE = 5000
/** Characters of a request, which has to be taken apart before anything is known of it. */
const CHARACTERS_OF_A_UNIT = 20
/** There may be an office behind one address, and our pages request a few things at a time. */
const USUAL = { mostOfAddress: 200, mostWaiting: 1000, longestWaitMs: 20_000 }
/** Sockets are few, and each has a few operations at a time. */
const WITHOUT_LIMITS = { mostOfAddress: Infinity, mostWaiting: Infinity, longestWaitMs: Infinity }

/** Null when the work may begin at once, and else a promise that settles when its turn has come. */
type TakeTurn = (addressOf: () => string, units: number) => Promise<void> | null

export interface QueryTurns {
  /** Takes a turn for a request. Throws NoTurnNow when it gets none. */
  ofRequest: TakeTurn
  /** Takes a turn for an operation of a live socket, and for each of its events. */
  ofSocket: TakeTurn
}

/** Returns the units that it takes to take a request apart. */
export function unitsOfRequest(text: string): number {
  return text.length / CHARACTERS_OF_A_UNIT
}

/**
 * When queries may be worked on: a little in each turn of the loop, and the addresses one after the
 * other. A query is worked out in one go, so that without this a wallet call would wait for all
 * queries that have arrived with it.
 */
export function openQueryTurns(clock: Clock, limits = USUAL): QueryTurns {
  let begun = 0

  function begin(units: number): void {
    if (begun === 0)
      setImmediate(() => {
        begun = 0
      })
    begun += Math.max(1, units)
  }

  function openLine(inTurn: ReturnType<typeof openTurns>): TakeTurn {
    return (addressOf, units) => {
      if (begun + units <= MOST_UNITS_AT_ONCE) {
        begin(units)
        return null
      }
      return new Promise((start, refuse) => {
        const make = async () => {
          while (begun > 0 && begun + units > MOST_UNITS_AT_ONCE)
            await new Promise<void>((done) => setImmediate(done))
          begin(units)
          const beganMs = performance.now()
          start()
          if (2 * units <= MOST_UNITS_AT_ONCE) return
          // Other work that waits for the loop gets as much time as this has taken, however slow
          // the machine is.
          await new Promise<void>((done) => setImmediate(done))
          await new Promise((done) => setTimeout(done, performance.now() - beganMs))
        }
        inTurn(addressOf(), make).catch(refuse)
      })
    }
  }

  return {
    ofRequest: openLine(openTurns({ clock, ...limits })),
    ofSocket: openLine(openTurns({ clock, ...WITHOUT_LIMITS })),
  }
}
