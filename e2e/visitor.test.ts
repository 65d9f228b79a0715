import type { Page } from '@playwright/test'
import { chooseProviders } from './providers.ts'
import { expect, test } from './story-test.ts'
import { bringUp } from './tiles.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const GAME = 'Under the Scale'
/** Position of a tile that is out of sight before scrolling. */
const FAR_DOWN = 40
/**
 * Less than the height of a row of tiles, in pixels: pressing a link may scroll it fully into sight
 * first.
 */
const A_ROW = 200

test('a visitor looks around, finds a game in spite of a typo, tries it, and comes back to where it was left', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/?lng=en`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Slots/ })
    .first()
    .click()
  await expect(
    page.getByRole('heading', { level: 1, name: words.site('casino', 'title_slot_games') }),
  ).toBeVisible()
  await expect(page).toHaveTitle('Slots · Baize')

  const everything = await numberOfGames(page)
  await chooseProviders(page, 'Grimwater')
  await expect(page).toHaveURL(/brands=/)
  await expect
    .poll(() => brandsInSight(page), { message: 'only what the filter lets through' })
    .toEqual(['Grimwater'])
  expect(await numberOfGames(page)).toBeLessThanOrEqual(everything)
  await page.goBack()
  await expect(page).not.toHaveURL(/brands=/)

  await page
    .getByRole('button', { name: words.site('shell', 'search'), exact: true })
    .first()
    .click()
  const search = page.getByRole('dialog')
  await search.getByRole('searchbox').fill('undr the scle')
  await expect(page, 'what was typed can be shared').toHaveURL(/search=undr/)
  await expect(search.getByRole('article').first()).toContainText(GAME)
  // In a search field the browser takes the first Escape to empty it.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()

  const tile = page.getByRole('main').getByRole('article').nth(FAR_DOWN)
  await bringToMiddle(page, tile)
  const scrolled = await page.evaluate(() => scrollY)
  await openDemo(page, tile)
  await playOneRound(page, servers.sandbox)

  await page
    .getByRole('banner')
    .getByRole('button', { name: words.site('play', 'close_game') })
    .click()
  await expect(page).toHaveURL(/\/casino\/slot_games/)
  await expect(tile).toBeInViewport()
  const moved = () => page.evaluate((before) => Math.abs(scrollY - before), scrolled)
  await expect.poll(moved, { message: 'the page stands where it was left' }).toBeLessThan(A_ROW)
})

test('an address that leads to no game says what is wrong with it', async ({ page, servers }) => {
  const wrong = {
    '/play/roulette/luna': 'mode_not_present',
    '/play/demo': 'id_not_present',
    '/play/demo/no-such-game': 'game_could_not_be_launched',
  }
  for (const [path, problem] of Object.entries(wrong)) {
    await page.goto(`${servers.casino}${path}?lng=en`)
    await expect(page.getByText(words.site('play', problem), { exact: true })).toBeVisible()
  }
  await page
    .getByRole('main')
    .getByRole('button', { name: words.site('play', 'close'), exact: true })
    .click()
  await expect(page).toHaveURL(`${servers.casino}/?lng=en`)

  await page.goto(`${servers.casino}/no/such/room?lng=en`)
  expect(new URL(page.url()).pathname, 'an unknown room leads to the lobby').toBe('/')
})

test('closing a game never leads to another site', async ({ page, servers }) => {
  for (const foreign of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(
      `${servers.casino}/play/demo/under-the-scale/${encodeURIComponent(foreign)}?lng=en`,
    )
    await page
      .getByRole('banner')
      .getByRole('button', { name: words.site('play', 'close_game') })
      .click()
    await expect(page).toHaveURL(`${servers.casino}/?lng=en`)
  }
  // A backslash is a slash to some programs: an address with one is none, encoded or not.
  const answer = await page.goto(
    `${servers.casino}/play/demo/under-the-scale/${encodeURIComponent('/\\elsewhere.example')}?lng=en`,
  )
  expect(answer?.status()).toBe(400)
})

async function numberOfGames(page: Page): Promise<number> {
  // A page of games is drawn a few at a time.
  await expect(page.getByRole('main').locator('.game-grid')).toHaveAttribute('aria-busy', 'false')
  return page.getByRole('main').getByRole('article').count()
}

async function brandsInSight(page: Page): Promise<string[]> {
  return [...new Set(await page.getByRole('main').locator('.tile-brand').allInnerTexts())]
}

async function bringToMiddle(page: Page, tile: ReturnType<Page['locator']>): Promise<void> {
  await expect(tile).toBeVisible()
  await tile.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect
    .poll(() => page.evaluate(() => scrollY), { message: 'the page has scrolled' })
    .toBeGreaterThan(0)
}

async function openDemo(page: Page, tile: ReturnType<Page['locator']>): Promise<void> {
  await bringUp(tile)
  await tile.getByRole('link', { name: words.site('common', 'demo') }).click()
  await expect(page).toHaveURL(/\/play\/demo\//)
}

async function playOneRound(page: Page, studio: string): Promise<void> {
  const spin = page.frameLocator(`iframe[src^="${studio}"]`).locator('button.main')
  await expect(spin).toBeEnabled({ timeout: 30_000 })
  await spin.click()
  await expect(spin, 'the reels are turning').toBeDisabled()
  await expect(spin, 'the round ends').toBeEnabled({ timeout: 30_000 })
}
