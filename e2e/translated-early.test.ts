import type { Page } from '@playwright/test'
import { hold } from './hold.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

/**
 * Puts each text that the page shows now into elements of its own, as a browser does that
 * translates.
 */
async function translateNow(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, title, svg'))
        continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}

for (const { name, path, part, expected } of [
  {
    name: words.site('lobby', 'providers'),
    path: '/',
    part: 'main',
    expected: (page: Page) => expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible(),
  },
  {
    name: words.site('shell', 'language'),
    path: '/promotions',
    part: 'banner',
    expected: (page: Page) => expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible(),
  },
] as const)
  test(`a press on "${name}" is done when the page is awake, though the browser had translated it before`, async ({
    page,
    servers,
  }) => {
    const letThrough = await hold(page, '**/assets/*.js')
    await page.goto(`${servers.casino}${path}?lng=en`, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await translateNow(page)
    await page.getByRole(part).getByRole('button', { name }).locator('font font').first().click()
    letThrough()
    await expected(page)
  })

test('a press on the translated words of a sleeping section is done when it is awake', async ({
  page,
  servers,
}) => {
  const address = /\/assets\/Winners-[^/]+\.js$/
  const letThrough = await hold(page, address)
  const request = page.waitForRequest(address)
  await page.goto(`${servers.casino}/?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  const live = page.getByRole('tab', { name: 'Live' })
  await live.scrollIntoViewIfNeeded()
  await request
  await translateNow(page)
  await live.locator('font font').click()
  await expect(live).toHaveAttribute('aria-selected', 'false')
  letThrough()
  await expect(live).toHaveAttribute('aria-selected', 'true')
})
