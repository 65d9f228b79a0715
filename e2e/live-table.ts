import type { FrameLocator, Page } from '@playwright/test'
import { enter } from './member.ts'
import { expect, type Servers } from './story-test.ts'

/** A whole round, from its first bets to those of the next one. */
export const ROUND_MS = 40_000

/** `index` is that of a demo player with money. */
export async function sit(
  page: Page,
  servers: Servers,
  index: number,
  table = 'lamp-room-live',
): Promise<FrameLocator> {
  const player = servers.players[index]
  if (!player) throw new Error('The demo has too few players.')
  await enter(page.request, servers, player)
  await page.goto(`${servers.casino}/play/real/${table}?lng=en`)
  const game = page.frameLocator(`iframe[src^="${servers.sandbox}"]`)
  await expect(game.locator('.clock-face')).toBeAttached({ timeout: 60_000 })
  return game
}

/** The beginning of the time for bets, so that there is enough of it left. */
export async function waitForBets(game: FrameLocator): Promise<void> {
  await expect
    .poll(async () => Number(await game.locator('.clock-face b').innerText()), {
      timeout: ROUND_MS,
    })
    .toBeGreaterThan(13)
}
