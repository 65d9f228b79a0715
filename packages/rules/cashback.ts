const DAY_MS = 86_400_000

/** The share of a loss that a plan gives back, with its bounds in minor units of one currency. */
export interface CashbackTerms {
  /** Percent of the loss. */
  percent: number
  /** The smallest loss that something is given back of. */
  minLoss: bigint
  maxCashback: bigint
}

/**
 * The part of a loss that is given back, rounded down. Nothing of a win, and nothing below the
 * smallest loss. Minor units.
 */
export function cashbackFor(
  lost: bigint,
  { percent, minLoss, maxCashback }: CashbackTerms,
): bigint {
  if (lost <= 0n || lost < minLoss) return 0n
  const share = (lost * BigInt(percent)) / 100n
  return share < maxCashback ? share : maxCashback
}

/**
 * The number of the period that a moment is in; below zero before the first one, which begins at
 * `startsAt`.
 */
export function periodAt(
  moment: Date,
  { startsAt, everyDays }: { startsAt: Date; everyDays: number },
): number {
  return Math.floor((moment.getTime() - startsAt.getTime()) / (everyDays * DAY_MS))
}

/** When a period is over and the next one begins. */
export function periodEnd(
  number: number,
  { startsAt, everyDays }: { startsAt: Date; everyDays: number },
): Date {
  return new Date(startsAt.getTime() + (number + 1) * everyDays * DAY_MS)
}
