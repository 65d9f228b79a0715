import type { Shares } from '../market.ts'
import type { Words } from '../sport.ts'
import { placeOf, type RaceCourse } from './race-play.ts'

/** Codes of the kinds of a race's markets; they stand in ids. */
export const WIN = 0
export const PLACE = 1
export const FORECAST = 2
export const VOID: Shares = { won: 0, half_won: 0, void: 1, half_lost: 0, lost: 0 }

export interface RaceResults {
  /** Result of a selection; selections are counted from 0. */
  resultOf(code: number, selection: number): Shares
  deadHeatOf(code: number, selection: number): { places: number; tied: number } | undefined
  reasonOf(code: number, selection: number): Words
}

/**
 * Opens the results of each selection of a finished race. `places` are paid as places; where there
 * are none, bets on a place are void.
 */
export function openResults({ finish, withdrawn }: RaceCourse, places: number): RaceResults {
  const pairs = pairsOf(withdrawn.length)
  const paid = (code: number) => (code === WIN ? 1 : places)

  return {
    resultOf(code, selection) {
      const [first, second] =
        code === FORECAST ? (pairs[selection] ?? [0, 0]) : [selection, selection]
      const [mine, theirs] = [placeOf(finish, first), placeOf(finish, second)]
      if (!mine || !theirs || paid(code) === 0) return VOID
      if (code !== FORECAST) return plain(mine.place <= paid(code) ? 1 : 0)
      return plain(
        mine.place === 1 && (mine.tied > 1 ? theirs.place === 1 : theirs.place === 2) ? 1 : 0,
      )
    },
    deadHeatOf(code, selection) {
      if (code === FORECAST) {
        const [first, second] = pairs[selection] ?? [0, 0]
        const [ahead, behind] = [first, second].map((horse) => placeOf(finish, horse)?.tied ?? 1)
        // Horses that tie for the first place make a winning forecast in each order of two of them.
        const tied = ahead && ahead > 1 ? ahead * (ahead - 1) : (behind ?? 1)
        return tied > 1 ? { places: 1, tied } : undefined
      }
      const found = placeOf(finish, selection)
      const left = found ? paid(code) - found.place + 1 : 0
      return found && found.tied > left ? { places: left, tied: found.tied } : undefined
    },
    reasonOf(code, selection) {
      const horses = code === FORECAST ? (pairs[selection] ?? []) : [selection]
      const places = horses.map((horse) => placeOf(finish, horse))
      const [first] = places
      if (!first || places.includes(null)) return { key: 'why.non_runner' }
      // Known before the start: it may not give away the place in which the horse will finish.
      if (paid(code) === 0) return { key: 'why.few_runners' }
      return { key: first.tied > 1 ? 'why.dead_heat' : 'why.place', values: { place: first.place } }
    },
  }
}

/** Each horse with each other one, in the order of the selections of a forecast. */
export function pairsOf(horses: number): [number, number][] {
  const all = Array.from({ length: horses }, (_, at) => at)
  return all.flatMap((first) =>
    all.filter((second) => second !== first).map((second): [number, number] => [first, second]),
  )
}

export function plain(chance: number): Shares {
  return { won: chance, half_won: 0, void: 0, half_lost: 0, lost: 1 - chance }
}
