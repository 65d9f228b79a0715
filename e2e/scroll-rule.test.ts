import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { follow } from './follow.ts'
import { chooseProviders } from './providers.ts'
import { expect, type Servers, test } from './story-test.ts'
import { bringUp, openTwoPages } from './tiles.ts'
import { wordsOf } from './words.ts'

test.use({ reducedMotion: 'no-preference' })

const words = wordsOf('en')
const shell = (key: string, values?: Record<string, string>) => words.site('shell', key, values)
const COLLAPSED_AT = 22

test('every change of path begins at the top, and going back is where one was', async ({
  page,
  servers,
  request,
}) => {
  await page.goto(`${servers.casino}/casino?lng=en`)
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  expect((await page.getByRole('banner').boundingBox())?.y, 'the header stays at the top').toBe(0)
  await page.evaluate(() => {
    ;(window as { stays?: boolean }).stays = true
  })

  const studios = footer.getByRole('list', { name: shell('game_studios') }).getByRole('listitem')
  await expect(studios).toHaveCount(COLLAPSED_AT)
  await footer.getByRole('button', { expanded: false }).click()
  expect(await studios.count()).toBeGreaterThan(COLLAPSED_AT)
  await footer.getByRole('button', { expanded: true }).click()
  await expect(studios).toHaveCount(COLLAPSED_AT)
  expect(
    await footer
      .getByRole('list', { name: shell('payments') })
      .getByRole('listitem')
      .count(),
  ).toBeGreaterThan(2)
  await expect(footer).toContainText(shell('gambling_can_be_addictive'))
  const operator = await operatorOf(servers, request)
  const year = String(new Date().getUTCFullYear())
  await expect(footer).toContainText(
    shell('copyright', { year, owner: `\u2068${operator.legalName}\u2069` }),
  )
  for (const legal of ['terms_and_conditions', 'privacy_policy'])
    await expect(footer.getByRole('link', { name: shell(legal), exact: true })).toHaveAttribute(
      'href',
      new RegExp(`^/templates/${legal}`),
    )

  const faq = footer.getByRole('link', { name: shell('faq'), exact: true })
  await faq.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(0)
  await faq.click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(shell('faq'))
  expect(await page.evaluate(() => scrollY)).toBe(0)

  const inText = page.getByRole('article').locator('a[href^="/"]').first()
  const target = await inText.getAttribute('href')
  await inText.click()
  await expect(page, 'a link in a text leads on within the page').toHaveURL(
    new RegExp(`${target?.split(/[?#]/)[0]}`),
  )
  expect(await page.evaluate(() => (window as { stays?: boolean }).stays)).toBe(true)

  await page.goBack()
  await page.goBack()
  await expect
    .poll(() => page.evaluate((before) => Math.abs(scrollY - before), left))
    .toBeLessThan(200)
  // The browser's own press, because the test's scrolls first.
  await page
    .locator('header a[href*="modal=login"]')
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(
    await page.evaluate((before) => Math.abs(scrollY - before), left),
    'a dialog leaves the page where it is',
  ).toBeLessThan(200)
})

test('another list that is chosen far down begins with its first games, and going back is where one was', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/casino?lng=en`)
  const tiles = page.getByRole('main').getByRole('article')
  for (const open of [120, 180]) {
    await page
      .getByRole('main')
      .getByRole('button', { name: words.site('casino', 'load_more') })
      .click()
    await expect(tiles).toHaveCount(open)
  }
  const tile = tiles.nth(150)
  await tile.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(tile).toBeInViewport()
  const choices = {
    'a long list': 'slot_games',
    'a short list': 'live_casino',
    'other providers': null,
  }
  for (const [what, category] of Object.entries(choices)) {
    await (category ? pressCategory(page, category) : chooseProviders(page, 'Grimwater'))
    await expectBeginning(page, what)
    await expect(page.locator('.game-grid')).toHaveAttribute('aria-busy', 'false')
    await expectBeginning(page, what)
    await page.goBack()
    await expect(page).toHaveURL(`${servers.casino}/casino?lng=en`)
    await expect(tiles, `as many are open as before ${what}`).toHaveCount(180)
    await expect(tile, `back from ${what}`).toBeInViewport()
  }
})

test('a player who comes back from a game finds the lobby where they left it; a category of it leads to the top of the catalogue, where the next one leaves the page as it lies', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  const list = page.getByRole('region', { name: 'Out where it is deep' })
  for (const way of ['the button of the game', 'the browser'] as const) {
    await lookDownTo(page, list)
    const tile = list.getByRole('article').first()
    await expect(tile).toBeInViewport()
    const left = (await list.boundingBox())?.y ?? 0
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    // The browser's own press, because the test's scrolls first.
    await tile.locator('a[href^="/play/demo/"]').evaluate((link: HTMLAnchorElement) => link.click())
    await expect(page).toHaveURL(/\/play\/demo\//)
    const close = page
      .getByRole('banner')
      .getByRole('button', { name: words.site('play', 'close_game') })
    await expect(close).toBeVisible()
    await (way === 'the browser' ? page.goBack() : close.click())
    await expect(page).toHaveURL(`${servers.casino}/?lng=en`)
    await expect
      .poll(async () => Math.abs(((await list.boundingBox())?.y ?? 0) - left), {
        message: `by ${way}`,
      })
      .toBeLessThan(5)
  }

  await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }))
  await pressCategory(page, 'slot_games')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }))
  await pressCategory(page, 'casino_games')
  expect(await page.evaluate(() => scrollY)).toBe(60)
})

test('a dialog that was opened over a game and closed again does not stand in the way back', async ({
  page,
  servers,
}) => {
  const tiles = await openTwoPages(page, servers)
  const tile = tiles.nth(100)
  const dialog = page.getByRole('dialog')
  const searchButton = page
    .getByRole('banner')
    .getByRole('button', { name: words.site('search', 'search') })
  const opened = { real: async () => {}, demo: () => searchButton.click() }
  for (const [mode, open] of Object.entries(opened)) {
    await tile.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
    await bringUp(tile)
    // The browser's own press, because the test's scrolls first.
    await tile
      .locator(`a[href*="/play/${mode}/"]`)
      .evaluate((link: HTMLAnchorElement) => link.click())
    await expect(page).toHaveURL(new RegExp(`/play/${mode}/`))
    await open()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page
      .getByRole('banner')
      .getByRole('button', { name: words.site('play', 'close_game') })
      .click()
    await expect(tiles, `as many are open as before, after a ${mode} game`).toHaveCount(120)
    await expect(tile).toBeInViewport()
  }
})

test('a link to a place on another page leads to it', async ({ page, servers }) => {
  const promotion = page.getByRole('dialog', { name: 'The board of ten' })
  for (const address of ['/promotions', '/']) {
    const path = `${address}?lng=en&modal=promotion&promotion=board_of_ten`
    if (address === '/') {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await follow(page, path)
    } else await page.goto(`${servers.casino}${path}`)
    await expect(page.locator('[data-asleep]')).toHaveCount(0)
    await promotion.getByRole('link', { name: 'To the winners' }).click()
    await expect(promotion).toBeHidden()
    await expect(page).toHaveURL(/\/\?lng=en#winners$/)
    await expect(
      page.getByRole('heading', { name: words.site('lobby', 'winners') }),
      `from ${address}`,
    ).toBeInViewport()
  }
})

async function operatorOf(
  servers: Servers,
  request: APIRequestContext,
): Promise<{ legalName: string }> {
  const answer = await request.post(`${servers.casino}/api/graphql`, {
    data: { query: '{ settings { operator { legalName } } }' },
  })
  return ((await answer.json()) as { data: { settings: { operator: { legalName: string } } } }).data
    .settings.operator
}

/** By the browser's own press, because the test's scrolls first. */
async function pressCategory(page: Page, category: string): Promise<void> {
  await page
    .getByRole('main')
    .locator(`.chips a[href^="/casino/${category}"]`)
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    words.site('casino', `title_${category}`),
  )
}

/** The chips lie beneath the header, and the first games beneath the chips. */
async function expectBeginning(page: Page, message: string): Promise<void> {
  const bar = await page.locator('.chip-bar').boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  const first = await page.locator('.game-grid').boundingBox()
  if (!bar || !header || !first) throw new Error('The catalogue is not there.')
  expect(bar.y, message).toBeLessThan(header.height + 2)
  expect(first.y, message).toBeGreaterThanOrEqual(bar.y + bar.height)
  expect(first.y, message).toBeLessThan(bar.y + bar.height + 100)
}

/**
 * Scrolls down to a list in steps, so that the parts on the way get their true height: before they
 * are near, they have an estimated one.
 */
async function lookDownTo(page: Page, list: Locator): Promise<void> {
  const top = async () => (await list.boundingBox())?.y ?? Number.POSITIVE_INFINITY
  const window = page.viewportSize()?.height ?? 0
  let last = Number.NaN
  await expect
    .poll(
      async () => {
        const now = await top()
        const isThere = now < window / 2 && now === last
        last = now
        if (now >= window / 2)
          await page.evaluate(() => scrollBy({ top: innerHeight / 3, behavior: 'instant' }))
        return isThere
      },
      { intervals: [100] },
    )
    .toBe(true)
}
