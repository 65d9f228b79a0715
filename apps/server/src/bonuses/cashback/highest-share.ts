import type { NewCashbackPlan } from './cashback.store.ts'

type Terms = Pick<NewCashbackPlan, 'percent' | 'startsAt' | 'endsAt'> & {
  ranges: readonly { currency: string }[]
}

/**
 * Returns the percent of a loss that is given back, at most, at one moment of the plan in one of its
 * currencies: each plan that runs at that moment gives its own part.
 */
export function highestShare(plan: Terms, others: readonly Terms[]): number {
  const all = [plan, ...others]
  // The sum rises only where a plan begins.
  const moments = all.map(({ startsAt }) => (startsAt > plan.startsAt ? startsAt : plan.startsAt))
  const shares = plan.ranges.flatMap(({ currency }) =>
    moments
      .filter((moment) => moment < plan.endsAt)
      .map((moment) =>
        all
          .filter((each) => each.startsAt <= moment && moment < each.endsAt)
          .filter(({ ranges }) => ranges.some((range) => range.currency === currency))
          .reduce((sum, { percent }) => sum + percent, 0),
      ),
  )
  return Math.max(0, ...shares)
}
