/** What an offer gives for a deposit, in minor units of one currency. */
export interface OfferTerms {
  /** Percent of the deposit. */
  percent: number
  minDeposit: bigint
  maxBonus: bigint
}

/** The bonus for a deposit, rounded down; nothing below the offer's smallest deposit. Minor units. */
export function bonusFor(deposit: bigint, { percent, minDeposit, maxBonus }: OfferTerms): bigint {
  if (deposit < minDeposit) return 0n
  const share = (deposit * BigInt(percent)) / 100n
  return share < maxBonus ? share : maxBonus
}

/** How far a bonus has been wagered, in minor units of stakes paid from bonus money. */
export interface Progress {
  required: bigint
  wagered: bigint
}

/** The progress after stakes, or after stakes that were given back (below zero): between nothing and what is required. */
export function wager({ required, wagered }: Progress, staked: bigint): Progress {
  const sum = wagered + staked
  return { required, wagered: sum < 0n ? 0n : sum < required ? sum : required }
}

export function isWagered({ required, wagered }: Progress): boolean {
  return wagered >= required
}
