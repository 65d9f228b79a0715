import type { Page } from '@playwright/test'
import { expectNothingInTheWay } from './axe.ts'
import { enter } from './member.ts'
import { startServers } from './start-servers.ts'
import { expect, type Servers, test as usual } from './story-test.ts'
import { wordsOf } from './words.ts'

/** Runs on the phone alone, and from right to left: the harder of both for the same dialog. */
const language = 'ar'
const words = wordsOf(language)

/**
 * A licence has the check after half an hour at the earliest; this casino shows it sooner, so that
 * a story need not wait.
 */
const EVERY_S = '6'
const GAME = 'under-the-scale'
const CHECK_COMES = { timeout: 30_000 }

let quick: Servers

const test = usual.extend<object>({ servers: async ({ browserName: _ }, use) => use(quick) })
test.beforeAll(async () => {
  const started = await startServers({ REALITY_CHECK_EVERY_S: EVERY_S })
  quick = JSON.parse(started.ready) as Servers
  closeServers = started.close
})
test.afterAll(() => closeServers())
let closeServers = async () => {}

test('a player looks up from the game before betting on', async ({ page, servers }) => {
  const textOf = (key: string) => words.site('reality-check', key)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
  await page.goto(`${servers.casino}/play/real/${GAME}?lng=${language}`)
  const dialog = page.getByRole('dialog', { name: textOf('title') })
  await expect(dialog).toBeVisible(CHECK_COMES)
  await expect(dialog.getByText(textOf('nothing_played'))).toBeVisible()
  await expectNothingInTheWay(page, 'the reality check')

  await test.step('it cannot be pushed aside, and holds the focus', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    for (let tab = 0; tab < 6; tab++) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      )
      expect(isInside).toBe(true)
    }
  })

  await test.step('a bet is refused, and the game says so kindly', async () => {
    await spin(page, servers)
    await expect(game(page, servers).locator('.say', { hasText: NO_BETS })).toBeVisible({
      timeout: 30_000,
    })
  })

  await test.step('the game does not say so any more once its player plays on', async () => {
    await dialog.getByRole('button', { name: textOf('play_on') }).click()
    await expect(game(page, servers).locator('.say')).toHaveText('')
    await expect(dialog).toBeVisible(CHECK_COMES)
  })

  const otherTab = await page.context().newPage()
  await test.step('it is there again after loading, and in a second tab; one answer is enough', async () => {
    await page.reload()
    await expect(dialog).toBeVisible()
    await otherTab.goto(`${servers.casino}/casino?lng=${language}`)
    await expect(otherTab.getByRole('dialog', { name: textOf('title') })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: textOf('play_on') })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(otherTab.getByRole('dialog', { name: textOf('title') })).toBeHidden()
    await otherTab.close()
  })

  await test.step('bets are taken again, and the next check has them', async () => {
    // On a busy machine the check may come before the bet.
    await expect(async () => {
      if (await dialog.isVisible())
        await dialog.getByRole('button', { name: textOf('play_on') }).click()
      await spin(page, servers)
      await expect(dialog).toBeVisible(CHECK_COMES)
      await expect(
        dialog.getByRole('rowheader', { name: textOf('category_SLOT_GAMES') }),
      ).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(dialog.getByRole('rowheader', { name: textOf('all_together') })).toBeVisible()
    await expectNothingInTheWay(page, 'the reality check with its table')
  })

  await dialog.getByRole('button', { name: textOf('account_statement') }).click()
  await expect(page).toHaveURL(/\/account\/history\/account_statement/)
  await expect(dialog).toBeVisible(CHECK_COMES)
  await dialog.getByRole('button', { name: textOf('logout') }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('banner').getByText(words.site('shell', 'login'), { exact: true }).first(),
  ).toBeVisible()
})

const NO_BETS = 'لا يقبل الكازينو رهاناتك الآن'

function game(page: Page, servers: Servers) {
  return page.frameLocator(`iframe[src^="${servers.sandbox}"]`)
}

/** Presses the game's button as a script would: the dialog keeps people from it. */
async function spin(page: Page, servers: Servers): Promise<void> {
  const button = game(page, servers).locator('button.main')
  await expect(button).toBeEnabled({ timeout: 30_000 })
  await button.evaluate((element) => (element as HTMLButtonElement).click())
}
