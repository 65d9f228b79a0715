import type { Locator, Page } from '@playwright/test'
import type { Newcomer } from './newcomer.ts'
import { expect, type Servers } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

export function player(servers: Servers, at: number): Newcomer {
  const found = servers.players[at]
  if (!found) throw new Error(`The demo has no player ${at}.`)
  return found
}

/** The panel behind the player's button in the header. */
export async function openMenu(page: Page): Promise<Locator> {
  const banner = page.getByRole('banner')
  const menu = banner.locator('div:has(> dl)')
  if (await menu.isHidden())
    await banner
      .getByRole('button', { name: new RegExp(`^${words.site('shell', 'my_account')}`) })
      .click()
  await expect(menu.locator('dd').first()).toBeVisible()
  return menu
}

export async function expectVisitor(page: Page): Promise<void> {
  await expect(page.locator('header a[href*="modal=login"]')).toBeVisible()
  await expect(
    page.getByRole('banner').getByRole('button', { name: words.site('shell', 'my_account') }),
  ).toHaveCount(0)
}
