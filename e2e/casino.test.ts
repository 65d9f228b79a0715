import type { Page } from '@playwright/test'
import { answer } from './answer.ts'
import { brandsIn } from './casino-page.ts'
import { expect, test } from './story-test.ts'
import { bringUp } from './tiles.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

const PAGE = 60

/** Studios that have more games than one page, and fewer than two. */
const SOME_STUDIOS = 'KIOSK_9,HARROW_FINCH,OLD_BRASS,VELVET_ANVIL'

test('the catalogue opens sixty games at a time until all are there, and stands as it was left when a game is closed', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/casino?lng=en`)
  const tiles = page.getByRole('main').getByRole('article')
  await expect(tiles).toHaveCount(PAGE)
  const more = page
    .getByRole('main')
    .getByRole('button', { name: words.site('casino', 'load_more') })
  await more.click()
  await expect(tiles).toHaveCount(2 * PAGE)
  const addresses = await page
    .locator('.tile-play')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
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
  await expect(
    page.getByRole('main').getByText(/^(\d+) of \1 games$/),
    'all of them are there',
  ).toBeVisible()
  await expect(more).toHaveCount(0)
  // The words are drawn a moment before the tiles.
  await expect.poll(() => tiles.count()).toBeGreaterThan(PAGE)
  const all = await tiles.count()
  expect(all).toBeGreaterThan(PAGE)
  expect(all).toBeLessThan(2 * PAGE)
})

test('the providers that were chosen still are when a game is closed, and when one goes back', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/casino/slot_games?brands=GRIMWATER&lng=en`)
  const main = page.getByRole('main')
  const brands = () =>
    main
      .locator('.tile-brand')
      .evaluateAll((all) => [...new Set(all.map((each) => each.textContent))])
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
    await expect(
      page.getByRole('list', { name: words.site('casino', 'selected_providers') }),
    ).toBeVisible()
  }
})

test('a tile brings up play, and a demo where the game has one', async ({ page, servers }) => {
  await page.goto(`${servers.casino}/casino/live_casino?lng=en`)
  const tile = page.getByRole('main').getByRole('article').first()
  await bringUp(tile)
  await expect(tile.locator('.tile-disc')).toHaveCSS('opacity', '1')
  await expect(
    tile.getByRole('link', { name: words.site('common', 'demo') }),
    'a dealer deals no demos',
  ).toHaveCount(0)

  await page.goto(`${servers.casino}/casino/no_such_category?lng=en`)
  await expect(
    page.getByRole('heading', { level: 1 }),
    'an unknown category is the first one',
  ).toHaveText(words.site('casino', 'title_all_games'))
  await expect(
    page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('link', { name: words.site('common', 'demo') }),
  ).toHaveCount(1)
})

test('a list that cannot be fetched says so, and comes when it is requested again', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/payments?lng=en`)
  const main = page.getByRole('main')
  const again = main.getByRole('button', { name: words.site('common', 'try_again') })
  // Both are requested at once, and games that have come would be there when they are requested
  // again.
  await answer(page, 'Games', (route) => route.abort())
  await answer(page, 'Categories', (route) => route.fulfill({ json: { data: { categories: [] } } }))
  await openCasino(page)
  await expect(
    main.getByText(words.site('casino', 'could_not_fetch_game_categories'), { exact: true }),
  ).toBeVisible()
  await expect(
    main.getByText(words.site('casino', 'no_game_categories_could_be_fetched'), { exact: true }),
  ).toBeVisible()
  await page.unrouteAll()
  await answer(page, 'Games', (route) => route.abort())
  await again.click()
  await expect(
    main.getByText(words.site('casino', 'game_list_error'), { exact: true }),
  ).toBeVisible()
  await page.unrouteAll()
  await again.click()
  await expect(main.getByRole('article')).toHaveCount(PAGE)

  await answer(page, 'Games', (route) => route.abort())
  await main.getByRole('button', { name: words.site('casino', 'load_more') }).click()
  await expect(
    main.getByText(words.site('casino', 'game_list_error'), { exact: true }),
  ).toBeVisible()
  await expect(main.getByRole('article'), 'what is there stays').toHaveCount(PAGE)
  await page.unrouteAll()
  await again.click()
  await expect(main.getByRole('article')).toHaveCount(2 * PAGE)
})

test('a player who opens more games by keyboard goes on at what has come, also after asking again', async ({
  page,
  servers,
}) => {
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

async function openCasino(page: Page): Promise<void> {
  // A press before the page is awake is followed by the browser itself, with all lists in the page.
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await page
    .locator('a:is([href$="/casino"], [href*="/casino?"])')
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/casino/)
}

test('pictures are fetched of the games that come near, and of no others', async ({
  page,
  servers,
}) => {
  const fetched = new Set<string>()
  page.on(
    'request',
    (request) => request.url().includes('/tile.webp') && fetched.add(request.url()),
  )
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

test('rows that sleep further down keep the room that they take when they are seen', async ({
  page,
  servers,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide window lays all rows out together')
  await page.goto(`${servers.casino}/casino?lng=en`)
  const rows = page.locator('.game-rows')
  await expect(rows).toHaveCount(PAGE / 12)
  const heights = () =>
    rows.evaluateAll((each) =>
      each.map((element) => Math.round(element.getBoundingClientRect().height)),
    )
  await expect(rows.last().locator('.tile-name').last(), 'the last rows sleep').not.toBeInViewport()
  const asleep = await heights()
  expect(asleep[0]).toBeGreaterThan(500)
  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows.last().locator('.tile-name').last()).toBeVisible()
  await expect(rows.last().locator('.tile-art img').first()).toBeVisible()
  expect(await heights()).toEqual(asleep)
})
