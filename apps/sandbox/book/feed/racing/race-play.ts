import { chanceOf } from '../seed.ts'

/** A race as the seed has it. Horses are counted from 0, in the order of the card. */
export interface RaceCourse {
  /** When each horse was taken out, in milliseconds before the off; null for those that run. */
  withdrawn: readonly (number | null)[]
  /** Groups of horses in the order of finish; more than one in a group is a dead heat. */
  finish: readonly (readonly number[])[]
  /** Seconds that each horse takes; none for those that do not run. */
  times: readonly number[]
}

const WITHDRAWN = 0.035
const DEAD_HEAT = 0.006
const EARLIEST_MS = 40 * 60_000
const LATEST_MS = 90_000
/** Seconds between two horses at the finish, on average. */
const GAP_S = 0.35

/**
 * Plays a race: non-runners first, then an order of finish by Plackett and Luce, which is also how
 * it is priced.
 */
export function playRace(
  secret: string,
  event: number,
  weights: readonly number[],
  lengthS: number,
): RaceCourse {
  const chance = chanceOf(secret, event, 'racing')
  const withdrawn: (number | null)[] = weights.map(() =>
    chance.happens(WITHDRAWN)
      ? LATEST_MS + Math.floor(chance.next() * (EARLIEST_MS - LATEST_MS))
      : null,
  )
  // Four horses make a race: the last ones taken out still run.
  for (
    let at = 0;
    withdrawn.filter((each) => each === null).length < 4 && at < withdrawn.length;
    at++
  )
    withdrawn[at] = null
  const keys = weights.map((weight, at) => ({ at, key: chance.exponential() / weight }))
  const order = keys
    .filter(({ at }) => withdrawn[at] === null)
    .sort((one, other) => one.key - other.key)
  const finish: number[][] = []
  const times: number[] = weights.map(() => 0)
  let time = lengthS + 2 * (chance.next() - 0.5)
  for (const [place, { at }] of order.entries()) {
    const ties = place > 0 && chance.happens(DEAD_HEAT)
    if (ties) finish.at(-1)?.push(at)
    else {
      if (place > 0) time += 0.02 + GAP_S * chance.exponential()
      finish.push([at])
    }
    times[at] = time
  }
  return { withdrawn, finish, times }
}

/**
 * The place in which a horse finished, from 1, and how many share it; null for those that did not
 * run.
 */
export function placeOf(
  finish: RaceCourse['finish'],
  horse: number,
): { place: number; tied: number } | null {
  let place = 1
  for (const group of finish) {
    if (group.includes(horse)) return { place, tied: group.length }
    place += group.length
  }
  return null
}
