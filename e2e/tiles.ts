import type { Locator, Page } from '@playwright/test'
import { expect, type Servers } from './story-test.ts'
import { wordsOf } from './words.ts'

/** The catalogue with its second page opened: the tiles of 120 games. */
export async function openTwoPages(page: Page, servers: Servers): Promise<Locator> {
  await page.goto(`${servers.casino}/casino?lng=en`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: wordsOf('en').site('casino', 'load_more') }).click()
  const tiles = main.getByRole('article')
  await expect(tiles).toHaveCount(120)
  return tiles
}

/**
 * Brings up what stands on a game's tile: a pointer hovers, a finger taps the picture, which opens
 * no game yet.
 */
export async function bringUp(tile: Locator): Promise<void> {
  const touch = await tile.page().evaluate(() => matchMedia('(hover: none)').matches)
  if (touch) await tile.locator('.tile-play').tap()
  else await tile.hover()
  // The next press finds it standing still: after what moves Playwright scrolls the page, and the
  // pointer loses the tile.
  await tile.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
}
