import { reachesOdds } from './odds.ts'

/** Slips that a free bet may pay for: one selection, or several that must all win. */
export const FREE_BET_KINDS = ['single', 'multiple'] as const
export type FreeBetKind = (typeof FREE_BET_KINDS)[number]

/** Conditions of a free bet on the slip that it pays for. */
export interface FreeBetTerms {
  currency: string
  /** The lowest combined odds, a decimal as text. */
  minOdds: string
  kinds: readonly FreeBetKind[]
  /** Names of sports as books send them; every sport when there is none. */
  sports: readonly string[]
  /** End of the time in which it can be used, in milliseconds since 1970. */
  endsAtMs: number
}

/** Facts of a slip that decide whether a free bet fits. */
export interface FreeBetSlip {
  currency: string
  type: FreeBetKind | 'system' | 'builder'
  eachWay: boolean
  /** The combined odds, a decimal as text. */
  odds: string
  /** The sport of each selection, as the book sends it. */
  sports: readonly string[]
}

export type FreeBetMisfit = 'ended' | 'currency' | 'kind' | 'sport' | 'odds'

/**
 * Returns why a free bet cannot pay for a slip; null where it can. Several selections of one match
 * at one price are a multiple; systems and each-way slips are no kind that a free bet pays for.
 */
export function freeBetMisfit(
  { currency, minOdds, kinds, sports, endsAtMs }: FreeBetTerms,
  slip: FreeBetSlip,
  nowMs: number,
): FreeBetMisfit | null {
  if (endsAtMs <= nowMs) return 'ended'
  if (slip.currency !== currency) return 'currency'
  const type = slip.type === 'builder' ? 'multiple' : slip.type
  if (slip.eachWay || !kinds.some((kind) => kind === type)) return 'kind'
  const named = sports.map(folded)
  if (named.length > 0 && !slip.sports.every((sport) => named.includes(folded(sport))))
    return 'sport'
  return reachesOdds(slip.odds, minOdds) ? null : 'odds'
}

/**
 * Returns the payment of a free bet: the return of a bet with money, less the stake, and never less
 * than nothing. Minor units.
 */
export function freeBetReturn(cashReturn: bigint, stake: bigint): bigint {
  return cashReturn > stake ? cashReturn - stake : 0n
}

function folded(name: string): string {
  return name.trim().toLowerCase()
}
