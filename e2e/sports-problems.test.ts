import type { Route } from '@playwright/test'
import { book, openShadows, prices } from './bets.ts'
import { enter } from './member.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const SCRIPT = /\/book\/altenarWSDK\.js/
/** Fetched by the script. */
const BOOK = /\/book\/book\.js/

test.beforeEach(({ page }) => openShadows(page))

test('a sportsbook whose script does not come says so, and comes when it is requested again', async ({
  page,
  servers,
}) => {
  await page.clock.install()
  await page.route(SCRIPT, (route) => route.abort())
  await page.goto(`${servers.casino}/sports?lng=en`)
  const failed = book(page).getByRole('alert')
  await expect(async () => {
    await page.clock.fastForward(6_000)
    await expect(failed).toContainText(words.site('sports', 'book_not_loaded'), { timeout: 200 })
  }).toPass()
  await page.unroute(SCRIPT)
  await failed.getByRole('button').click()
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(prices(page).first()).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('a sportsbook whose script cannot fetch the rest of the book shows that it loads, says so, and comes when it is requested again', async ({
  page,
  servers,
}) => {
  const held: Route[] = []
  await page.route(BOOK, (route) => void held.push(route))
  await page.goto(`${servers.casino}/sports?lng=en`)
  await expect.poll(() => held.length, { message: 'the script has come' }).toBeGreaterThan(0)
  const waiting = book(page).getByRole('status')
  await expect(waiting).toHaveText(words.site('sports', 'loading_book'))
  // A book that is drawn below these words would move up when they go.
  await expect(waiting.locator('xpath=following-sibling::div/div')).toHaveCSS(
    'visibility',
    'hidden',
  )

  // The page and the script both request it, in any order.
  await page.route(BOOK, (route) => route.abort())
  for (const route of held) await route.abort()
  const failed = book(page).getByRole('alert')
  await expect(failed).toContainText(words.site('sports', 'book_not_loaded'))
  await page.unroute(BOOK)
  await failed.getByRole('button').click()
  await expect(prices(page).first()).toBeVisible()
  await expect(failed).toBeHidden()
})

test('a sportsbook for which the casino gives no token says that it could not be launched', async ({
  page,
  servers,
}) => {
  const token = /\/api\/graphql.*AltenarToken/
  await page.route(token, (route) => route.abort())
  await page.goto(`${servers.casino}/sports?lng=en`)
  await expect(book(page).getByRole('alert')).toContainText(
    words.site('play', 'game_could_not_be_launched'),
  )
  await page.unroute(token)
  await book(page).getByRole('alert').getByRole('button').click()
  await expect(prices(page).first()).toBeVisible()
})

test('a token that has expired meanwhile is renewed by itself, and a notice stands where it cannot be', async ({
  page,
  servers,
}) => {
  await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
  let [first, isOver] = ['', false]
  await page.clock.install()
  await page.route(/\/book\/api\/(session|bets)$/, (route) => {
    const token = route.request().headers().authorization ?? ''
    first ||= token
    const isExpired = token !== '' && (isOver || token === first)
    return isExpired
      ? route.fulfill({
          status: 401,
          headers: { 'access-control-allow-origin': '*' },
          json: { code: 'token_expired' },
        })
      : route.continue()
  })
  await page.goto(`${servers.casino}/sports?page=betHistory&lng=en`)
  await expect(book(page).locator('.page').getByText('You have no open bets.')).toBeVisible()

  isOver = true
  await page.route(/\/api\/graphql.*AltenarToken/, (route) => route.abort())
  await book(page).getByRole('link', { name: 'Overview' }).click()
  await book(page).getByRole('link', { name: 'My bets' }).click()
  const notice = book(page).getByText(words.site('sports', 'token_could_not_be_refreshed'), {
    exact: true,
  })
  await expect(async () => {
    await page.clock.runFor(5_000)
    await expect(notice).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('a slip from before a reload has the prices of now, also where its match is not on the page', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/sports?page=coupon&couponType=2&lng=en`)
  await prices(page).first().click()
  const leg = book(page).locator('.slip .leg')
  await expect(leg).toHaveCount(1)
  await page.evaluate(() => {
    const place = 'baize-book-slip'
    const slip = JSON.parse(localStorage.getItem(place) ?? '')
    slip.legs[0].odds = '1.01'
    localStorage.setItem(place, JSON.stringify(slip))
  })
  await page.goto(`${servers.casino}/sports?page=settings&lng=en`)
  await expect(leg.getByRole('status')).toContainText('1.01')
  await leg.getByRole('status').getByRole('button').click()
  await expect(leg.locator('.leg-odds')).not.toHaveText('1.01')
})
