import type { Locator, Page } from '@playwright/test'
import { expect } from './story-test.ts'
import { wordsOf } from './words.ts'

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768
}

/** Returns the choice of languages while the page speaks this one. */
export function switcher(page: Page, language: string): Locator {
  return page.getByRole('button', {
    name: `${wordsOf(language).site('shell', 'language')} ${language}`,
    exact: true,
  })
}

/** Opens the menu of languages; on a phone it stands in the sidebar, which stays open meanwhile. */
export async function openSwitcher(page: Page, language: string): Promise<Locator> {
  const button = switcher(page, language)
  if (isPhone(page) && (await page.getByRole('dialog').count()) === 0) {
    await page
      .getByRole('button', { name: wordsOf(language).site('shell', 'menu'), exact: true })
      .click()
  }
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  return page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)
}
