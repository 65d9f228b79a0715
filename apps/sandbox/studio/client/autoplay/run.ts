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
  | 'stopped'
  | 'refused'
  | 'covered'
  | 'hidden'
  | 'offline'

export interface AutoplayRun {
  readonly left: number
  /** Returns why no round of this stake may begin; null where one may. */
  before(stake: number): StopReason | null
  /** Counts a round; returns why it was the last one, or null. */
  after(played: Played): StopReason | null
}

/**
 * Counts the rounds of one run. A round whose loss would exceed the limit does not begin, so that
 * the limit holds whatever comes.
 */
export function openRun({
  rounds,
  lossLimit,
  singleWin,
  stopsOnFeature,
}: AutoplayPlan): AutoplayRun {
  let left = rounds
  let lost = 0
  return {
    get left() {
      return left
    },
    before(stake) {
      if (left === 0) return 'done'
      return lost + stake > lossLimit ? 'loss' : null
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
