/** The player's settings before rounds run by themselves. Amounts are minor units. */
export interface AutoplayPlan {
  rounds: number
  /** Most that the run may cost: stakes less wins. */
  lossLimit: number
  /** Ends with a win of one round of at least this; null for any win. */
  singleWin: number | null
  /** Ends with a round in which a feature, such as free spins, begins. */
  stopsOnFeature: boolean
}

/** The result of a round. */
export interface Played {
  stake: number
  win: number
  hasFeature: boolean
}

/** The reason that ends a run; the last five come from outside of it. */
export type StopReason =
  | 'done'
  | 'loss'
  | 'win'
  | 'feature'
  | 'free'
  | 'stopped'
  | 'refused'
  | 'covered'
  | 'hidden'
  | 'offline'

export interface AutoplayRun {
  readonly left: number
  /**
   * Returns why no round at this cost may begin; null where one may. A free spin of the casino's
   * costs nothing.
   */
  before(cost: number): StopReason | null
  /** Counts a round; returns why it was the last one, or null. */
  after(played: Played): StopReason | null
}

/**
 * Counts the rounds of one run. A round whose loss would exceed the limit does not begin, so that
 * the limit holds whatever comes. Free spins are not followed by rounds that cost something: the
 * player has chosen rounds and limits for what costs nothing, at another stake.
 */
export function openRun({
  rounds,
  lossLimit,
  singleWin,
  stopsOnFeature,
}: AutoplayPlan): AutoplayRun {
  let left = rounds
  let lost = 0
  let wasFree = false
  return {
    get left() {
      return left
    },
    before(cost) {
      if (left === 0) return 'done'
      if (wasFree && cost > 0) return 'free'
      wasFree = cost === 0
      return lost + cost > lossLimit ? 'loss' : null
    },
    after({ stake, win, hasFeature }) {
      left -= 1
      lost += stake - win
      if (singleWin !== null && win >= singleWin) return 'win'
      if (hasFeature && stopsOnFeature) return 'feature'
      return left === 0 ? 'done' : null
    },
  }
}
