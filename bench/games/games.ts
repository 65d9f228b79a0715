import type { BenchRow } from '../row.ts'
import { benchDialects } from './dialects.ts'
import { benchLiveTable } from './live-table.ts'
import { benchSimulator } from './simulator.ts'

/** Wallet dialects, the simulator of slots, and a live table with many players. */
export async function benchGames(): Promise<BenchRow[]> {
  return [...(await benchLiveTable()), ...(await benchSimulator()), ...(await benchDialects())]
}
