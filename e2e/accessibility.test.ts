import { expectNothingInTheWay, standOnOwnGround } from './axe.ts'
import { expect, test } from './house.ts'
import { accountArea } from './money.ts'
import { signIn } from './newcomer.ts'
import { type Language, wordsOf } from './words.ts'

/** What a visitor sees, and what tells that it is there. */
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

function story(language: Language): void {
  test(`every screen can be read and used by everybody (${language})`, async ({ page, house }) => {
    // What still fades in has no contrast yet.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [path, sign] of Object.entries(screens)) {
      await page.goto(`${house.casino}${path}${path.includes('?') ? '&' : '?'}lng=${language}`)
      await expect(page.locator(sign).first()).toBeVisible()
      await expectNothingInTheWay(page, path)
    }

    const words = wordsOf(language)
    await signIn(page, house, words, house.players[0] ?? { email: '', password: '' })
    await page.getByRole('button', { name: words.site('shell', 'my_account') }).click()
    await expect(page.getByRole('button', { name: words.site('account-menu', 'logout') })).toBeVisible()
    await expectNothingInTheWay(page, 'the account menu')

    const deposit = await accountArea(page, house, words, 'financials/deposit')
    await expect(deposit.locator('img[alt="Cardinal"]')).toBeVisible()
    await standOnOwnGround(page)
    await expectNothingInTheWay(page, 'the deposit')

    await page.goto(`${house.casino}/play/real/under-the-scale?lng=${language}`)
    await expect(page.frameLocator(`iframe[src^="${house.sandbox}"]`).locator('button.main')).toBeEnabled({ timeout: 30_000 })
    await expectNothingInTheWay(page, 'a game')
  })
}

story('en')
story('ar')
