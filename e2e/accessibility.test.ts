import type { Page } from '@playwright/test'
import { expectNothingInTheWay, standOnOwnGround } from './axe.ts'
import { follow } from './follow.ts'
import { enter, openAccount } from './member.ts'
import { goToAccount } from './money.ts'
import { expect, type Servers, test } from './story-test.ts'
import { isPhone, openSwitcher } from './switcher.ts'
import { type Language, wordsOf } from './words.ts'

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
}

/** Where one comes less often. */
const asides = {
  '/casino/live_casino': CATALOGUE,
  '/sports': 'main h1.sr-only',
  '/closewindow': 'main h1.text-title',
}

function story(language: Language): void {
  test(`every screen can be read and used by all people (${language})`, async ({
    page,
    servers,
  }) => {
    // Text that still fades in has no contrast yet.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await lookAt(page, servers, language, screens)

    const words = wordsOf(language)
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

    await follow(page, '/play/real/under-the-scale')
    await expect(
      page.frameLocator(`iframe[src^="${servers.sandbox}"]`).locator('button.main'),
    ).toBeEnabled({ timeout: 30_000 })
    await expectNothingInTheWay(page, 'a game')
  })

  test(`what is further off, and what opens over a page, can be read and used by all people (${language})`, async ({
    page,
    servers,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const words = wordsOf(language)
    await lookAt(page, servers, language, asides)
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    await page.goto(`${servers.casino}/?modal=verify&token=of-no-letter&lng=${language}`)
    await expect(dialog.getByRole('alert').first()).toBeVisible()
    await expectNothingInTheWay(page, 'a link that is no good')
    if (!isPhone(page)) await expectRoomInASmallWindow(page, 'a link that is no good')

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

    await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
    await page.goto(`${servers.casino}/casino?show=favourites&lng=${language}`)
    await expect(
      page.getByRole('heading', { level: 1, name: words.site('favourites', 'favourites') }),
    ).toBeVisible()
    await expect(
      page
        .locator('main .game-grid .tile')
        .or(page.getByText(words.site('favourites', 'no_favourites')))
        .first(),
    ).toBeVisible()
    await expectNothingInTheWay(page, 'the shelf of favourites')
  })

  test(`a letter can be read by all people (${language})`, async ({
    page,
    servers,
    request,
    letterTo,
  }) => {
    const { email } = await openAccount(request, servers, { language })
    const letter = await letterTo(email)
    // The letter is shown by itself, as in a mail program: in the outbox it lies in a frame that
    // runs no script, not even the checker's.
    await page.setContent(letter.html)
    await expect(page.getByRole('link').first()).toBeVisible()
    await expectNothingInTheWay(page, 'a letter')
  })
}

story('en')
story('ar')

async function lookAt(
  page: Page,
  servers: Servers,
  language: Language,
  all: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [at, [path, sign]] of Object.entries(all).entries()) {
    if (at === 0) await page.goto(`${servers.casino}${path}?lng=${language}`)
    else await follow(page, path)
    await expect(page.locator(sign).first()).toBeVisible()
    await expectNothingInTheWay(page, path)
    if (!isPhone(page)) await expectRoomInASmallWindow(page, path)
  }
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
