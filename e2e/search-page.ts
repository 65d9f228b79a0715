import type { Page } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { expect, type Servers } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

export async function openSearch(page: Page, servers: Servers) {
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  const search = page.getByRole('dialog', { name: words.site('search', 'search') })
  // The key is listened for once the page is awake; pressed again later it would be typed.
  await expect(async () => {
    if (!new URL(page.url()).searchParams.has('search')) await page.keyboard.press('/')
    await expect(page).toHaveURL(/[?&]search=/, { timeout: 1000 })
  }).toPass()
  await expect(search).toBeVisible()
  return search
}
