import * as v from 'valibot'
import { drawPoint, HIGHEST_POINT } from './draws.ts'
import { type Game, payOut } from './game.ts'
import { parsed, HUNDREDS as STAKES } from './parsed.ts'

export interface CrashChoice {
  stake: number
  /** Cash out by itself at this multiplier, in hundredths. */
  autoAt: number | null
}

export interface CrashState extends CrashChoice {
  /** Where the flight ends, in hundredths; hidden until then. */
  point: number
  /** Where the player got out, in hundredths. */
  cashedAt: number | null
  over: boolean
}

export type CrashAction = { kind: 'cash-out' } | { kind: 'end' }

/** The multiplier after t ms is e^(GROWTH × t). */
const GROWTH = 0.00012
const LOWEST_CASH_OUT = 101

const choice = v.object({
  stake: v.picklist(STAKES),
  autoAt: v.optional(
    v.nullable(
      v.pipe(v.number(), v.safeInteger(), v.minValue(LOWEST_CASH_OUT), v.maxValue(HIGHEST_POINT)),
    ),
    null,
  ),
})
const action = v.object({ kind: v.literal('cash-out') })

/**
 * Crash: the chance to reach a multiplier m is 0.99 / m, so every moment of getting out returns 99
 * % on average.
 */
export function crashGame(): Game<CrashChoice, CrashState, CrashAction> {
  return {
    stakes: STAKES,
    rtpBasisPoints: 9900,
    rtpIsLowest: false,
    topWin: HIGHEST_POINT / 100,
    provable: true,
    readChoice: (given) => parsed(choice, given),
    readAction: (given) => parsed(action, given),
    stakeOf: (given) => given.stake,
    start: (given, random) => ({ ...given, point: drawPoint(random), cashedAt: null, over: false }),
    act,
    winOf: (state) => (state.over ? payOut(state.stake, state.cashedAt ?? 0) : null),
    show: ({ point, ...open }) => (open.over ? { ...open, point } : open),
    endsBy: (state) => ({
      afterMs: timeTo(exitOf(state)),
      action: { kind: 'end' },
      fairAlone: state.autoAt !== null,
    }),
    describe: () => ({ kind: 'crash', growth: GROWTH, highest: HIGHEST_POINT }),
  }
}

/** The multiplier in hundredths that shows `elapsedMs` after the start. */
export function multiplierAt(elapsedMs: number): number {
  return Math.min(Math.floor(100 * Math.exp(GROWTH * Math.max(0, elapsedMs))), HIGHEST_POINT)
}

function timeTo(hundredths: number): number {
  return Math.ceil(Math.log(hundredths / 100) / GROWTH)
}

/**
 * Where the round ends if the player does nothing more. A flight that reaches the very exit pays
 * it.
 */
function exitOf({ autoAt, point }: CrashState): number {
  return Math.min(autoAt ?? HIGHEST_POINT, point)
}

function act(state: CrashState, given: CrashAction, elapsedMs: number): CrashState | null {
  if (state.over) return null
  const exit = exitOf(state)
  const ended = elapsedMs >= timeTo(exit)
  if (given.kind === 'end')
    return ended ? finish(state, exit === (state.autoAt ?? HIGHEST_POINT) ? exit : null) : null
  // An action that comes after the end finds the round as the end would have left it.
  if (ended) return act(state, { kind: 'end' }, elapsedMs)
  const at = multiplierAt(elapsedMs)
  return at < LOWEST_CASH_OUT ? null : finish(state, at)
}

function finish(state: CrashState, cashedAt: number | null): CrashState {
  return { ...state, cashedAt, over: true }
}
