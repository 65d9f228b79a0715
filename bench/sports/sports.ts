import type { BenchRow } from '../row.ts'
import { benchBets } from './bets.ts'
import { benchPrices } from './prices.ts'
import { benchShown } from './shown.ts'

/** Bets and prices of the sportsbook under load. `dataDir` is a folder for the stand-in. */
export async function benchSports(dataDir: string): Promise<BenchRow[]> {
  return [...(await benchBets()), ...(await benchPrices()), ...(await benchShown(dataDir))]
}
