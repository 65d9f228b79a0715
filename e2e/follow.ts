import type { Page } from '@playwright/test'
import { expect } from './story-test.ts'

/**
 * Goes on to another page of the site as a link in a text of editors leads there: without loading
 * anything again, which takes ten times as long.
 */
export async function follow(page: Page, path: string): Promise<void> {
  // The browser itself follows an earlier press, and loads the page.
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}
