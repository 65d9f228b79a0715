import type { Page } from '@playwright/test'
import { expect, type Servers } from './story-test.ts'

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

/** Loads a page of the site where none is open yet, and goes on to it by a link otherwise. */
export async function goOn(page: Page, servers: Servers, path: string): Promise<void> {
  const isOpen = page.url().startsWith(`${servers.casino}/`)
  await (isOpen ? follow(page, path) : page.goto(`${servers.casino}${path}`))
}
