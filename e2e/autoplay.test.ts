import type { FrameLocator, Page } from '@playwright/test'
import { expectNothingInTheWay } from './axe.ts'
import { LONGEST_ROUND_MS } from './rounds.ts'
import { expect, type Servers, test } from './story-test.ts'

const GAME = 'under-the-scale'

/** The game as a visitor tries it, with the dialog for autoplay open. */
async function openAutoplay(page: Page, servers: Servers): Promise<FrameLocator> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${servers.casino}/play/demo/${GAME}?lng=en`)
  const game = page.frameLocator(`iframe[src^="${servers.sandbox}"]`)
  const begin = game.getByRole('button', { name: 'Autoplay' })
  await expect(begin).toBeEnabled({ timeout: 30_000 })
  await begin.press('Enter')
  return game
}

async function chooseLimits(game: FrameLocator): Promise<void> {
  await game.getByRole('radio', { name: '100', exact: true }).check()
  await game
    .getByRole('group', { name: 'Stop before a loss' })
    .getByRole('radio', { name: '€100.00' })
    .check()
}

test('autoplay begins only with a limit of the loss, counts its rounds, and a key stops it', async ({
  page,
  servers,
}) => {
  const game = await openAutoplay(page, servers)
  const dialog = game.getByRole('dialog', { name: 'Autoplay' })
  const stop = game.getByRole('button', { name: /^Stop autoplay, \d+ left$/ })
  await expectNothingInTheWay(page, 'the dialog of autoplay')
  await dialog.getByRole('button', { name: 'Start' }).click()
  await expect(dialog, 'no limit of the loss is chosen yet').toBeVisible()
  await chooseLimits(game)
  await dialog.getByRole('button', { name: 'Start' }).press('Enter')
  await expect(stop).toBeFocused()
  await expect(game.getByRole('button', { name: 'Stop autoplay, 99 left' })).toBeVisible({
    timeout: LONGEST_ROUND_MS,
  })
  await page.keyboard.press('Space')
  await expect(game.locator('.aside')).toHaveText('Autoplay stopped')
  await expect(stop).toBeHidden()
})

test('a dialog of the casino over the game stops autoplay, and it does not go on behind it', async ({
  page,
  servers,
}) => {
  const game = await openAutoplay(page, servers)
  await chooseLimits(game)
  await game.getByRole('button', { name: 'Start' }).click()
  await expect(game.getByRole('button', { name: /^Stop autoplay/ })).toBeVisible()
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(game.locator('.aside')).toHaveText(/^Autoplay stopped: the casino shows/)
})
