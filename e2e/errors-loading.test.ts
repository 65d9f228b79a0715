import type { Page } from '@playwright/test'
import { expectNothingInTheWay } from './axe.ts'
import { enter } from './member.ts'
import { ACCOUNT_FRAME, accountArea } from './money.ts'
import { pressUntilThere } from './press-until-there.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

/** A frame that has loaded and sent no message for so long is no account area. */
const SILENCE_MS = 5000

/** A frame that has not loaded after this time is no account area either. */
const HANG_MS = 15_000

/**
 * In the footer. A press, or a pointer above it, writes the whole address into the link: it is
 * known by its words.
 */
const toPayments = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: words.site('shell', 'payments') })

test('a page that cannot be loaded is there once it is loaded again, at the same address', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/vip?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await page.route(/\/assets\/PaymentsPage-[^/]+\.js$/, (route) => route.abort())
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await toPayments(page).click()
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem.getByRole('heading', { level: 1 })).toHaveText(
    words.site('common', 'an_error_has_occurred'),
  )
  await expect(page).toHaveURL(`${servers.casino}/payments?lng=en`)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  await page.unrouteAll()
  await problem.getByRole('button', { name: words.site('common', 'reload') }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    words.site('payments', 'payments'),
  )
  await expect(problem).toBeHidden()
  await expect(page).toHaveURL(`${servers.casino}/payments?lng=en`)
  expect(await page.evaluate(() => 'isSamePage' in window), 'all of it again').toBe(false)
})

test('a page that cannot be loaded is left for another', async ({ page, servers }) => {
  await page.goto(`${servers.casino}/casino?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await page.route(/\/assets\/PaymentsPage-[^/]+\.js$/, (route) => route.abort())
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await toPayments(page).click()
  const problem = page.getByRole('main').getByRole('alert')
  await problem.getByRole('link', { name: words.site('common', 'home') }).click()
  await expect(page).toHaveURL(`${servers.casino}/?lng=en`)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(problem).toBeHidden()
  expect(await page.evaluate(() => 'isSamePage' in window), 'nothing was loaded again').toBe(true)
})

test('a dialog that cannot be loaded leaves the page standing, and opens once it can', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/casino?lng=en`)
  await page.route(/\/assets\/ResetPasswordDialog-[^/]+\.js$/, (route) => route.abort())
  await page.goto(`${servers.casino}/casino?modal=reset_password&lng=en`)
  const problem = page
    .getByRole('alert')
    .filter({ hasText: words.site('common', 'an_error_has_occurred') })
  await expect(problem).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expectNothingInTheWay(page, 'a dialog that could not be loaded')

  await page.unroute(/\/assets\/ResetPasswordDialog-[^/]+\.js$/)
  await page.locator('header a[href*="modal=login"]').click()
  await expect(problem).toBeHidden()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.site('sign-in', 'forgot_password') })
    .click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName(
    words.site('password', 'reset_password'),
  )
})

test('an account area whose own page does not come says so, and opens when it is requested again', async ({
  page,
  servers,
}) => {
  const [player] = servers.players
  await enter(page.request, servers, player ?? { email: '', password: '' })
  await page.clock.install()
  const framed = /\/account-frame\//
  const problem = page
    .getByRole('main')
    .getByText('Your account could not be opened', { exact: true })
  const frame = page.locator(ACCOUNT_FRAME)
  const there = page.frameLocator(ACCOUNT_FRAME).getByRole('heading').first()
  const showsSilence = (how: string) =>
    expect(async () => {
      await page.clock.fastForward(SILENCE_MS)
      await expect(problem).toBeVisible({ timeout: 500 })
    }, how).toPass()

  await page.route(framed, (route) => route.abort())
  await accountArea(page, servers, words, 'profile/inbox')
  await expect(
    page.getByText(words.site('account-frame', 'loading'), { exact: true }).first(),
  ).toBeVisible()
  await showsSilence('nothing comes')
  await expect(frame, 'and no browser’s page beside it').toBeHidden()
  await expectNothingInTheWay(page, 'an account area that does not come')
  await page.unroute(framed)
  await pressUntilThere(page.getByRole('main'), words.site('account-frame', 'try_again'), there)
  await expect(problem).toBeHidden()
  await page.clock.fastForward(2 * SILENCE_MS)
  await expect(frame, 'and stays').toBeVisible()

  await page.route(framed, () => {})
  const pageTime = () => page.evaluate(() => Date.now())
  const leftAt = await pageTime()
  await there.evaluate(() =>
    parent.postMessage({ type: 'navigate', path: '/account/financials/withdraw' }, '*'),
  )
  await expect(frame, 'the next page is asked for').toHaveAttribute('src', /financials\/withdraw/)
  let givenMs = 0
  await expect(async () => {
    givenMs += 1000
    await page.clock.fastForward(1000)
    await expect(problem).toBeVisible({ timeout: 300 })
  }, 'who never answers is not waited for').toPass({ intervals: [0] })
  expect((await pageTime()) - leftAt, 'who is slow is').toBeGreaterThanOrEqual(HANG_MS)
  expect(givenMs, 'for no longer than said, and what it takes to say so').toBeLessThan(
    HANG_MS + 5000,
  )
  await page.unroute(framed)
  await pressUntilThere(page.getByRole('main'), words.site('account-frame', 'try_again'), there)

  await page.route(framed, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  await there.evaluate(() =>
    parent.postMessage({ type: 'navigate', path: '/account/financials/deposit' }, '*'),
  )
  await showsSilence('another page comes, where the area was open')
  await expect(frame).toBeHidden()
  await there.evaluate(() => parent.postMessage({ type: 'resize', height: 900 }, '*'))
  await expect(frame, 'what speaks in the end is shown').toBeVisible()
  await expect(problem).toBeHidden()
})
