import type { Page } from '@playwright/test'
import { hold } from './hold.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const DEMO = '/play/demo/under-the-scale/%2Fcasino?lng=en'
const SCRIPTS = '**/assets/*.js'

test('a button that is pressed before any script has come does its work once they have', async ({
  page,
  servers,
}) => {
  const letThrough = await hold(page, SCRIPTS)
  await page.goto(servers.casino + DEMO, { waitUntil: 'commit' })
  await closeButton(page).click()
  expect(new URL(page.url()).pathname).toContain('/play/demo/')
  letThrough()
  await expect(page).toHaveURL(`${servers.casino}/casino?lng=en`)
})

test('a page that is opened carries its words: its buttons work without another answer', async ({
  page,
  servers,
}) => {
  await hold(page, '**/locales/*/en/play*')
  await page.goto(servers.casino + DEMO, { waitUntil: 'commit' })
  await closeButton(page).click()
  await expect(page).toHaveURL(`${servers.casino}/casino?lng=en`)
})

test('while a page that was followed is waiting for its words, what stands around it and a dialog before it can be used', async ({
  page,
  servers,
}) => {
  const letThrough = await hold(page, '**/locales/*/en/promotions*')
  await page.goto(`${servers.casino}/?lng=en`)
  await page.locator('header a[href^="/promotions"]').first().click()
  await expect(page).toHaveURL(/\/promotions/)
  const banner = page.getByRole('banner')
  const languages = banner.getByRole('button', { name: words.site('shell', 'language') })
  await languages.click()
  await expect(languages).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await banner.getByRole('link', { name: words.site('shell', 'login') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.site('sign-in', 'show_password') }).click()
  await expect(dialog.locator('input[autocomplete=current-password]')).toHaveAttribute(
    'type',
    'text',
  )
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(title, 'the page is still waiting').toHaveCount(0)
  letThrough()
  await page.keyboard.press('Escape')
  await expect(title).toBeVisible()
})

test('the last of several presses before the page is awake counts', async ({ page, servers }) => {
  const letThrough = await hold(page, SCRIPTS)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(`${servers.casino}/?lng=en`, { waitUntil: 'commit' })
  await page
    .getByRole('main')
    .getByRole('button', { name: words.site('lobby', 'providers'), exact: true })
    .click()
  const languages = page
    .getByRole('banner')
    .getByRole('button', { name: words.site('shell', 'language') })
  await languages.click()
  letThrough()
  await expect(languages).toHaveAttribute('aria-expanded', 'true')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((address) => address.includes('/LanguageList-'))).toHaveLength(1)
  expect(fetched.filter((address) => address.includes('/ProviderFilter-'))).toEqual([])
})

function closeButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: words.site('play', 'close_game') })
}
