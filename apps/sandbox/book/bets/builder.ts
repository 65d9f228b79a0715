import type { Feed } from '../feed/feed.ts'
import { impliedChance, pricesOf } from '../feed/pricing.ts'
import type { BetLeg } from './bet.ts'
import { NotTaken } from './not-taken.ts'

/**
 * The operator's settings of bet builders: the number of legs, and the margin: that of two legs,
 * and the part that each further leg adds.
 */
export const BUILDER = {
  leastLegs: 2,
  mostLegs: 10,
  margin: { ofTwo: 0.06, ofEachMore: 0.01 },
} as const

/**
 * The price of several selections of one match together. It is never above the fair one, and where
 * that allows it no less than the price of any leg alone. `chance` is that of a win, a void part
 * left out. Throws `NotTaken`; `leg` is the selection that is the reason.
 */
export function builderPrice(
  feed: Pick<Feed, 'jointOf'>,
  legs: readonly Pick<BetLeg, 'id' | 'odds'>[],
): { odds: string; chance: number } {
  const { leastLegs, mostLegs, margin } = BUILDER
  if (legs.length < leastLegs || legs.length > mostLegs) throw new NotTaken('builder_size')
  const joint = feed.jointOf(legs.map(({ id }) => id))
  if (!joint) throw new NotTaken('builder_event')
  if (joint.wrong)
    throw new NotTaken(`builder_${joint.wrong.why}`, legs[joint.wrong.at]?.id ?? null)
  const size = margin.ofTwo + margin.ofEachMore * (legs.length - leastLegs)
  const [fair] = pricesOf([joint.shares], { size: 0, method: 'multiplicative' }, 1)
  const [priced] = pricesOf([joint.shares], { size, method: 'multiplicative' }, 1)
  if (!fair || !priced) throw new NotTaken('closed')
  const ofOneLeg = Math.max(...legs.map(({ odds }) => Math.round(Number(odds) * 100)))
  const price = Math.min(fair, Math.max(priced, ofOneLeg))
  return { odds: (price / 100).toFixed(2), chance: impliedChance(joint.shares) }
}
