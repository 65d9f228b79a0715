import type { APIRequestContext, Page } from '@playwright/test'
import { expectNothingInTheWay, standOnOwnGround } from './axe.ts'
import { openShadows } from './bets.ts'
import { enter } from './member.ts'
import { accountArea, closingBalance, headerBalance, minorOf } from './money.ts'
import { startServers } from './start-servers.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
/** Time after its beginning when a virtual match is over for certain; it lasts for two minutes. */
const VIRTUAL_MATCH_MS = 180_000

/** A casino whose book's clock can be moved on, so that the story need not wait for the match. */
let own: Awaited<ReturnType<typeof startServers>>
test.beforeAll(async () => {
  own = await startServers({ BOOK_PANEL: 'true' })
})
test.afterAll(() => own.close())
test.beforeEach(({ page }) => openShadows(page))

test('a player uses a free bet from the slip, and its match ends: a win is paid without the stake', async ({
  page,
  request,
}) => {
  const servers = JSON.parse(own.ready) as Servers
  await enter(page.context().request, servers, servers.players[0] ?? { email: '', password: '' })
  const ledger = await closingBalance(page, servers, words)
  const offered = await accountArea(page, servers, words, 'promotions/active')
  const freeBet = offered.getByRole('article').filter({ hasText: 'Kick-off' })
  await expect(freeBet).toContainText('€5.00')
  await expect(freeBet).toContainText(words.account('free_bet_min_odds'))
  await standOnOwnGround(page)
  await expectNothingInTheWay(page, 'the free bets')
  await freeBet.getByRole('link', { name: words.account('free_bet_use') }).click()
  await expect(page).toHaveURL(/\/sports/)

  const before = await headerBalance(page, words)
  const match = await nextMatch(request, servers)
  await page.goto(`${servers.casino}/sports?page=event&eventId=${match.id}&lng=en`)
  const book = page.getByRole('main')
  await press(page, (odds) => odds < 1.5)
  const slip = book.locator('.slip')
  await expect(slip).toContainText('It needs total odds of 1.50 or more.')
  await slip.getByRole('button', { name: 'Clear' }).click()

  await press(page, (odds) => odds >= 1.5)
  const odds = Number(await slip.locator('.leg-odds').innerText())
  await slip.getByRole('button', { name: 'Use a free bet: €5.00' }).click()
  await expect(
    slip.getByRole('status').filter({ hasText: 'The stake is not returned' }),
  ).toBeVisible()
  const most = minorOf(await slip.locator('.sum .brass').innerText())
  expect(most, 'without the stake').toBe(Math.round(odds * 100) * 5 - 500)
  await expectNothingInTheWay(page, 'a free bet on the slip')
  await slip.getByRole('button', { name: 'Place free bet · €5.00' }).click()
  await expect(slip.getByRole('heading', { name: 'Your bet is placed' })).toBeVisible()
  await expect(slip.locator('.receipt')).toContainText('Free bet')
  await slip.getByRole('link', { name: 'My bets' }).click()
  const bets = book.locator('.page .bet')
  await expect(bets.first()).toContainText('The stake is not returned with a win.')
  await expect(bets.first().getByRole('button'), 'neither cashed out nor edited').toHaveCount(0)
  expect(await headerBalance(page, words), 'it costs the player nothing').toBe(before)

  const account = await accountArea(page, servers, words, 'history/my_bets')
  const bet = account.getByRole('article')
  await expect(bet).toContainText(words.account('bet_free'))
  const moved = await request.post(`${servers.sandbox}/book/panel`, {
    data: { aheadMs: match.inMs + VIRTUAL_MATCH_MS },
  })
  expect(moved.status()).toBe(200)
  await expect(account.getByText(words.account('no_open_bets'), { exact: true })).toBeVisible()
  await account.getByRole('tab', { name: words.account('bets_settled') }).click()
  await expect(bet).toContainText(words.account('bet_free'))
  const isWon = (await bet.innerText()).includes(words.account('bet_result_WON'))
  const won = isWon ? most : 0
  await expect.poll(() => headerBalance(page, words)).toBe(before + won)
  expect(await closingBalance(page, servers, words), 'and the ledger says so').toBe(ledger + won)
  const movement = page
    .frameLocator('iframe[src*="/account-frame/"]')
    .getByRole('link', { name: words.account('show_bet') })
  await expect(movement, 'a win is in the statement, and a stake that was ours is not').toHaveCount(
    isWon ? 1 : 0,
  )

  const used = await accountArea(page, servers, words, 'promotions/active')
  const earlier = used.getByRole('listitem').filter({ hasText: 'Kick-off' })
  await expect(earlier).toContainText(words.account(isWon ? 'free_bet_WON' : 'free_bet_LOST'))
})

/** The virtual match that begins soonest, and not before the slip is placed. */
async function nextMatch(
  request: APIRequestContext,
  servers: Servers,
): Promise<{ id: number; inMs: number }> {
  const { events, now } = await (
    await request.get(`${servers.sandbox}/book/api/events?sportId=5&live=false`)
  ).json()
  const [found] = (events as { id: number; startsAt: number }[])
    .filter(({ startsAt }) => startsAt > now + 40_000)
    .sort((a, b) => a.startsAt - b.startsAt)
  return { id: found?.id ?? 0, inMs: (found?.startsAt ?? now) - now }
}

/** Presses the first price that fits. */
async function press(page: Page, fits: (odds: number) => boolean): Promise<void> {
  const prices = page.getByRole('main').locator('.markets .price:enabled')
  await expect(prices.first()).toBeVisible()
  const texts = await prices.locator('.price-odds').allInnerTexts()
  await prices.nth(texts.findIndex((text) => fits(Number(text)))).click()
}
