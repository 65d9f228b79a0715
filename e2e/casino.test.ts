import type { Page } from '@playwright/test'
import { answer } from './answer.ts'
import { expectNothingInTheWay } from './axe.ts'
import { expect, test } from './story-test.ts'
import { isPhone, openSwitcher } from './switcher.ts'
import { bringUp } from './tiles.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const PAGE = 60
/** They have more games than a page, and fewer than two. */
const SOME_STUDIOS = 'KIOSK_9,HARROW_FINCH,OLD_BRASS,VELVET_ANVIL'

test('the catalogue opens sixty games at a time until all are there, and stands as it was left when a game is closed', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/casino?lng=en`)
  const tiles = page.getByRole('main').getByRole('article')
  await expect(tiles).toHaveCount(PAGE)
  const more = page.getByRole('main').getByRole('button', { name: words.site('casino', 'load_more') })
  await more.click()
  await expect(tiles).toHaveCount(2 * PAGE)
  const addresses = await page.locator('.tile-play').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(addresses).size, 'no game stands there twice').toBe(2 * PAGE)

  const tile = tiles.nth(2 * PAGE - 5)
  await tile.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await bringUp(tile)
  await tile.getByRole('link', { name: words.site('common', 'demo') }).click()
  await expect(page).toHaveURL(/\/play\/demo\//)
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.site('play', 'close_game') })
    .click()
  await expect(tiles, 'as many pages are open as before').toHaveCount(2 * PAGE)
  await expect(tile).toBeInViewport()

  await page.goto(`${servers.casino}/casino?brands=${SOME_STUDIOS}&lng=en`)
  await expect(tiles).toHaveCount(PAGE)
  await more.click()
  await expect(page.getByRole('main').getByText(/^(\d+) of \1 games$/), 'all of them are there').toBeVisible()
  await expect(more).toHaveCount(0)
  // The words are drawn a moment before the tiles.
  await expect.poll(() => tiles.count()).toBeGreaterThan(PAGE)
  const all = await tiles.count()
  expect(all).toBeGreaterThan(PAGE)
  expect(all).toBeLessThan(2 * PAGE)
})

test('the providers that were chosen still are when a game is closed, and when one goes back', async ({ page, servers }) => {
  await page.goto(`${servers.casino}/casino/slot_games?brands=GRIMWATER&lng=en`)
  const main = page.getByRole('main')
  const brands = () => main.locator('.tile-brand').evaluateAll((all) => [...new Set(all.map((each) => each.textContent))])
  await expect.poll(brands).toEqual(['Grimwater'])
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  const games = await main.getByRole('article').count()
  const leave: readonly (() => Promise<unknown>)[] = [
    () =>
      page
        .getByRole('banner')
        .getByRole('button', { name: words.site('play', 'close_game') })
        .click(),
    () => page.goBack(),
  ]
  for (const back of leave) {
    await bringUp(main.getByRole('article').nth(2))
    await main
      .getByRole('article')
      .nth(2)
      .getByRole('link', { name: words.site('common', 'demo') })
      .click()
    await expect(page).toHaveURL(/\/play\/demo\//)
    await back()
    await expect(page).toHaveURL(/\/casino\/slot_games/)
    expect(brandsIn(page)).toBe('GRIMWATER')
    await expect(main.getByRole('article')).toHaveCount(games)
    expect(await brands()).toEqual(['Grimwater'])
    await expect(page.getByRole('list', { name: words.site('casino', 'selected_providers') })).toBeVisible()
  }
})

test('a tile brings up play, and a demo where the game has one', async ({ page, servers }) => {
  await page.goto(`${servers.casino}/casino/live_casino?lng=en`)
  const tile = page.getByRole('main').getByRole('article').first()
  await bringUp(tile)
  await expect(tile.locator('.tile-disc')).toHaveCSS('opacity', '1')
  await expect(tile.getByRole('link', { name: words.site('common', 'demo') }), 'a dealer deals no demos').toHaveCount(0)

  await page.goto(`${servers.casino}/casino/no_such_category?lng=en`)
  await expect(page.getByRole('heading', { level: 1 }), 'an unknown category is the first one').toHaveText(
    words.site('casino', 'title_all_games'),
  )
  await expect(
    page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('link', { name: words.site('common', 'demo') }),
  ).toHaveCount(1)
})

test('providers are found, chosen and taken away again, and the address says which', async ({ page, servers }) => {
  await page.goto(`${servers.casino}/casino?lng=en`)
  await page
    .getByRole('main')
    .getByRole('button', { name: words.site('casino', 'providers') })
    .click()
  const dialog = page.getByRole('dialog')
  const tiles = dialog.locator('.provider-tile')
  const field = dialog.getByRole('searchbox')
  await field.fill('nobody at all')
  await expect(dialog.getByText(words.site('casino', 'no_providers_found'))).toBeVisible()
  await field.fill('GRIM water')
  await expect(tiles).toHaveCount(1)
  await tiles.first().click()
  await expectNothingInTheWay(page, 'the providers')
  await field.fill('')
  await expect(tiles.nth(1)).toBeVisible()
  const second = dialog.getByRole('button', { name: /Ninefold/ })
  for (const pressed of ['true', 'false', 'true']) {
    await second.click()
    await expect(second).toHaveAttribute('aria-pressed', pressed)
  }
  const clear = dialog.getByRole('button', { name: words.site('casino', 'clear') })
  await clear.click()
  await expect(tiles.and(page.locator('[aria-pressed=true]'))).toHaveCount(0)
  await expect(clear, 'there is nothing more to clear').toBeDisabled()
  await dialog.getByRole('button', { name: /Grimwater/ }).click()
  await second.click()
  await dialog.getByRole('button', { name: words.site('casino', 'done') }).click()
  await expect.poll(() => brandsIn(page)).toBe('GRIMWATER,NINEFOLD')
  const chips = page.getByRole('list', { name: words.site('casino', 'selected_providers') })
  await chips.getByRole('link', { name: words.site('casino', 'remove_provider', { name: 'Grimwater' }) }).click()
  await expect.poll(() => brandsIn(page)).toBe('NINEFOLD')
  await chips.getByRole('link', { name: words.site('casino', 'clear') }).click()
  await expect.poll(() => brandsIn(page)).toBeNull()

  await page.goto(`${servers.casino}/casino/live_casino?brands=GRIMWATER&lng=en`)
  const main = page.getByRole('main')
  await expect(main.getByText('No games found', { exact: true }), 'it has no dealers').toBeVisible()
  await main.getByRole('link', { name: words.site('casino', 'all_games'), exact: true }).click()
  await expect(main.getByRole('article')).toHaveCount(PAGE)
})

test('providers are looked for once nothing is typed for a moment', async ({ page, servers }) => {
  await page.clock.install()
  await page.goto(`${servers.casino}/casino?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('button', { name: words.site('casino', 'providers') })
    .click()
  const tiles = page.getByRole('dialog').locator('.provider-tile')
  const field = page.getByRole('dialog').getByRole('searchbox')
  await expect(tiles.nth(20)).toBeVisible()
  const all = await tiles.count()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  for (const typed of ['g', 'gr', 'grimwater']) {
    await field.fill(typed)
    await expect(field).toHaveValue(typed)
    await page.clock.runFor(250)
    await expect(tiles, 'more may be typed').toHaveCount(all)
  }
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return tiles.count()
    })
    .toBe(1)
})

test('what cannot be fetched says so, and comes when it is asked for again', async ({ page, servers }) => {
  await page.goto(`${servers.casino}/payments?lng=en`)
  const main = page.getByRole('main')
  const again = main.getByRole('button', { name: words.site('common', 'try_again') })
  // Both are asked at once, and games that have come would be there when they are asked for again.
  await answer(page, 'Games', (route) => route.abort())
  await answer(page, 'Categories', (route) => route.fulfill({ json: { data: { categories: [] } } }))
  await openCasino(page)
  await expect(main.getByText(words.site('casino', 'could_not_fetch_game_categories'), { exact: true })).toBeVisible()
  await expect(main.getByText(words.site('casino', 'no_game_categories_could_be_fetched'), { exact: true })).toBeVisible()
  await page.unrouteAll()
  await answer(page, 'Games', (route) => route.abort())
  await again.click()
  await expect(main.getByText(words.site('casino', 'game_list_error'), { exact: true })).toBeVisible()
  await page.unrouteAll()
  await again.click()
  await expect(main.getByRole('article')).toHaveCount(PAGE)

  await answer(page, 'Games', (route) => route.abort())
  await main.getByRole('button', { name: words.site('casino', 'load_more') }).click()
  await expect(main.getByText(words.site('casino', 'game_list_error'), { exact: true })).toBeVisible()
  await expect(main.getByRole('article'), 'what is there stays').toHaveCount(PAGE)
  await page.unrouteAll()
  await again.click()
  await expect(main.getByRole('article')).toHaveCount(2 * PAGE)
})

test('a player who opens more games by keyboard goes on at what has come, also after asking again', async ({ page, servers }) => {
  await page.goto(`${servers.casino}/casino?brands=${SOME_STUDIOS}&lng=en`)
  const main = page.getByRole('main')
  const plays = main.locator('.tile-play')
  const more = main.getByRole('button', { name: words.site('casino', 'load_more') })
  const again = main.getByRole('button', { name: words.site('common', 'try_again') })
  await expect(plays).toHaveCount(PAGE)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await answer(page, 'Games', (route) => route.abort())
  await more.focus()
  await more.press('Enter')
  await expect(again, 'the button has gone, and this stands in its place').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(again, 'as often as it fails').toBeFocused()
  await page.unrouteAll()
  await page.keyboard.press('Enter')
  await expect(plays.nth(PAGE), 'the first of the new games').toBeFocused()

  await page.reload()
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await expect(plays).toHaveCount(PAGE)
  await more.focus()
  await more.press('Enter')
  await expect(more, 'these were the last').toHaveCount(0)
  await expect(plays.nth(PAGE)).toBeFocused()
})

function brandsIn(page: Page): string | null {
  return new URL(page.url()).searchParams.get('brands')
}

async function openCasino(page: Page): Promise<void> {
  await page.locator('a:is([href$="/casino"], [href*="/casino?"])').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/casino/)
}

test('providers that cannot be fetched say so, and come when they are asked for again', async ({ page, servers }) => {
  const german = wordsOf('de')
  await page.goto(`${servers.casino}/casino?lng=en`)
  // What came with the page is in its first language; for another it asks by itself.
  await answer(page, 'Shell', (route) => route.abort())
  await (await openSwitcher(page, 'en')).getByRole('button', { name: 'Deutsch', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  if (isPhone(page)) await page.keyboard.press('Escape')
  await page
    .getByRole('main')
    .getByRole('button', { name: german.site('casino', 'providers') })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(german.site('casino', 'game_list_error'), { exact: true })).toBeVisible()
  await expectNothingInTheWay(page, 'the providers that cannot be fetched')
  await page.unrouteAll()
  await dialog.getByRole('button', { name: german.site('common', 'try_again') }).click()
  await expect(dialog.locator('.provider-tile').first()).toBeVisible()
})

test('pictures are fetched of the games that come near, and of no others', async ({ page, servers }) => {
  const fetched = new Set<string>()
  page.on('request', (request) => request.url().includes('/tile.webp') && fetched.add(request.url()))
  await page.goto(`${servers.casino}/promotions?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await page
    .getByRole('link', { name: words.site('shell', 'casino'), exact: true })
    .filter({ visible: true })
    .first()
    .click()
  const tiles = page.getByRole('main').getByRole('article')
  await expect(page.locator('.game-grid')).toHaveAttribute('aria-busy', 'false')
  await expect(tiles).toHaveCount(PAGE)
  await expect(tiles.first().locator('img')).toBeVisible()
  const last = tiles.last().locator('.tile-art img')
  await expect(last, 'the last one is out of sight').toHaveCount(0)
  expect(fetched.size).toBeLessThan(PAGE - 10)
  await tiles.last().scrollIntoViewIfNeeded()
  await expect(last).toBeVisible()
  // The picture's element is there before the picture is fetched.
  const address = () => last.evaluate((picture: HTMLImageElement) => picture.currentSrc)
  await expect.poll(async () => fetched.has(await address())).toBe(true)
})

test('rows that sleep further down keep the room that they take when they are seen', async ({ page, servers, isMobile }) => {
  test.skip(!isMobile, 'a wide window lays all rows out together')
  await page.goto(`${servers.casino}/casino?lng=en`)
  const rows = page.locator('.game-rows')
  await expect(rows).toHaveCount(PAGE / 12)
  const heights = () => rows.evaluateAll((each) => each.map((element) => Math.round(element.getBoundingClientRect().height)))
  await expect(rows.last().locator('.tile-name').last(), 'the last rows sleep').not.toBeInViewport()
  const asleep = await heights()
  expect(asleep[0]).toBeGreaterThan(500)
  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows.last().locator('.tile-name').last()).toBeVisible()
  await expect(rows.last().locator('.tile-art img').first()).toBeVisible()
  expect(await heights()).toEqual(asleep)
})
