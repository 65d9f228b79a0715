import type { ShownJackpot } from './jackpot-queries.ts'

/**
 * One of each pool: the one in the player's currency, which alone they can win. A player whose
 * currency a pool does not have sees nothing of it; a visitor, who has no currency yet, sees the
 * first one.
 */
export function jackpotsFor(
  currency: string | null,
  jackpots: readonly ShownJackpot[],
): ShownJackpot[] {
  const seen = new Set<string>()
  return jackpots.filter(
    (jackpot) =>
      (currency === null || jackpot.currency === currency) &&
      !seen.has(jackpot.pool) &&
      seen.add(jackpot.pool),
  )
}

/**
 * Returns the newest value. The socket's counts while it is followed: afterwards it grows old, and
 * what is requested is newer.
 */
export function newestOf<T>({
  follows,
  published,
  answered,
}: {
  follows: boolean
  published: T | undefined
  answered: T | undefined
}): T | undefined {
  return follows ? (published ?? answered) : answered
}
