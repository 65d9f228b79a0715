import type { Frame, Page } from '@playwright/test'
import { follow } from './follow.ts'
import { expect, type Servers } from './story-test.ts'

export const EXIT = '/promotions?lng=en'

/** A game whose way out is the promotions page. */
export async function openGame(
  page: Page,
  servers: Servers,
  mode: 'demo' | 'real' = 'demo',
): Promise<Frame> {
  await page.goto(`${servers.casino}${addressOf(mode)}?lng=en`)
  return gameOn(page, servers)
}

/** A game that is opened from a page of the casino, which is not loaded again. */
export async function openGameFromHere(page: Page, servers: Servers): Promise<Frame> {
  await follow(page, addressOf('demo'))
  return gameOn(page, servers)
}

function addressOf(mode: 'demo' | 'real'): string {
  return `/play/${mode}/under-the-scale/${encodeURIComponent(EXIT)}`
}

async function gameOn(page: Page, servers: Servers): Promise<Frame> {
  await expect(page.frameLocator('iframe').locator('button.main')).toBeEnabled({ timeout: 30_000 })
  const game = page.frames().find((frame) => frame.url().startsWith(servers.sandbox))
  if (!game) throw new Error('There is no game on the page.')
  return game
}

/** Sends a message to the page around a studio's game, as the game does. */
export async function postAsGame(game: Frame, word: unknown): Promise<void> {
  await game.evaluate((message) => parent.postMessage(message, '*'), word)
}

/** A window that was marked is known again for as long as it is the same one. */
export async function mark(game: Frame): Promise<void> {
  await game.evaluate(() => Object.assign(window, { marked: true }))
}

export function isMarked(page: Page): Promise<boolean> {
  return page
    .frameLocator('iframe')
    .locator('body')
    .evaluate(() => 'marked' in window)
}

/** Waits until all that the page has received is on the screen. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}
