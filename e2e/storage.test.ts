import type { Page } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { signIn } from './newcomer.ts'
import { expect, type Servers, test } from './story-test.ts'
import { openSwitcher } from './switcher.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const playerOf = (servers: Servers) => servers.players[0] ?? { email: '', password: '' }
const account = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: words.site('shell', 'my_account') })

test('a browser whose storage is full shows the site, signs in and speaks another language', async ({
  page,
  servers,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await signIn(page, servers, words, playerOf(servers))
  await expect(account(page)).toBeVisible()
  await page.reload()
  await expect(account(page), 'the cookie finds the player again').toBeVisible()
  await (await openSwitcher(page, 'en')).getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a browser that blocks all storage shows the site, and says what it cannot do', async ({
  page,
  servers,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
    window.BroadcastChannel = class {
      constructor() {
        refuse()
      }
    } as unknown as typeof BroadcastChannel
  })
  await page.goto(`${servers.casino}/?lng=en`)
  await (await openSwitcher(page, 'en')).getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')

  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=register&lng=en`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(words.site('sign-in', 'cookies_blocked'))).toBeVisible()
  await dialog.getByRole('tab', { name: words.site('sign-in', 'login') }).click()
  await expect(dialog.getByText(words.site('sign-in', 'cookies_blocked'))).toBeVisible()
  await page.goto(`${servers.casino}/payments?lng=en`)
  await expect(
    page.getByRole('main').getByText(words.site('sign-in', 'cookies_blocked')),
    'before a payment that no account could be made for',
  ).toBeVisible()
  await signIn(page, servers, words, playerOf(servers))
  await account(page).click()
  await page.getByRole('button', { name: words.site('account-menu', 'logout') }).click()
  await expect(account(page)).toHaveCount(0)
})
