/** Least combined odds of a slip as data: a decimal as text, from 1 to 9999.999. */
export const LEAST_ODDS = /^[1-9]\d{0,3}(\.\d{1,3})?$/

/** Tells whether the odds of a slip, a decimal as text, are the least ones or higher. */
export function reachesOdds(odds: string, least: string): boolean {
  return thousandthsOf(odds) >= thousandthsOf(least)
}

/** Three decimals count: what stands behind them does not lift odds to the least. */
function thousandthsOf(odds: string): bigint {
  const [whole = '0', fraction = ''] = odds.split('.')
  return BigInt(whole) * 1000n + BigInt(fraction.padEnd(3, '0').slice(0, 3))
}
