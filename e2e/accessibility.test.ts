import type { Page } from '@playwright/test'
import { expectNothingInTheWay, standOnOwnGround } from './axe.ts'
import { follow } from './follow.ts'
import { enter, openAccount } from './member.ts'
import { goToAccount } from './money.ts'
import { expect, type Servers, test } from './story-test.ts'
import { isPhone, openSwitcher } from './switcher.ts'
import { type Language, type Words, wordsOf } from './words.ts'

const CATALOGUE = 'main .game-grid .tile'

/**
 * Pages and dialogs of a visitor, in an order in which each has a sign that is not there before it.
 */
const screens = {
  '/': 'main .promo',
  '/?modal=login': 'dialog input[autocomplete=current-password]',
  '/?modal=register': 'dialog input[name=bonusCode]',
  '/?search=luna': 'dialog .tile',
  '/casino': CATALOGUE,
  '/payments': 'main img[alt=Cardinal]',
  '/promotions': 'main a[href*="promotion="]',
  '/play/demo': 'main h1.text-title',
  '/casino/live_casino': CATALOGUE,
  '/sports': 'main h1.sr-only',
  '/closewindow': 'main h1.text-title',
}

function story(language: Language): void {
  test(`every screen, what opens over a page, and a letter can be read and used by all people (${language})`, async ({
    page,
    servers,
    request,
    letterTo,
  }) => {
    test.slow()
    // Text that still fades in has no contrast yet.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const words = wordsOf(language)
    const { email } = await openAccount(request, servers, { language })
    await openBadLink(page, servers, language)
    await lookAt(page)
    await lookAtWhatOpens(page, language, words)

    await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
    await page.goto(`${servers.casino}/payments?lng=${language}`)
    await page.getByRole('button', { name: words.site('shell', 'my_account') }).click()
    await expect(
      page.getByRole('button', { name: words.site('account-menu', 'logout') }),
    ).toBeVisible()
    await expectNothingInTheWay(page, 'the account menu')

    const deposit = await goToAccount(page, 'financials/deposit')
    await expect(deposit.locator('img[alt="Cardinal"]')).toBeVisible()
    await standOnOwnGround(page)
    await expectNothingInTheWay(page, 'the deposit')

    await follow(page, '/casino?show=favourites')
    await expect(
      page.getByRole('heading', { level: 1, name: words.site('favourites', 'favourites') }),
    ).toBeVisible()
    await expect(
      page
        .locator(CATALOGUE)
        .or(page.getByText(words.site('favourites', 'no_favourites')))
        .first(),
    ).toBeVisible()
    await expectNothingInTheWay(page, 'the shelf of favourites')

    await follow(page, '/play/real/under-the-scale')
    await expect(
      page.frameLocator(`iframe[src^="${servers.sandbox}"]`).locator('button.main'),
    ).toBeEnabled({ timeout: 30_000 })
    await expectNothingInTheWay(page, 'a game')

    // The letter is shown by itself, as in a mail program: in the outbox it lies in a frame that
    // runs no script, not even the checker's.
    const letter = await letterTo(email)
    await page.goto('about:blank')
    await page.setContent(letter.html)
    await expect(page.getByRole('link').first()).toBeVisible()
    await expectNothingInTheWay(page, 'a letter')
  })
}

story('en')
story('ar')

async function openBadLink(page: Page, servers: Servers, language: Language): Promise<void> {
  await page.goto(`${servers.casino}/?modal=verify&token=of-no-letter&lng=${language}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await expectNothingInTheWay(page, 'a link that is no good')
  if (!isPhone(page)) await expectRoomInASmallWindow(page, 'a link that is no good')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

async function lookAt(page: Page): Promise<void> {
  for (const [path, sign] of Object.entries(screens)) {
    await follow(page, path)
    await expect(page.locator(sign).first()).toBeVisible()
    await expectNothingInTheWay(page, path)
    if (!isPhone(page)) await expectRoomInASmallWindow(page, path)
  }
}

async function lookAtWhatOpens(page: Page, language: Language, words: Words): Promise<void> {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await follow(page, '/casino')
  await expect(page.locator(CATALOGUE).first()).toBeVisible()
  await main.getByRole('button', { name: words.site('casino', 'providers') }).click()
  await dialog.locator('.provider-tile').nth(1).click()
  await expectNothingInTheWay(page, 'the providers')
  await dialog.getByRole('button', { name: words.site('casino', 'close') }).click()
  await expect(dialog).toBeHidden()

  await openSwitcher(page, language)
  await expectNothingInTheWay(
    page,
    isPhone(page) ? 'the sidebar and its languages' : 'the languages',
  )

  await follow(page, '/')
  await main.getByRole('button', { name: words.site('lobby', 'get_random_game') }).click()
  await expect(dialog.getByRole('link', { name: words.site('lobby', 'play_now') })).toBeVisible()
  await expectNothingInTheWay(page, 'a game by chance')
}

/** From left to right; the phone itself reads every screen from right to left. */
async function expectRoomInASmallWindow(page: Page, path: string): Promise<void> {
  const wide = page.viewportSize()
  if (!wide) throw new Error('The window has no size.')
  await page.setViewportSize({ width: 390, height: wide.height })
  const sideways = page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await sideways, `${path} does not scroll sideways at 390 px`).toBeLessThanOrEqual(0)
  await page.setViewportSize(wide)
}
