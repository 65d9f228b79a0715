import type { Browser } from '@playwright/test'
import type { BenchRow } from '../row.ts'
import { median } from '../tools.ts'
import { openPhone } from './phone.ts'

const GAMES = ['under-the-scale', 'keepers-light', 'pinwheel-drop'] as const
const ROUNDS = 3
/** A page that was just opened goes on loading; a player looks around for so long. */
const AT_REST_MS = 8_000
const PATIENCE_MS = 60_000
const TARGET_MS = 2_500

/**
 * Measures how long a slow phone on a slow network takes from the press on a game's link, on an
 * open page of the casino, until the game can be played: in demo, each time in a fresh profile.
 */
export async function benchGameStart(browser: Browser, casino: string): Promise<BenchRow> {
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    for (const game of GAMES) took.push(await startGame(browser, casino, game))
  const value = median(took)
  return {
    name: 'press on a game until it can be played',
    value,
    unit: 'ms',
    target: TARGET_MS,
    pass: value <= TARGET_MS,
  }
}

async function startGame(browser: Browser, casino: string, game: string): Promise<number> {
  const page = await openPhone(browser)
  try {
    await page.goto(`${casino}/casino?lng=en`)
    await page.waitForTimeout(AT_REST_MS)
    const started = performance.now()
    await page.evaluate((path) => {
      const link = document.createElement('a')
      link.href = path
      document.body.append(link)
      link.click()
      link.remove()
    }, `/play/demo/${game}?lng=en`)
    await page
      .frameLocator('iframe')
      .locator('button.main:enabled')
      .waitFor({ timeout: PATIENCE_MS })
    return performance.now() - started
  } finally {
    await page.context().close()
  }
}
