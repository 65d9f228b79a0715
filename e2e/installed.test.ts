import type { Page } from '@playwright/test'
import { signIn } from './newcomer.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

test.use({ serviceWorkers: 'allow' })

/**
 * What may be kept: files named by their content, the sign of the casino, and the page for when
 * there is no network.
 */
const SHELL = /^\/(assets\/[\w.-]+|baize\.svg|back-online\.js|offline\?lng=\w+)$/

test('U8 the site can be installed, keeps its shell and nothing of a player, and says when there is no network', async ({
  page,
  servers,
  context,
}) => {
  const english = wordsOf('en')
  await page.goto(`${servers.casino}/?lng=en`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  expect(
    await page.evaluate(() => Boolean(navigator.serviceWorker.controller)),
    'the next page is served by it',
  ).toBe(true)

  await signIn(page, servers, english, servers.players[0] ?? { email: '', password: '' })
  await page.goto(`${servers.casino}/account/financials/deposit?lng=en`)
  await page.goto(`${servers.casino}/play/demo/under-the-scale?lng=en`)
  await page.goto(`${servers.casino}/casino?lng=de`)
  const german = wordsOf('de')
  await expect.poll(() => keptBy(page)).toContain('/offline?lng=de')
  const kept = await keptBy(page)
  expect(kept.length).toBeGreaterThan(5)
  expect(kept.filter((address) => !SHELL.test(address))).toEqual([])

  await context.setOffline(true)
  // Neither has been pressed before: what is kept opens them.
  const menu = page.locator('.bottom-bar button')
  const isPhone = await menu.isVisible()
  await (isPhone
    ? menu
    : page.getByRole('banner').getByRole('button', { name: german.site('shell', 'language') })
  ).click()
  await expect(
    isPhone ? page.getByRole('dialog') : page.getByRole('button', { name: 'Suomi' }),
    'the shell works',
  ).toBeVisible()

  await page.goto(`${servers.casino}/vip?lng=de`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    german.site('share', 'offline_title'),
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('body')).toContainText('18+')
  await context.setOffline(false)
  await expect(page.locator('header .main-nav'), 'it goes on by itself').toBeAttached()
})

async function keptBy(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await window.caches.keys()
    const requests = await Promise.all(
      caches.map(async (name) => (await window.caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => url.replace(location.origin, ''))
  })
}
