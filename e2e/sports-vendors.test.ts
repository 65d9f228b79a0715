import type { FrameLocator, Locator, Page } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { follow } from './follow.ts'
import { goBackBeforeItIsDrawn } from './go-back.ts'
import { enter } from './member.ts'
import { openWith } from './sports-casino.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
/** Time until a frame has been drawn again several times. */
const FRAMES_WITHIN_MS = 60_000

/** Opening one takes as long as ten pages: all stories of a kind of sportsbook run in one. */
let casino: Awaited<ReturnType<typeof openWith>>

for (const provider of ['DELASPORT', 'HAD', 'BETBY'])
  test.describe(provider, () => {
    test.beforeAll(async () => {
      casino = await openWith(provider)
    })
    test.afterAll(() => casino.close())

    if (provider === 'BETBY') reportBetby()
    else reportFrame(provider)
  })

/**
 * From a page that is open and signed in: the first token is refused, and then all. A book that is
 * opened again asks for another one.
 */
async function refuseTokens(page: Page, drawn: Locator | FrameLocator): Promise<void> {
  const calls = /\/book\/api\/(session|bets)$/
  const refused = new Set<string>()
  let most = 1
  await page.route(calls, (route) => {
    const token = route.request().headers().authorization ?? ''
    if (token !== '' && refused.size < most) refused.add(token)
    const headers = { 'access-control-allow-origin': '*' }
    return refused.has(token)
      ? route.fulfill({ status: 401, headers, json: { code: 'token_expired' } })
      : route.continue()
  })
  await follow(page, TEXT_PAGE)
  await follow(page, '/sports?bt-path=/betHistory')
  await expect(drawn.locator('.page').getByText('You have no open bets.')).toBeVisible({
    timeout: FRAMES_WITHIN_MS,
  })
  expect(refused.size, 'one was refused').toBe(1)

  most = Number.POSITIVE_INFINITY
  refused.clear()
  await follow(page, TEXT_PAGE)
  await follow(page, '/sports?bt-path=/betHistory')
  await expect(
    page
      .getByRole('main')
      .getByText(words.site('sports', 'token_could_not_be_refreshed'), { exact: true }),
  ).toBeVisible({ timeout: FRAMES_WITHIN_MS })
  expect(refused.size, 'the first token and three others').toBeLessThanOrEqual(4)
  await page.unroute(calls)
}

function reportBetby(): void {
  test('a Betby-type sportsbook renews a token that it refuses, opens at its path, follows the address, and takes a bet', async ({
    page,
  }) => {
    const { servers } = casino
    const book = page.getByRole('main')
    const events = await (
      await fetch(`${servers.sandbox}/book/api/events?coupon=2&sportId=1`)
    ).json()
    await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
    await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
    await refuseTokens(page, book)
    await follow(page, TEXT_PAGE)
    await follow(page, `/sports?bt-path=/event/${events.events[0].id}`)
    await book.locator('.price:enabled').first().click()
    await book.locator('.slip').getByRole('textbox').fill('5')
    await book.getByRole('button', { name: 'Place bet · €5.00' }).click()
    await expect(book.getByRole('heading', { name: 'Your bet is placed' })).toBeVisible()
    await book.locator('.receipt').getByRole('link', { name: 'My bets' }).click()
    await expect(page).toHaveURL(/bt-path=%2FbetHistory/)
    const event = book.getByRole('heading', { name: events.events[0].competitors[0].name }).first()
    await page.goBack()
    await expect(page).toHaveURL(/bt-path=%2Fevent/)
    await expect(event).toBeVisible()

    await goBackBeforeItIsDrawn(page)
    await book.getByRole('link', { name: 'Settings' }).click()
    await expect(book.getByRole('link', { name: 'Settings' })).not.toHaveAttribute('aria-current')
    await expect(page).toHaveURL(/bt-path=%2Fevent/)
    await expect(event, 'the book is led back, too').toBeVisible()

    await book.getByRole('link', { name: 'Search' }).click()
    await book.getByRole('searchbox').fill('real')
    await expect(page).toHaveURL(/bt-path=%2Fsearch%3Ftext%3Dreal/)
    await page.reload()
    await expect(book.getByRole('searchbox')).toHaveValue('real')
    await page.goBack()
    await expect(event, 'what was typed is no step of its own').toBeVisible()
  })
}

function reportFrame(provider: string): void {
  test(`a visitor signs in from the slip of a sportsbook in a frame, and finds event and slip again; a token that it refuses is renewed, and a notice stands where that does not help (${provider})`, async ({
    page,
  }) => {
    const { servers } = casino
    const ofFrame = '**/book/frame/**'
    await page.route(ofFrame, (route) => route.abort())
    await page.goto(`${servers.casino}/sports?lng=en`)
    const failed = page.getByRole('main').getByRole('alert')
    await expect(failed).toContainText('The sportsbook did not load')
    await page.unroute(ofFrame)
    await failed.getByRole('button', { name: 'Try again' }).click()
    const frame = page.getByRole('main').locator('iframe').contentFrame()
    await frame.locator('.row-name').first().click()
    await expect(failed).toBeHidden()
    const event = frame.locator('.event h1')
    const name = (await event.textContent()) ?? ''
    await frame.locator('.price:enabled').first().click()
    await frame.getByRole('button', { name: 'Sign in to bet' }).click()
    const dialog = page.getByRole('dialog')
    const player = servers.players[0] ?? { email: '', password: '' }
    await dialog.locator('input[name=email]').fill(player.email)
    await dialog.locator('input[name=password]').fill(player.password)
    await page.keyboard.press('Enter')
    await frame.locator('.slip .stake').getByRole('textbox').fill('5')
    await expect(frame.getByRole('button', { name: 'Place bet · €5.00' })).toBeVisible()
    await expect(frame.locator('.slip .leg')).toHaveCount(1)
    await expect(event).toHaveText(name)
    await expect(page, 'the address follows the frame').toHaveURL(/bt-path=%2Fevent%2F\d+/)
    await page.reload()
    await expect(event).toHaveText(name)
    await follow(page, '/sports?page=live')
    const live = frame.getByRole('link', { name: 'Live', exact: true })
    await expect(live).toHaveAttribute('aria-current', 'page')
    await frame.getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL(/bt-path=%2Fsearch/)
    const field = frame.getByRole('searchbox')
    await field.fill('real')
    await expect(page).toHaveURL(/bt-path=%2Fsearch%3Ftext%3Dreal/)
    await page.reload()
    await expect(field, 'what was typed is there again').toHaveValue('real')
    await page.goBack()
    await expect(live, 'and leads it').toHaveAttribute('aria-current', 'page')
    await refuseTokens(page, frame)
  })
}
