import type { Locator } from '@playwright/test'

/** Brings up what stands on a game's tile: a pointer hovers, a finger taps the picture, which opens no game yet. */
export async function bringUp(tile: Locator): Promise<void> {
  const touch = await tile.page().evaluate(() => matchMedia('(hover: none)').matches)
  if (touch) await tile.locator('.tile-play').tap()
  else await tile.hover()
  // The next press finds it standing still: after what moves Playwright scrolls the page, and the pointer loses the tile.
  await tile.evaluate((element) => Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)))
}
