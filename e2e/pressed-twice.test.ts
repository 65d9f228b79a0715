import type { Locator, Page } from '@playwright/test'
import { expect, test } from './story-test.ts'
import { openTwoPages } from './tiles.ts'
import { wordsOf } from './words.ts'

test.use({ reducedMotion: 'no-preference' })

const words = wordsOf('en')

test('two presses on a game are one: closing it finds the catalogue as it was left', async ({
  page,
  servers,
}) => {
  const tiles = await openTwoPages(page, servers)
  const steps = await stepsOf(page)
  await pressTwice(tiles.nth(100).locator('a[href^="/play/demo/"]'))
  await expect(page).toHaveURL(/\/play\/demo\//)
  await expect(closeButton(page)).toBeVisible()
  expect(await stepsOf(page), 'one step').toBe(steps + 1)
  await closeButton(page).click()
  await expect(page).toHaveURL(`${servers.casino}/casino?lng=en`)
  await expect(tiles, 'as many are open as before').toHaveCount(120)
})

test('two presses that close a game are one', async ({ page, servers }) => {
  await page.goto(`${servers.casino}/vip?lng=en`)
  await go(
    page,
    page.locator('.main-nav a[href="/casino"], .main-nav a[href^="/casino?"]'),
    /\/casino\?/,
  )
  const tile = page.getByRole('main').getByRole('article').first()
  await go(page, tile.locator('a[href^="/play/demo/"]'), /\/play\/demo\//)
  await expect(closeButton(page)).toBeVisible()
  await pressTwice(closeButton(page))
  await expect(tile).toBeVisible()
  await expect(page).toHaveURL(`${servers.casino}/casino?lng=en`)
})

test('a press on the page one is on is no step of its own', async ({ page, servers }) => {
  await page.goto(`${servers.casino}/promotions?lng=en`)
  const link = page.locator('.main-nav a[href*="/vip"]')
  await go(page, link, /\/vip\?/)
  const steps = await stepsOf(page)
  await pressTwice(link)
  await expect(page.locator('.main-nav [aria-current=page]')).toHaveText(words.site('shell', 'vip'))
  expect(await stepsOf(page)).toBe(steps)
  await page.goBack()
  await expect(page).toHaveURL(`${servers.casino}/promotions?lng=en`)
})

/** By the browser's own presses, one right after the other. */
async function pressTwice(target: Locator): Promise<void> {
  await target.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}

/** By the browser's own press: on a phone some of these links are out of sight. */
async function go(page: Page, link: Locator, address: RegExp): Promise<void> {
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(address)
}

function stepsOf(page: Page): Promise<number> {
  return page.evaluate(() => history.length)
}

function closeButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: words.site('play', 'close_game') })
}
