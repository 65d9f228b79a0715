import type { Page } from '@playwright/test'
import { goOn } from './follow.ts'
import { minorOf } from './money.ts'
import { expect, type Servers } from './story-test.ts'
import type { Words } from './words.ts'

const MOST_ROUNDS = 60
/** Twenty free spins, each as long as a round has to last. */
export const LONGEST_ROUND_MS = 120_000

/**
 * Plays until a round pays, and answers how many rounds that took. `play` plays one and answers
 * what it won, in minor units.
 */
export async function untilAWin(play: () => Promise<number>): Promise<number> {
  for (let round = 1; round <= MOST_ROUNDS; round++) if ((await play()) > 0) return round
  throw new Error(`No win in ${MOST_ROUNDS} rounds.`)
}

/** Plays a slot for money until a round pays, and answers how many rounds that took. */
export async function playUntilAWin(
  page: Page,
  servers: Servers,
  words: Words,
  gameId: string,
): Promise<number> {
  await goOn(page, servers, `/play/real/${gameId}?lng=${words.language}`)
  const game = page.frameLocator(`iframe[src^="${servers.sandbox}"]`)
  const spin = game.locator('button.main')
  const figures = game.locator('.figures dd')
  await expect(spin).toBeEnabled({ timeout: 30_000 })
  return untilAWin(async () => {
    await spin.click()
    await expect(spin, 'the reels stop and the next round can begin').toBeEnabled({
      timeout: LONGEST_ROUND_MS,
    })
    return minorOf(await figures.nth(1).innerText())
  })
}

/**
 * From now on the page, until it is loaded again, writes down how rounds begin and end, and what
 * the header's balance is meanwhile. Returns a function that reads how many rounds began, and by how much (minor units) the
 * balance rose while one of them was still being shown.
 */
export async function watchRounds(
  page: Page,
): Promise<() => Promise<{ begun: number; roseBy: number[] }>> {
  await page.evaluate(() => {
    const seen: string[] = []
    const look = () => {
      const balance = document.querySelector('header .sr-only + bdi')?.textContent
      if (balance && balance !== seen.at(-1)) seen.push(balance)
    }
    look()
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    addEventListener(
      'message',
      ({ data }) => String(data?.type).startsWith('round') && seen.push(data.type),
    )
    Object.assign(window, { seenRounds: seen })
  })
  return async () => {
    const seen = await page.evaluate(
      () => (window as unknown as { seenRounds: string[] }).seenRounds,
    )
    const reports = { begun: 0, roseBy: [] as number[] }
    let running = false
    let last = Number.POSITIVE_INFINITY
    for (const each of seen) {
      if (each.startsWith('round')) running = each === 'roundStarted'
      if (each === 'roundStarted') reports.begun++
      if (each.startsWith('round')) continue
      if (running && minorOf(each) > last) reports.roseBy.push(minorOf(each) - last)
      last = minorOf(each)
    }
    return reports
  }
}

/** The balance that the game itself shows, in minor units. */
export async function gameBalance(page: Page, servers: Servers): Promise<number> {
  return minorOf(
    await page
      .frameLocator(`iframe[src^="${servers.sandbox}"]`)
      .locator('.figures dd')
      .first()
      .innerText(),
  )
}
