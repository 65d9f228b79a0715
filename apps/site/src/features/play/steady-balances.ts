import { sumOf, type ViewerUser } from '../../session/viewer.ts'
import { netResult } from './net-result.ts'

type Balances = ViewerUser['balances']

/**
 * Returns the part of `now` to show where `shown` stands: while a round runs the sum may fall,
 * because a stake is taken at once, but not rise. The wallet has paid a win before the reels stand
 * still, and the header must not give away what the game has yet to show.
 */
export function steadyBalances(shown: Balances, now: Balances, running: boolean): Balances {
  if (!running || shown.length !== now.length) return now
  const rise = netResult({ opening: totalOf(shown), broughtIn: '0' }, totalOf(now))
  return /[1-9]/.test(rise) && !rise.startsWith('-') ? shown : now
}

/** Real and bonus money together, as an exact decimal. */
export function totalOf(balances: Balances): string {
  return sumOf(balances.map(({ amount }) => amount))
}
