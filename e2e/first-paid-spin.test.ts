import {
  ACCOUNT_FRAME,
  closingBalance,
  depositByCard,
  headerBalance,
  withdrawAndCancel,
} from './money.ts'
import { confirm, register, signIn } from './newcomer.ts'
import { gameBalance, playUntilAWin, watchRounds } from './rounds.ts'
import { expect, test } from './story-test.ts'
import { type Language, wordsOf } from './words.ts'

const GAME = 'under-the-scale'

/** From a visitor to a paid spin and back, in the words of one language. */
function story(language: Language): void {
  test(`a newcomer registers, pays, wins, withdraws and leaves (${language})`, async ({
    page,
    servers,
    letterTo,
  }, info) => {
    const words = wordsOf(language)
    const newcomer = {
      email: `robin-${info.project.name}-${language}-${Date.now()}@example.test`,
      password: 'Lampl1ght',
    }

    await page.goto(`${servers.casino}/?lng=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')

    await register(page, servers, words, newcomer)
    await confirm(page, servers, words, await letterTo(newcomer.email))
    await signIn(page, servers, words, newcomer)
    expect(await headerBalance(page, words)).toBe(0)

    await depositByCard(page, servers, words, '50')
    await expect
      .poll(() => headerBalance(page, words), {
        message: 'the deposit moves the header without a reload',
      })
      .toBe(5000)
    await page
      .frameLocator(ACCOUNT_FRAME)
      .getByRole('link', { name: words.account('play_now') })
      .click()
    await expect(page, 'the end of a deposit leads to the games').toHaveURL(/\/casino(\?|$)/)

    const watched = await watchRounds(page)
    const rounds = await playUntilAWin(page, servers, words, GAME)
    expect(await watched(), 'no win is told before the reels stand still').toEqual({
      begun: rounds,
      roseBy: [],
    })
    const inGame = await gameBalance(page, servers)
    await expect
      .poll(() => headerBalance(page, words), {
        message: 'rounds move the header without a reload',
      })
      .toBe(inGame)
    expect(await closingBalance(page, servers, words), 'the ledger agrees to the cent').toBe(inGame)

    await withdrawAndCancel(page, servers, words, '20')
    expect(await closingBalance(page, servers, words)).toBe(inGame)

    await page.getByRole('button', { name: words.site('shell', 'my_account') }).click()
    await page.getByRole('button', { name: words.site('account-menu', 'logout') }).click()
    await expect(
      page.getByRole('banner').getByText(words.site('shell', 'login'), { exact: true }).first(),
    ).toBeVisible()
    await page.goto(`${servers.casino}/account/financials/deposit?lng=${language}`)
    await expect(
      page.getByText(words.site('account-frame', 'authentication_required')).first(),
    ).toBeVisible()
  })
}

story('en')
story('ar')
