import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './house.ts'
import { accountArea } from './money.ts'
import { signIn } from './newcomer.ts'
import { type Language, wordsOf } from './words.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

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

async function expectNothingInTheWay(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(serious, screen).toEqual([])
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways, `${screen} does not scroll sideways`).toBeLessThanOrEqual(0)
}

/** The account area lets the site's ground through, which the checker, looking at one frame at a time, takes for white paper. */
async function standOnOwnGround(page: Page): Promise<void> {
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--felt-900').trim())
  const frame = page.frames().find((each) => each.url().includes('/account-frame/'))
  await frame?.evaluate((colour) => {
    document.documentElement.style.background = colour
  }, ground)
}
