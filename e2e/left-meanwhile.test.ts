import type { Page } from '@playwright/test'
import { follow } from './follow.ts'
import { hold } from './hold.ts'
import { expect, test } from './story-test.ts'
import { openSwitcher, switcher } from './switcher.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const PLAYER = { email: '', password: '' }

test('a player who goes to another page while they are being signed in stays there', async ({
  page,
  servers,
}) => {
  const letThrough = await hold(page, '**/auth/login')
  await page.goto(`${servers.casino}/casino?lng=en`)
  // The browser itself follows an earlier press, and going back then ends what was under way.
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await page
    .getByRole('banner')
    .getByRole('link', { name: words.site('shell', 'login'), exact: true })
    .click()
  await fillIn(page, servers.players[0] ?? PLAYER)
  await page.getByRole('dialog').locator('form [type=submit]').click()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await press(page, '.main-nav a[href^="/vip"]')
  await expect(page).toHaveURL(/\/vip\?/)
  letThrough()
  await expect(
    page.getByRole('banner').getByRole('button', { name: words.site('shell', 'my_account') }),
  ).toBeVisible()
  await expect(page).toHaveURL(`${servers.casino}/vip?lng=en`)
})

test('the text typed to sign in is gone once a player was signed in, also by another tab', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/vip?modal=login&lng=en`)
  await fillIn(page, servers.players[0] ?? PLAYER)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  const other = await page.context().newPage()
  await other.goto(`${servers.casino}/?modal=login&lng=en`)
  await fillIn(other, servers.players[0] ?? PLAYER)
  await other.getByRole('dialog').locator('form [type=submit]').click()
  const account = (tab: Page) =>
    tab.getByRole('banner').getByRole('button', { name: words.site('shell', 'my_account') })
  await expect(account(page), 'this tab follows').toBeVisible()
  await account(other).click()
  await other.getByRole('button', { name: words.site('account-menu', 'logout') }).click()

  await page
    .getByRole('banner')
    .getByRole('link', { name: words.site('shell', 'login'), exact: true })
    .click()
  for (const field of ['email', 'password'])
    await expect(page.getByRole('dialog').locator(`input[name=${field}]`)).toHaveValue('')
})

test('the menu of an account and the list of languages close with their page; one opens at the first press, the other gives the focus back when a language is chosen', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/?modal=login&lng=en`)
  await fillIn(page, servers.players[0] ?? PLAYER)
  await page.getByRole('dialog').locator('form [type=submit]').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await press(page, '.main-nav a[href^="/promotions"]')
  await expect(page).toHaveURL(/\/promotions/)
  const account = page
    .getByRole('banner')
    .getByRole('button', { name: words.site('shell', 'my_account') })
  const out = page.getByRole('button', { name: words.site('account-menu', 'logout') })
  await account.click()
  await expect(out).toBeVisible()
  await page.goBack()
  await expect(out).toBeHidden()
  await page.goForward()
  await expect(page).toHaveURL(/\/promotions/)
  await expect(out, 'going forward does not open it').toBeHidden()
  await account.click()
  await expect(out).toBeVisible()
  await page.keyboard.press('Escape')

  await press(page, '.main-nav a[href^="/vip"]')
  await expect(page).toHaveURL(/\/vip/)
  await expect(
    (await openSwitcher(page, 'en')).getByRole('button', { name: 'Deutsch' }),
  ).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/promotions/)
  await expect(switcher(page, 'en')).toHaveAttribute('aria-expanded', 'false')
  const list = await openSwitcher(page, 'en')
  await list.getByRole('button', { name: 'Deutsch' }).press('Enter')
  await expect(switcher(page, 'de')).toBeFocused()
})

test('providers that were not decided on in one list are not chosen in another', async ({
  page,
  servers,
}) => {
  const main = page.getByRole('main')
  const providers = main.getByRole('button', { name: words.site('casino', 'providers') })
  const dialog = page.getByRole('dialog')
  const pressed = dialog.locator('.provider-tile[aria-pressed=true]')
  await page.goto(`${servers.casino}/?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await providers.click()
  await dialog.locator('.provider-tile').first().click()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await press(page, '.main-nav a[href^="/casino/live_casino"]')
  await expect(page).toHaveURL(/live_casino/)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await providers.click()
  await expect(dialog.locator('.provider-tile').first()).toBeVisible()
  await expect(pressed).toHaveCount(0)
})

test('a page is called by the promotion that is open over it, and by itself afterwards', async ({
  page,
  servers,
}) => {
  for (const path of ['/', '/promotions']) {
    const address = `${path}?modal=promotion&promotion=first_hand&lng=en`
    await (path === '/' ? page.goto(`${servers.casino}${address}`) : follow(page, address))
    await expect(page.getByRole('dialog', { name: 'First hand' })).toBeVisible()
    await expect(page).toHaveTitle(/^First hand/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).not.toHaveTitle(/First hand/)
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: /Green room/ })
    .click()
  await expect(page).toHaveTitle(/^Green room/)
})

async function fillIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=email]').fill(email)
  await dialog.locator('input[name=password]').fill(password)
}

/** By the browser's own press: on a phone these links are out of sight. */
async function press(page: Page, link: string): Promise<void> {
  await page.locator(link).evaluate((element: HTMLElement) => element.click())
}
