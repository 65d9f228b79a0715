import type { FrameLocator, Locator, Page } from '@playwright/test'
import { accountLinks } from '../apps/site/src/features/account-menu/account-links.ts'
import { expectNothingInTheWay } from './axe.ts'
import { enter } from './member.ts'
import { accountArea, headerBalance, minorOf } from './money.ts'
import { type Newcomer, signIn } from './newcomer.ts'
import { expectVisitor, openMenu, player } from './session-steps.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

const VERA = 'Vera Lindqvist'

const NOOR = 'Noor Haddad'

const HIDDEN = '***'

const LIFESPAN_S = 3600

test('the account menu says who one is and what one has, and hides it on every page', async ({
  page,
  servers,
}) => {
  await signIn(page, servers, words, player(servers, 0))
  const started = Number(await page.evaluate(() => localStorage.getItem('session_start')))
  expect(
    Math.abs(Date.now() - started),
    'the session began a moment ago, in milliseconds',
  ).toBeLessThan(60_000)

  const menu = await openMenu(page)
  await expect(menu).toContainText(VERA)
  const total = minorOf(await amountIn(menu, 'total_balance').innerText())
  const real = minorOf(await amountIn(menu, 'real_money').innerText())
  const bonus = minorOf(await amountIn(menu, 'bonus_money').innerText())
  expect([total, real > 0, bonus > 0]).toEqual([real + bonus, true, true])
  expect(total).toBe(await headerBalance(page, words))
  const paths = [...accountLinks.map(({ path }) => path), 'profile/take_a_break']
  expect(await linksOf(menu)).toEqual(paths.map((path) => `/account/${path}`))
  await expectNothingInTheWay(page, 'the account menu')

  await menu.getByRole('button', { name: words.site('account-menu', 'hide_balances') }).click()
  for (const name of ['total_balance', 'real_money', 'bonus_money'] as const)
    await expect(amountIn(menu, name)).toHaveText(HIDDEN)
  expect(await linksOf(menu)).toEqual(paths.map((path) => `/account/${path}?incognito=true`))
  const cookie = await incognitoCookie(page)
  expect([cookie?.value, Math.round((cookie?.leftS ?? 0) / 60)]).toEqual(['true', LIFESPAN_S / 60])

  await menu
    .getByRole('link', { name: words.site('account-menu', 'withdraw'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/account\/financials\/withdraw\?incognito=true/)
  const area = page.frameLocator('iframe[src*="/account-frame/"]')
  await expect(purse(area)).toContainText(HIDDEN)
  await expect(purse(area)).not.toContainText('€')
  await page.goto(`${servers.casino}/play/demo/under-the-scale?lng=en`)
  await expect(page.getByRole('banner')).toContainText(HIDDEN)

  await page.goto(`${servers.casino}/account/financials/withdraw?incognito=true&lng=en`)
  await expect(purse(area)).toContainText(HIDDEN)
  await (await openMenu(page))
    .getByRole('button', { name: words.site('account-menu', 'show_balances') })
    .click()
  await expect(page).not.toHaveURL(/incognito/)
  await expect(purse(area), 'the frame is told, and not loaded again').toContainText('€')
  expect((await incognitoCookie(page))?.value).toBe('false')
  expect(await headerBalance(page, words)).toBe(total)
})

test('signing out clears first and posts afterwards, and holds when the server does not answer', async ({
  page,
  servers,
}) => {
  await signIn(page, servers, words, player(servers, 0))
  let found = ''
  await page.route('**/auth/logout', async (route) => {
    found = await page.evaluate(
      () =>
        `${localStorage.getItem('session_start')}, ${document.querySelector('header a[href*="modal=login"]')}`,
    )
    await route.abort()
  })
  await signOut(page)
  await expectVisitor(page)
  await expect
    .poll(() => found, { message: 'when it is posted, all is cleared already' })
    .toMatch(/^null, (?!null)/)

  await page.unroute('**/auth/logout')
  const madeUpFor = page.waitForResponse(
    (response) => response.url().endsWith('/auth/logout') && response.status() === 204,
  )
  await page.reload()
  await madeUpFor
  await expectVisitor(page)
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'refresh' }),
  )
})

test('a second tab follows who signs out and in, and no player sees what was another player’s', async ({
  page,
  servers,
}) => {
  await enter(page.request, servers, player(servers, 0))
  await page.goto(`${servers.casino}/payments?lng=en`)
  const balance = await page.getByRole('banner').locator('bdi').first().innerText()
  const other = await page.context().newPage()
  await other.goto(`${servers.casino}/casino?lng=en`)
  await headerBalance(other, words)
  await accountArea(page, servers, words, 'history/account_statement')
  await page
    .frameLocator('iframe')
    .getByText(words.account('closing_balance'), { exact: true })
    .waitFor()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await signOut(page)
  await expectVisitor(other)
  await expectVisitor(page)
  for (const secret of [VERA, balance]) await expect(page.locator('body')).not.toContainText(secret)

  const holding = Promise.withResolvers<void>()
  await page.route(/operationName=Viewer/, async (route) => {
    await holding.promise
    await route.continue()
  })
  await page.routeWebSocket(/\/api\/graphql/, () => {})
  const dialog = page.getByRole('dialog')
  await expect(dialog, 'the door of the account area asks by itself').toBeVisible()
  await logIn(dialog, player(servers, 1))
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('banner').getByRole('button', { name: words.site('shell', 'my_account') }),
  ).toBeVisible()
  await expect(
    page.locator('body'),
    'the place of the balance is empty until it is known',
  ).not.toContainText(balance)
  holding.resolve()

  await expect(await openMenu(page)).toContainText(NOOR)
  await expect(
    page.frameLocator('iframe').getByText(words.account('closing_balance'), { exact: true }),
  ).toBeVisible()
  expect(
    await page.evaluate(() => 'sameDocument' in window),
    'all of that without loading the page again',
  ).toBe(true)
  for (const secret of [VERA, balance]) await expect(page.locator('body')).not.toContainText(secret)
  await expect(await openMenu(other), 'the other tab is the new player’s as well').toContainText(
    NOOR,
  )
  await other.close()
})

test('a player who may not play any more is signed out without pressing anything', async ({
  page,
  servers,
}) => {
  let deactivate = () => {}
  await page.routeWebSocket(/\/api\/graphql/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((text) => {
      socket.send(text)
      const message = JSON.parse(String(text)) as { payload?: { data?: { user?: object } } }
      const user = message.payload?.data?.user
      if (user)
        deactivate = () =>
          socket.send(
            JSON.stringify({ ...message, payload: { data: { user: { ...user, active: false } } } }),
          )
    })
  })
  await signIn(page, servers, words, player(servers, 1))
  await headerBalance(page, words)
  await expect.poll(() => deactivate.toString()).toContain('socket')
  const posted = page.waitForRequest('**/auth/logout')
  deactivate()
  await posted
  await expectVisitor(page)
})

function amountIn(menu: Locator, name: 'total_balance' | 'real_money' | 'bonus_money'): Locator {
  return menu
    .getByText(words.site('account-menu', name), { exact: true })
    .locator('xpath=following-sibling::dd')
}

async function linksOf(menu: Locator): Promise<(string | null)[]> {
  const links = await menu.locator('a[href^="/account/"]').all()
  return Promise.all(links.map((link) => link.getAttribute('href')))
}

async function incognitoCookie(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'incognito')
  return cookie && { value: cookie.value, leftS: cookie.expires - Date.now() / 1000 }
}

function purse(area: FrameLocator): Locator {
  return area.getByRole('region', { name: words.account('balance'), exact: true })
}

async function signOut(page: Page): Promise<void> {
  await (await openMenu(page))
    .getByRole('button', { name: words.site('account-menu', 'logout') })
    .click()
}

async function logIn(dialog: Locator, { email, password }: Newcomer): Promise<void> {
  await dialog.locator('input[name=email]').fill(email)
  await dialog.locator('input[name=password]').fill(password)
  await dialog
    .locator('form')
    .getByRole('button', { name: words.site('sign-in', 'login'), exact: true })
    .click()
}
