import type { Page } from '@playwright/test'
import { answer } from './answer.ts'
import { TEXT_PAGE } from './casino-page.ts'
import { press } from './keyboard.ts'
import { pressUntilThere } from './press-until-there.ts'
import { openSearch } from './search-page.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

const PAGE = 60

/** Between two letters; the search waits ten times as long for the next one. */
const BETWEEN_LETTERS_MS = 50

test('U4 a search waits for the end of a word, forgives how it is written, and is walked through by keys', async ({
  page,
  servers,
}) => {
  const search = await openSearch(page, servers)
  const tiles = search.getByRole('article')
  await expect(
    search.getByRole('heading', { name: words.site('search', 'recommended') }),
    'nothing is asked yet',
  ).toBeVisible()

  const sent = questions(page)
  await search
    .getByRole('searchbox')
    .pressSequentially('lowtide legnd', { delay: BETWEEN_LETTERS_MS })
  await expect(tiles.first()).toContainText('Low Tide Legend')
  expect(
    sent(),
    'not a question for every letter, even where the machine stops for breath',
  ).toBeLessThanOrEqual(3)
  await expect(search.getByText(/^\d+ games? found$/)).toBeVisible()
  await expect(
    search.getByRole('heading', { name: words.site('search', 'recommended') }),
    'little was found',
  ).toBeVisible()
  await expect(page).toHaveURL(/search=lowtide/)

  await page.keyboard.press('ArrowDown')
  await expect(tiles.first().locator('.tile-play')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(search.locator('.tile-play').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  const recommended = search
    .getByRole('region', { name: words.site('search', 'recommended') })
    .locator('.tile-play')
  await page.keyboard.press('ArrowDown')
  await expect(recommended.first(), 'below it').toBeFocused()
  await page.keyboard.press('ArrowDown')
  const columns = await recommended.evaluateAll(columnsOf)
  expect(columns).toBeGreaterThan(1)
  await expect(recommended.nth(columns), 'a row further, and not a tile').toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(tiles.first().locator('.tile-play')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page, 'a game opens by keyboard, and a visitor is asked to sign in').toHaveURL(
    /\/play\/real\/low-tide-legend.*modal=login/,
  )
  await page.goBack()
  await expect(page).not.toHaveURL(/modal=login/)
  await page.goBack()
  await expect(search.getByRole('searchbox'), 'and the search stands as it was').toHaveValue(
    'lowtide legnd',
  )
  await expect(tiles.first()).toContainText('Low Tide Legend')

  await search.getByRole('searchbox').fill('qqqq zzzz')
  await expect(search.getByText(words.site('search', 'no_games_found'))).toBeVisible()
  await search.getByRole('button', { name: words.site('search', 'clear_all') }).click()
  await expect(search.getByRole('searchbox')).toHaveValue('')
  await expect(search.getByText(words.site('search', 'no_games_found'))).toBeHidden()

  await page.goBack()
  await expect(search, 'going back closes the search').toBeHidden()
  await expect(page).toHaveURL(`${servers.casino}${TEXT_PAGE}?lng=en`)
})

test('a search is requested once, half a second after the last letter', async ({
  page,
  servers,
}) => {
  await page.clock.install()
  const search = await openSearch(page, servers)
  await expect(search.getByRole('article').first()).toBeVisible()
  const sent = questions(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  for (const letter of 'low tide') {
    await page.keyboard.type(letter)
    await allIsSent(page)
    await page.clock.runFor(450)
    await allIsSent(page)
    expect(sent(), 'more may be typed').toBe(0)
  }
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return sent()
    })
    .toBe(1)
  await page.clock.resume()
  await expect(search.getByText(/^\d+ games? found$/)).toBeVisible()
  await expect(page).toHaveURL(/search=low\+tide/)
  expect(sent()).toBe(1)
})

test('a query that was cleared or entered is not requested again while a visitor types on', async ({
  page,
  servers,
}) => {
  await page.clock.install()
  const search = await openSearch(page, servers)
  const box = search.getByRole('searchbox')
  await box.fill('low tide')
  await expect(page).toHaveURL(/search=low\+tide/)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await search.getByRole('button', { name: words.site('search', 'clear_all') }).click()
  await expect(page).toHaveURL(/search=(&|$)/)
  await box.pressSequentially('koi')
  await allIsSent(page)
  await expect(page, 'what was cleared').toHaveURL(/search=(&|$)/)

  await box.press('Enter')
  await expect(page).toHaveURL(/search=koi/)
  await box.pressSequentially(' p')
  await allIsSent(page)
  await expect(page, 'what was entered stands until typing rests').toHaveURL(/search=koi(&|$)/)
})

test('a search that gets no answer says so, and goes on when it gets one', async ({
  page,
  servers,
}) => {
  const search = await openSearch(page, servers)
  await page.route(/\/api\/graphql.*operationName=Games/, (route) => route.abort())
  await search.getByRole('searchbox').fill('tide')
  await expect(
    search.getByText(words.site('search', 'game_list_error'), { exact: true }),
  ).toBeVisible()
  await page.unrouteAll()
  await search.getByRole('button', { name: words.site('common', 'try_again') }).click()
  await expect(search.getByRole('article').first()).toBeVisible()
})

test('a player who searches by keyboard keeps their place when a button has done its work and goes', async ({
  page,
  servers,
}) => {
  const search = await openSearch(page, servers)
  const box = search.getByRole('searchbox')
  const plays = search.locator('.tile-play')
  const again = search.getByRole('button', { name: words.site('common', 'try_again') })
  const more = search.getByRole('button', { name: words.site('search', 'load_more') })
  await page.route(/\/api\/graphql.*operationName=Games/, (route) => route.abort())
  await page.keyboard.type('tide')
  await expect(again).toBeVisible()
  await page.unrouteAll()
  await press(page, again)
  await expect(plays.first(), 'at the first game, for who asked again').toBeFocused()
  await press(page, search.getByRole('button', { name: words.site('search', 'clear_all') }))
  await page.keyboard.type('koi')
  await expect(box, 'in the field, when all is cleared').toBeFocused()
  await expect(box).toHaveValue('koi')

  await page.goto(`${servers.casino}/casino?search=&search_categories=SLOT_GAMES&lng=en`)
  await expect(plays).toHaveCount(PAGE)
  await page.route(/\/api\/graphql.*operationName=Games/, (route) => route.abort())
  await more.press('Enter')
  await expect(again, 'at what asks again, where no more games came').toBeFocused()
  await page.unrouteAll()
  await page.keyboard.press('Enter')
  await expect(plays.nth(PAGE), 'at the first of the new games').toBeFocused()
})

test('games that cannot be recommended say so, and come when they are requested again', async ({
  page,
  servers,
  context,
}) => {
  await answer(page, 'RecommendedGames', (route) => route.abort())
  const search = await openSearch(page, servers)
  const problem = search.getByRole('alert')
  const recommended = search.getByRole('region', { name: words.site('search', 'recommended') })
  await expect(problem).toContainText(words.site('search', 'game_list_error'))
  await expect(recommended).toHaveCount(0)
  await search.getByRole('searchbox').fill('low tide legend')
  await expect(
    search.getByRole('article').first(),
    'what is searched for is found all the same',
  ).toContainText('Low Tide Legend')
  await expect(problem, 'and little was found').toBeVisible()
  await page.unrouteAll()
  await pressUntilThere(
    problem,
    words.site('common', 'try_again'),
    recommended.getByRole('article').first(),
  )
  await expect(problem).toBeHidden()

  await answer(page, 'RecommendedGames', (route) => route.abort())
  await page.reload()
  await expect(problem).toBeVisible()
  await context.setOffline(true)
  await page.unrouteAll()
  await expect(
    problem.getByRole('button'),
    'without a network there is nothing to ask',
  ).toBeDisabled()
  await context.setOffline(false)
  await expect(
    recommended.getByRole('article').first(),
    'they come by themselves when it is back',
  ).toBeVisible()
})

/** Runs in the page. */
function columnsOf(tiles: Element[]): number {
  const tops = tiles.map((tile) => Math.round(tile.getBoundingClientRect().top))
  return tops.filter((top) => top === tops[0]).length
}

/** Waits until all earlier requests of the page are known. */
async function allIsSent(page: Page): Promise<void> {
  await page.evaluate(async () => void (await fetch('/robots.txt')))
}

/** Counts the searches that the page requests from now on. */
function questions(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (/operationName=Games&/.test(request.url())) count += 1
  })
  return () => count
}
