import type { Locator, Page } from '@playwright/test'
import { expectNothingInTheWay } from './axe.ts'
import { follow } from './follow.ts'
import { enter } from './member.ts'
import { accountArea } from './money.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const shell = (key: string, values?: Record<string, string>) => words.site('shell', key, values)
/** #D4172D. */
const ACCOUNT_ACCENT = 'rgb(212, 23, 45)'

/** Entries of the navigation in a phone's bar. */
const IN_BAR = ['sports', 'casino', 'promotions']

/** What leads through the casino on a wide screen, and on a phone. */
const BARS = ['.main-nav', '.bottom-bar']

/** Entry that is marked as the current one, at each address. */
const places: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/casino': ['casino'],
  '/casino/slot_games': ['casino'],
  '/casino/live_casino': ['live_casino'],
  '/sports': ['sports'],
  '/sports?page=overview': ['sports'],
  '/sports?page=live': ['live_sports'],
  '/sports?page=results': [],
  '/sports/overview': ['sports'],
  '/sports/live': ['live_sports'],
  '/promotions': ['promotions'],
  '/vip': ['vip'],
  '/no/such/room': [],
}

test('the navigation says where one is, and every way leads there', async ({ page, servers }) => {
  await page.goto(`${servers.casino}/no/such/room`)
  expect(new URL(page.url()).pathname, 'an unknown address leads home').toBe('/')
  for (const [address, keys] of Object.entries(places)) {
    const isHome = ['/', '/no/such/room'].includes(address)
    const inBar = isHome ? ['home'] : keys.filter((key) => IN_BAR.includes(key))
    const expected = [keys, inBar].map((all) => all.map((key) => shell(key)))
    expect(await markedByServer(page, address), `${address}, as it comes`).toEqual(expected)
    // The book has the last word on its own addresses.
    if (isHome || address.startsWith('/sports')) continue
    await follow(page, address)
    await expect
      .poll(() => Promise.all(BARS.map((bar) => marked(page.locator(bar)))), {
        message: `${address}, from another page`,
      })
      .toEqual(expected)
  }

  await openMenu(page)
  const drawer = page.getByRole('dialog', { name: shell('menu') })
  await expect(drawer.getByRole('link', { name: shell('login'), exact: true })).toBeVisible()
  await expect(drawer.getByRole('link', { name: shell('register'), exact: true })).toBeVisible()
  await expect(drawer.getByRole('link', { name: shell('pay_n_play'), exact: true })).toBeVisible()
  await expectNothingInTheWay(page, 'the menu of a visitor')
  await drawer.getByRole('link', { name: shell('vip'), exact: true }).click()
  await expect(page).toHaveURL(/\/vip$/)
  await expect(drawer, 'going somewhere closes it').toBeHidden()

  await openMenu(page)
  await drawer.getByRole('button', { name: shell('search'), exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible()
})

test('going back closes the menu, and what is opened from it takes its step', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/casino?lng=en`)
  const drawer = page.getByRole('dialog', { name: shell('menu') })
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await page.setViewportSize({
    width: Math.min(1024, page.viewportSize()?.width ?? 0),
    height: 800,
  })
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  // By the browser's own press, because the test's scrolls first.
  const pressMenu = () =>
    page
      .getByRole('button', { name: shell('menu'), exact: true })
      .evaluate((button: HTMLButtonElement) => button.click())
  const expectPage = async (why: string) => {
    await expect(drawer, why).toBeHidden()
    await expect(page.getByRole('dialog'), why).toHaveCount(0)
    await expect(page, why).toHaveURL(`${servers.casino}/casino?lng=en`)
    await expect.poll(() => page.evaluate(() => scrollY), { message: why }).toBe(500)
  }
  await pressMenu()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expectPage('going back')
  await page.goForward()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expectPage('its key')

  await pressMenu()
  await drawer.getByRole('button', { name: shell('search'), exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible()
  await page.goBack()
  await expectPage('going back from the search')

  await pressMenu()
  await drawer.getByRole('link', { name: shell('login'), exact: true }).click()
  await expect(page).toHaveURL(/modal=login/)
  await expect(page.getByRole('dialog')).toHaveAccessibleName(words.site('sign-in', 'welcome_back'))
  await page.keyboard.press('Escape')
  await expectPage('closing the dialog')

  await pressMenu()
  await drawer.getByRole('link', { name: shell('vip'), exact: true }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/vip/)
  await page.goBack()
  await expectPage('going back from a page')

  await page.reload()
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await pressMenu()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expectPage('on a page that was loaded again')

  await pressMenu()
  await expect(drawer).toBeVisible()
  await page.reload()
  await expect(drawer, 'it is loaded again with the page').toBeVisible()
  await expect(page.locator('.bottom-bar button')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expectPage('the menu that was loaded again')
})

test('a player has their account at hand, and its frame alone may lead the page elsewhere', async ({
  page,
  servers,
}) => {
  await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
  await page.goto(`${servers.casino}/payments?lng=en`)
  await openMenu(page)
  const drawer = page.getByRole('dialog', { name: shell('menu') })
  await expect(drawer).toContainText('Vera Lindqvist')
  await expect(drawer).toContainText('€')
  await expect(drawer.getByRole('link', { name: shell('deposit') })).toHaveAttribute(
    'href',
    /^\/account\/financials\/deposit/,
  )
  await expectNothingInTheWay(page, 'the menu of a player')
  await drawer.getByRole('link', { name: shell('my_account') }).click()
  await expect(page).toHaveURL(/\/account\/profile\/personal_info/)

  await accountArea(page, servers, words, 'profile/inbox')
  const element = page.locator('iframe[src*="/account-frame/"]')
  await expect(element, 'it is as tall as it has asked to be').toHaveAttribute(
    'style',
    /--content-height: \d+px/,
  )
  const frame = await (await element.elementHandle())?.contentFrame()
  if (!frame) throw new Error('The account area has no frame.')
  const messageTo = (path: string) => ({ type: 'navigate', path })
  await page.evaluate((message) => postMessage(message, '*'), messageTo('/vip'))
  await frame.evaluate(
    (message) => parent.postMessage(message, '*'),
    messageTo('//elsewhere.example/'),
  )
  await frame.evaluate((message) => parent.postMessage(message, '*'), messageTo('/promotions'))
  await expect(page, 'neither another window nor another site is followed').toHaveURL(
    /\/promotions/,
  )
})

test('the account area brings the place that it names below the header, and nothing beyond the page', async ({
  page,
  servers,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
  const area = await accountArea(page, servers, words, 'profile/inbox')
  await expect(
    area
      .getByRole('listitem')
      .or(area.getByText(words.account('inbox_empty'), { exact: true }))
      .first(),
  ).toBeVisible()
  const element = page.locator('iframe[src*="/account-frame/"]')
  await expect(element).toHaveAttribute('style', /--content-height: \d+px/)
  const frame = await (await element.elementHandle())?.contentFrame()
  if (!frame) throw new Error('The account area has no frame.')
  const post = (message: object) =>
    frame.evaluate((message) => parent.postMessage(message, '*'), message)
  /**
   * Makes the page in the frame longer. A height that is only reported would be taken back with its
   * next message.
   */
  const growTo = async (height: number) => {
    await frame
      .locator('#root')
      .evaluate((root, px) => root.setAttribute('style', `block-size: ${px}px`), height)
    await expect.poll(async () => (await element.boundingBox())?.height).toBe(height)
  }
  await growTo(3000)

  /** Returns the line of the frame that lies next to the header. */
  const belowHeader = () =>
    element.evaluate((each) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      return Math.round(header - each.getBoundingClientRect().top)
    })
  for (const top of [900, 0, 1500]) {
    await post({ type: 'scroll', top })
    await expect.poll(belowHeader, { message: `${top} px into the frame` }).toBe(top)
  }

  await page.evaluate(() => postMessage({ type: 'scroll', top: 100 }, '*'))
  for (const top of [-300, 1e9, '300', null]) await post({ type: 'scroll', top })
  // Heard in order: once the last one is, the others have been.
  await growTo(3100)
  expect(await belowHeader(), 'neither another window nor what is no place is followed').toBe(1500)

  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await post({ type: 'scroll', top: 20_000 })
  const fromEnd = () =>
    page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY))
  await expect
    .poll(fromEnd, { message: 'the end of the page is as far as it goes' })
    .toBeLessThanOrEqual(1)
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight),
    'which is no longer than it was',
  ).toBe(height)
})

test('a link out of the account area leads the page around it, which wears another accent', async ({
  page,
  servers,
}) => {
  await enter(page.request, servers, servers.players[1] ?? { email: '', password: '' })
  const area = await accountArea(page, servers, words, 'financials/deposit')
  await area.locator('img[alt="Cardinal"]').click()
  await expect(area.locator('form button[type=submit]')).toHaveCSS(
    'background-color',
    ACCOUNT_ACCENT,
  )

  await accountArea(page, servers, words, 'promotions/active')
  await area.getByRole('link', { name: words.account('see_promotions') }).click()
  await expect(page).toHaveURL(/\/promotions(\?|$)/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

/** Returns the entries that are marked in each bar of the page that the server sends. */
function markedByServer(page: Page, address: string): Promise<(string | null)[][]> {
  return page.evaluate(
    async ([from, bars]) => {
      const html = await (await fetch(from)).text()
      const sent = new DOMParser().parseFromString(html, 'text/html')
      return bars.map((bar) =>
        [...sent.querySelectorAll(`${bar} [aria-current=page]`)].map((link) => link.textContent),
      )
    },
    [address, BARS] as const,
  )
}

function marked(navigation: Locator): Promise<(string | null)[]> {
  return navigation
    .locator('[aria-current=page]')
    .evaluateAll((links) => links.map((link) => link.textContent))
}

async function openMenu(page: Page): Promise<void> {
  const isPhone = await page.locator('.bottom-bar').isVisible()
  // On wide screens the header has room for everything, and no menu.
  if (!isPhone) await page.setViewportSize({ width: 1024, height: 800 })
  await page.getByRole('button', { name: shell('menu'), exact: true }).click()
}
