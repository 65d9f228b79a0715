import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './story-test.ts'
import { type Language, wordsOf } from './words.ts'

export async function signOut(page: Page): Promise<void> {
  const words = wordsOf('en')
  await page.getByRole('button', { name: words.site('shell', 'my_account') }).click()
  await page.getByRole('button', { name: words.site('account-menu', 'logout') }).click()
  await expect(page.locator('header a[href*="modal=login"]')).toBeVisible()
}

/** Presses for support: in the header where it has space for the button, otherwise in the menu. */
export async function pressSupport(page: Page, language: Language | 'de'): Promise<void> {
  const words = wordsOf(language)
  await expect(
    page.locator('[data-asleep]'),
    'until then it is a link to the page with all addresses',
  ).toHaveCount(0)
  const header = page.getByRole('banner').locator('[data-support]')
  if (await header.isVisible()) return header.click()
  await page.getByRole('button', { name: words.site('shell', 'menu'), exact: true }).click()
  await page.getByRole('dialog').locator('[data-support]').click()
}

export async function openChat(page: Page, language: Language | 'de'): Promise<FrameLocator> {
  await pressSupport(page, language)
  return chatThatOpens(page)
}

export async function chatThatOpens(page: Page): Promise<FrameLocator> {
  await expect(page.locator('iframe[src*="/chat/window"]')).toBeVisible()
  const chat = page.frameLocator('iframe[src*="/chat/window"]')
  await expect(chat.getByRole('log').getByRole('listitem').first()).toBeVisible()
  return chat
}

/** By the same button where it can be reached; on a phone the window covers it, and has its own. */
export async function closeChat(page: Page, chat: FrameLocator): Promise<void> {
  const header = page.getByRole('banner').locator('[data-support]')
  if (await header.isVisible()) await header.click()
  else await chat.locator('#close').click()
  await expect(page.locator('iframe[src*="/chat/window"]')).toBeHidden()
}
