import type { Locator, Page } from '@playwright/test'
import { hold } from './hold.ts'
import { chooseProviders } from './providers.ts'
import { expect, test } from './story-test.ts'
import { bringUp, openTwoPages } from './tiles.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

test('a game opens from a catalogue of two providers, and closes to it', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/casino?lng=en`)
  await chooseProviders(page, 'Grimwater', 'Ninefold')
  await expect.poll(() => parameter(page, 'brands')).toBe('GRIMWATER,NINEFOLD')
  await playDemo(page.getByRole('main').getByRole('article').first())
  await closeGame(page)
  await expect(page).toHaveURL(/\/casino\?/)
  expect(parameter(page, 'brands')).toBe('GRIMWATER,NINEFOLD')
})

test('a game that was found by letters beyond ASCII opens, and closes to the search', async ({
  page,
  servers,
}) => {
  const text = 'lów tide'
  await page.goto(`${servers.casino}/casino?search=${encodeURIComponent(text)}&lng=en`)
  const dialog = page.getByRole('dialog', { name: words.site('search', 'search') })
  await playDemo(dialog.getByRole('article').first())
  await closeGame(page)
  await expect(dialog.getByRole('searchbox')).toHaveValue(text)
})

test('a game that was found over another one closes to where the first was opened', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/casino/slot_games?brands=GRIMWATER&lng=en`)
  await playDemo(page.getByRole('main').getByRole('article').first())
  const first = new URL(page.url()).pathname
  await expect(gameButton(page)).toBeEnabled({ timeout: 30_000 })
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.site('play', 'search_games') })
    .click()
  const dialog = page.getByRole('dialog', { name: words.site('search', 'search') })
  await dialog.getByRole('searchbox').fill('low tide')
  await expect.poll(() => parameter(page, 'search')).toBe('low tide')
  await playDemo(
    dialog
      .getByRole('article')
      .filter({ hasText: /low tide/i })
      .first(),
  )
  expect(new URL(page.url()).pathname, 'another game').not.toBe(first)
  await closeGame(page)
  await expect(page).toHaveURL(/\/casino\/slot_games\?/)
  expect([parameter(page, 'brands'), parameter(page, 'search')]).toEqual(['GRIMWATER', null])
})

test('a game whose frame comes at the moment something opens over it is left by going back', async ({
  page,
  servers,
}) => {
  const tiles = await openTwoPages(page, servers)

  const frame = new RegExp(`^${servers.sandbox}/studio/play`)
  const letThrough = await hold(page, frame)
  // The studio's own interface: the addresses of other families lead through another page.
  await playDemo(tiles.filter({ has: page.locator('.tile-brand', { hasText: 'Kiosk 9' }) }).last())
  const search = page
    .getByRole('banner')
    .getByRole('button', { name: words.site('play', 'search_games') })
  await expect(page.locator('iframe')).toBeAttached()
  // The page gets no message of the frame before it has opened the search: until then it waits for
  // this.
  await page.route('**/once-the-frame-is-there', async (route) => {
    const there = page.waitForResponse(frame)
    letThrough()
    await there
    await route.fulfill()
  })
  await search.evaluate((button: HTMLButtonElement) => {
    const wait = new XMLHttpRequest()
    wait.open('GET', '/once-the-frame-is-there', false)
    wait.send()
    button.click()
  })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await closeGame(page)
  await expect(tiles, 'as many are open as before').toHaveCount(120)
})

async function playDemo(tile: Locator): Promise<void> {
  await bringUp(tile)
  const before = new URL(tile.page().url()).pathname
  await tile.getByRole('link', { name: words.site('common', 'demo') }).click()
  await expect.poll(() => new URL(tile.page().url()).pathname).not.toBe(before)
  await expect(tile.page()).toHaveURL(/\/play\/demo\//)
}

async function closeGame(page: Page): Promise<void> {
  await expect(gameButton(page), 'it was launched').toBeEnabled({ timeout: 30_000 })
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.site('play', 'close_game') })
    .click()
  await expect(page).not.toHaveURL(/\/play\//)
}

function gameButton(page: Page): Locator {
  return page.frameLocator('iframe').locator('button.main')
}

function parameter(page: Page, name: string): string | null {
  return new URL(page.url()).searchParams.get(name)
}
