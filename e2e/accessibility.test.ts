import type { Page } from '@playwright/test'
import { expectNothingInTheWay, standOnOwnGround } from './axe.ts'
import { enter, openAccount } from './member.ts'
import { accountArea } from './money.ts'
import { expect, type Servers, test } from './story-test.ts'
import { isPhone, openSwitcher } from './switcher.ts'
import { type Language, wordsOf } from './words.ts'

/** Pages and dialogs of a visitor, each with a sign that it is there. */
const screens = {
  '/': 'main .tile',
  '/casino': 'main .tile',
  '/?modal=login': 'dialog form',
  '/?modal=register': 'dialog form',
  '/?search=luna': 'dialog .tile',
  '/payments': 'main h1',
  '/promotions': 'main h1',
  '/play/demo': 'main button',
}

/** Where one comes less often. */
const asides = {
  '/casino/live_casino': 'main .tile',
  '/sports': 'main h1',
  '/closewindow': 'main h1',
  '/?modal=verify&token=of-no-letter': 'dialog [role=alert]',
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

    const deposit = await accountArea(page, servers, words, 'financials/deposit')
    await expect(deposit.locator('img[alt="Cardinal"]')).toBeVisible()
    await standOnOwnGround(page)
    await expectNothingInTheWay(page, 'the deposit')

    await page.goto(`${servers.casino}/play/real/under-the-scale?lng=${language}`)
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
    await page.goto(`${servers.casino}/casino?lng=${language}`)
    await expect(page.locator('[data-asleep]')).toHaveCount(0)
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

    await page.goto(`${servers.casino}/?lng=${language}`)
    await expect(page.locator('[data-asleep]')).toHaveCount(0)
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
  for (const [path, sign] of Object.entries(all)) {
    await page.goto(`${servers.casino}${path}${path.includes('?') ? '&' : '?'}lng=${language}`)
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
