import type { Page } from '@playwright/test'
import { expect, type House } from './house.ts'
import { minorOf } from './money.ts'
import type { Words } from './words.ts'

const MOST_ROUNDS = 60
/** Twenty free spins, each as long as a round has to last. */
const LONGEST_ROUND_MS = 120_000

/** Plays a slot for money until a round pays, and answers how many rounds that took. */
export async function playUntilAWin(page: Page, house: House, words: Words, gameId: string): Promise<number> {
  await page.goto(`${house.casino}/play/real/${gameId}?lng=${words.language}`)
  const game = page.frameLocator(`iframe[src^="${house.sandbox}"]`)
  const spin = game.locator('button.main')
  const figures = game.locator('.figures dd')
  await expect(spin).toBeEnabled({ timeout: 30_000 })
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    await spin.click()
    await expect(spin, 'the reels stop and the next round can begin').toBeEnabled({ timeout: LONGEST_ROUND_MS })
    if (minorOf(await figures.nth(1).innerText()) > 0) return round
  }
  throw new Error(`No win in ${MOST_ROUNDS} rounds.`)
}

/** The balance that the game itself shows, in minor units. */
export async function gameBalance(page: Page, house: House): Promise<number> {
  return minorOf(await page.frameLocator(`iframe[src^="${house.sandbox}"]`).locator('.figures dd').first().innerText())
}
