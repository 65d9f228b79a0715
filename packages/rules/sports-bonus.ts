import { type Parts, splitBet } from './bonus.ts'
import { reachesOdds } from './odds.ts'

/**
 * Splits a sports bet: real money pays first, then bonus money where the slip's odds reach the
 * least ones of the bonus: what is nearly certain would only turn it into real money. Both odds are
 * decimals as text. Null when there is not enough.
 */
export function splitSportsBet(
  amount: bigint,
  purse: Parts,
  { odds, minOdds }: { odds: string; minOdds: string },
): Parts | null {
  return splitBet(amount, reachesOdds(odds, minOdds) ? purse : { real: purse.real, bonus: 0n })
}

/**
 * The part of an open stake that a cash-out closes, in the proportion of its money. What cannot be
 * divided is real money.
 */
export function closedPart(amount: bigint, open: Parts): Parts | null {
  const total = open.real + open.bonus
  if (amount <= 0n || amount >= total) return null
  // Real money that there is not is bonus money: neither part may close more than is open.
  const bonus = (amount * open.bonus) / total
  const real = amount - bonus
  return real <= open.real ? { real, bonus } : { real: open.real, bonus: amount - open.real }
}
