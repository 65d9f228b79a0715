import { chanceOf } from '../seed.ts'

/** Points that each side is expected to make of a possession. */
export type Efficiency = readonly [number, number]

export interface Basket {
  /** Seconds of the game's clock that are played. */
  second: number
  side: 0 | 1
  points: 1 | 2 | 3
}

export interface BasketballCourse {
  baskets: readonly Basket[]
  overtimes: number
}

export const QUARTER_S = 600
export const OVERTIME_S = 300
export const QUARTERS = 4
const SHORTEST_S = 8
const LONGEST_S = 21
export const POSSESSION_S = (SHORTEST_S + LONGEST_S) / 2
/** Probability that a possession of an average team ends with so many points. */
const MADE = { 1: 0.03, 2: 0.345, 3: 0.115 } as const
export const AVERAGE = MADE[1] + 2 * MADE[2] + 3 * MADE[3]
/** Variance of the points of one possession. */
export const VARIANCE = MADE[1] + 4 * MADE[2] + 9 * MADE[3] - AVERAGE ** 2

/** Plays a game from its seed, possession by possession, with as many overtimes as it takes. */
export function playBasketball(
  secret: string,
  event: number,
  efficiency: Efficiency,
): BasketballCourse {
  const chance = chanceOf(secret, event, 'basketball')
  const baskets: Basket[] = []
  const total = [0, 0]

  function period(from: number, length: number): void {
    let side: 0 | 1 = chance.happens(0.5) ? 0 : 1
    for (let second = 0; ; ) {
      second += SHORTEST_S + chance.next() * (LONGEST_S - SHORTEST_S)
      if (second > length) return
      const points = made(chance.next(), efficiency[side] / AVERAGE)
      if (points > 0)
        baskets.push({
          second: from + Math.floor(second),
          side,
          points: points as Basket['points'],
        })
      total[side] = (total[side] ?? 0) + points
      side = side === 0 ? 1 : 0
    }
  }

  for (let quarter = 0; quarter < QUARTERS; quarter++) period(quarter * QUARTER_S, QUARTER_S)
  let overtimes = 0
  while (total[0] === total[1]) period(QUARTERS * QUARTER_S + OVERTIME_S * overtimes++, OVERTIME_S)
  return { baskets, overtimes }
}

function made(drawn: number, factor: number): number {
  let left = drawn
  for (const points of [1, 2, 3] as const) {
    left -= MADE[points] * factor
    if (left < 0) return points
  }
  return 0
}
