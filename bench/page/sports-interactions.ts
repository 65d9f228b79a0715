import type { Browser } from '@playwright/test'
import type { BenchRow } from '../row.ts'
import { median } from '../tools.ts'
import { type Step, slowestOf, tap } from './interactions.ts'

const ROUNDS = 5
const TARGET_MS = 150
/** Prices that are put on the slip, and taken off again. */
const PRICES = [0, 3, 6, 0, 3, 6]

/** Acts of a visitor in the sportsbook: prices onto the slip and off it, and its sections. */
const STEPS: readonly Step[] = [
  ...PRICES.map((at) => tap((page) => page.locator('.price:enabled').nth(at))),
  ...['Live', 'Today', 'Overview'].map((name) =>
    tap((page) => page.locator('nav.sections').getByRole('link', { name, exact: true })),
  ),
]

/**
 * Interaction to next paint of `/sports` on a phone: the slowest of its steps, median of rounds.
 */
export async function benchSportsInteractions(browser: Browser, casino: string): Promise<BenchRow> {
  const slowest: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    slowest.push((await slowestOf(browser, `${casino}/sports?lng=en`, STEPS)).ms)
  const value = median(slowest)
  const name = `INP of ${STEPS.length} interactions in /sports`
  return { name, value, unit: 'ms', target: TARGET_MS, pass: value <= TARGET_MS }
}
