import { parseAmount, wholeUnit } from '#rules/money.ts'
import type { Market } from '../markets/market.ts'

/** The most that one slip returns where `market.yaml` names no amount, in whole units. */
const USUAL = 50_000n

/** The most that one slip returns, in minor units of a currency. */
export function openMostReturned({
  sportsMaxReturn,
}: Pick<Market, 'sportsMaxReturn'>): (currency: string) => bigint {
  const named = new Map(
    Object.entries(sportsMaxReturn).map(([currency, text]) => [
      currency,
      parseAmount(text, currency),
    ]),
  )
  return (currency) => named.get(currency) ?? USUAL * wholeUnit(currency)
}
