import { LEAST_ODDS } from './odds.ts'

/** The terms of an offer for a deposit, in minor units of one currency. */
export interface OfferTerms {
  /** Percent of the deposit. */
  percent: number
  minDeposit: bigint
  maxBonus: bigint
}

/**
 * The bonus for a deposit, rounded down; nothing below the offer's smallest deposit. Minor units.
 */
export function bonusFor(deposit: bigint, { percent, minDeposit, maxBonus }: OfferTerms): bigint {
  if (deposit < minDeposit) return 0n
  const share = (deposit * BigInt(percent)) / 100n
  return share < maxBonus ? share : maxBonus
}

/** The progress of a bonus's wagering, in minor units of stakes paid from bonus money. */
export interface Progress {
  required: bigint
  wagered: bigint
}

/**
 * The progress after stakes, or after stakes that were given back (below zero): between nothing and
 * what is required.
 */
export function wager({ required, wagered }: Progress, staked: bigint): Progress {
  const sum = wagered + staked
  return { required, wagered: sum < 0n ? 0n : sum < required ? sum : required }
}

export function isWagered({ required, wagered }: Progress): boolean {
  return wagered >= required
}

/** Kinds of play whose stakes a bonus may count differently. */
export const WAGER_KINDS = ['slots', 'instant', 'roulette', 'table', 'live', 'sports'] as const
export type WagerKind = (typeof WAGER_KINDS)[number]

/** Percent of a stake that counts, by kind of play. */
export type WagerShares = Readonly<Record<WagerKind, number>>

/** The shares of a stake that count where a bonus's own data names none. */
export const USUAL_SHARES: WagerShares = {
  slots: 100,
  instant: 100,
  roulette: 20,
  table: 10,
  live: 10,
  sports: 50,
}

/** The least combined odds of a sports bet where a bonus's own data names none. */
export const USUAL_MIN_ODDS = '1.50'

/** Rules by which play with bonus money counts. A bonus keeps those of its offer. */
export interface WagerTerms {
  shares: WagerShares
  /** Bonus money pays for sports bets at these combined odds and above; a decimal as text. */
  minOdds: string
}

/** Terms where they are data: what they do not name is as usual. */
export interface NamedTerms {
  /** Percent of a stake that counts, by kind of play. */
  shares?: Partial<WagerShares>
  /** The least combined odds of a sports bet, a decimal as text. */
  minOdds?: string
}

/** The whole terms. Throws for shares and odds that no bonus may have. */
export function termsOf({ shares, minOdds = USUAL_MIN_ODDS }: NamedTerms): WagerTerms {
  if (!LEAST_ODDS.test(minOdds)) throw new Error(`A bonus cannot ask for odds of ${minOdds}.`)
  return { shares: sharesOf(shares), minOdds }
}

/**
 * The shares of a bonus that names some of them. Throws for a share that is no whole percent, and
 * where nothing would count.
 */
function sharesOf(named: Partial<WagerShares> = {}): WagerShares {
  const shares = { ...USUAL_SHARES, ...named }
  const odd = Object.entries(shares).find(
    ([kind, share]) => !isKind(kind) || !Number.isInteger(share) || share < 0 || share > 100,
  )
  if (odd) throw new Error(`A bonus cannot count ${odd[1]} percent of ${odd[0]}.`)
  if (Object.values(shares).every((share) => share === 0))
    throw new Error('A bonus that counts nothing cannot be wagered.')
  return shares
}

/**
 * Returns the part of one stake that counts, rounded down to a minor unit. A stake that is given
 * back takes the same part back.
 */
export function countedPart(stake: bigint, percent: number): bigint {
  return (stake * BigInt(percent)) / 100n
}

function isKind(kind: string): kind is WagerKind {
  return WAGER_KINDS.some((each) => each === kind)
}
