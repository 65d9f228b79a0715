import type { Page } from '@playwright/test'
import { openShadows } from './bets.ts'
import { openHost } from './book-host.ts'
import { expect, test } from './story-test.ts'

/** The window of a host that notes what is reported to it. */
type Host = Window & {
  calls: unknown[]
  altenarWSDK: {
    init(options: object): void
    set(options: object): void
    addSportsBook(book: object): { remove(): void }
  }
  BTRenderer: new () => { initialize(options: object): Betby }
  betby: Betby
}
interface Betby {
  updateOptions(options: object): void
  kill(): void
}

test.beforeEach(({ page }) => openShadows(page))

const calls = (page: Page) => page.evaluate(() => (window as unknown as Host).calls.splice(0))
const book = (page: Page) => page.locator('#book')

/** What a football match has on its row: home, draw, away. */
const PRICES_OF_A_MATCH = 3
/** A bet of half a euro, as the book answers it. */
const BET = {
  id: '01890000-0000-7000-8000-000000000000',
  isOpen: true,
  currency: 'EUR',
  type: 'single',
  lines: 1,
  stake: 50,
  total: 50,
  eachWay: false,
  odds: '2.00',
  atMost: 100,
  legs: [],
  placedAt: 0,
  settlement: null,
  left: 50,
  parts: [],
  cashOutAt: null,
  replaces: null,
  isFree: false,
}
const OPEN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** Answers for the account of a token; null for one that has expired. */
async function answerAccounts(page: Page, isRefused: (token: string) => boolean): Promise<void> {
  const limits = { maxReturn: 100_000_000, maxOdds: '10000' }
  const account = { currency: 'EUR', balance: 100, bonus: null, freeBets: [], limits }
  await page.route(/\/book\/api\/session$/, (route) => {
    const token = route.request().headers().authorization?.replace('Bearer ', '') ?? ''
    return route.fulfill({
      headers: OPEN,
      ...(isRefused(token) ? { status: 401, json: {} } : { json: { account } }),
    })
  })
}

test('a host leads an Altenar-type book by `set`, and receives in its own units and words what becomes of a slip', async ({
  page,
  servers,
}) => {
  let answer: { status: number; json: object } = { status: 409, json: { code: 'suspended' } }
  const api = `${servers.sandbox}/book/api`
  const { events } = await (await fetch(`${api}/events?coupon=2&sportId=1&limit=1`)).json()
  const championship = events[0].championshipId
  await answerAccounts(page, () => false)
  await page.route(/\/book\/api\/bets$/, (route) =>
    route.fulfill({
      headers: OPEN,
      ...(route.request().method() === 'POST' ? answer : { json: { bets: [] } }),
    }),
  )
  await page.clock.install()
  const close = await openHost(page, `${servers.sandbox}/book/altenarWSDK.js`, ['book'])
  await page.evaluate(() => {
    const host = window as unknown as Host
    host.calls = []
    const note = (name: string) => (facts: unknown) => host.calls.push([name, facts])
    host.altenarWSDK.init({ integration: 'baize', culture: 'de-DE' })
    host.altenarWSDK.addSportsBook({
      container: document.getElementById('book'),
      props: {
        routerType: 'memory',
        page: 'period',
        date: '2026-11-28',
        onInsufficientBalance: note('short'),
        onBetPlacementError: note('refused'),
        onBetPlacement: (ids: number[] & { betIds: number[] }) =>
          host.calls.push(['placed', ids.length, ids.betIds.length]),
      },
    })
    // Called before the book is drawn, which takes nothing from where it was added.
    host.altenarWSDK.set({ culture: 'en-GB', token: '', startDayWeek: 0, dateFormat: 'DD/MM' })
  })
  await expect(book(page).getByRole('heading', { name: 'Calendar' })).toBeVisible()
  await expect(book(page).getByRole('heading', { name: 'Saturday 28/11' })).toBeVisible()
  await expect(book(page).getByRole('group').getByRole('button').first()).toHaveText('Sun')

  const set = (options: object) =>
    page.evaluate((each) => (window as unknown as Host).altenarWSDK.set(each), options)
  await set({ sportId: 1, eventType: 'x' })
  await expect(book(page).getByRole('heading', { name: 'Football', level: 1 })).toBeVisible()
  const prices = book(page).locator('.row:not(:has(.live-mark)) .price:enabled')
  await prices.first().click()
  await expect(book(page).getByRole('button', { name: 'Register' })).toHaveCount(0)
  await prices.nth(PRICES_OF_A_MATCH).click()
  await set({ betSlipType: 1 })
  await expect(book(page).getByRole('button', { name: 'Multiple', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await set({ virtualSportId: 5 })
  await expect(book(page).getByRole('heading', { name: 'Virtual football' })).toBeVisible()
  await set({ championshipIds: [championship], eventType: 1 })
  await expect(book(page).getByRole('heading', { name: 'Season bets' })).toBeVisible()
  await expect(book(page).getByRole('heading', { name: 'Upcoming' })).toHaveCount(0)
  await set({ token: 'a player', oddIds: [] })
  const stake = book(page).locator('.slip .stake').getByRole('textbox').first()
  await stake.fill('12.50')
  await book(page).getByRole('button', { name: 'Deposit to bet' }).click()
  expect(await calls(page)).toEqual([['short', { totalStake: 12.5 }]])

  await stake.fill('0.50')
  const place = book(page).getByRole('button', { name: /^Place bet/ })
  await place.click()
  const refusal = book(page).locator('.slip .place').getByRole('alert')
  await expect(refusal).toContainText('suspended at the moment')
  expect(await calls(page)).toEqual([['refused', await refusal.textContent()]])
  answer = { status: 409, json: { code: 'a reason of tomorrow' } }
  await place.click()
  await expect(refusal).toHaveText('The bet was not taken. Nothing was staked.')
  expect(await calls(page)).toEqual([['refused', null]])

  answer = { status: 201, json: { bet: BET, balance: 50 } }
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await place.click()
  await expect(book(page).getByRole('heading', { name: 'Your bet is placed' })).toBeVisible()
  await page.clock.runFor(499)
  expect(await calls(page), 'the host hears half a second later').toEqual([])
  await page.clock.runFor(1)
  expect(await calls(page)).toEqual([['placed', 1, 1]])
  close()
})

test('a host of a Betby-type book renews a token, registers visitors, and says how the book looks', async ({
  page,
  servers,
}) => {
  await answerAccounts(page, (token) => token !== 'good')
  await page.clock.install()
  const close = await openHost(page, `${servers.sandbox}/book/bt-renderer.min.js`, ['book'])
  const css = `${servers.sandbox}/book/of-the-host.css`
  await page.route(css, (route) =>
    route.fulfill({ contentType: 'text/css', body: '.section { letter-spacing: 3px }' }),
  )
  const open = (options: object) =>
    page.evaluate((given) => {
      const host = window as unknown as Host & { tokens: string[] }
      host.calls = []
      host.betby?.kill()
      const note = (name: string) => (facts?: unknown) =>
        void host.calls.push(facts === undefined ? name : [name, facts])
      host.tokens = ['still bad', 'good']
      const { widgetParams, ...others } = given as { widgetParams?: object }
      host.betby = new host.BTRenderer().initialize({
        brand_id: '1',
        lang: 'en',
        target: document.getElementById('book'),
        onTokenExpired: async () => {
          host.calls.push('expired')
          return host.tokens.pop()
        },
        onTokenRefresh: note('token'),
        onSessionRefresh: note('session'),
        onRegister: note('register'),
        ...others,
        ...(widgetParams && {
          widgetParams: {
            ...widgetParams,
            onSportClick: note('sport'),
            onBannerClick: note('banner'),
          },
        }),
      })
    }, options)
  await open({
    token: 'bad',
    betSlipOffsetTop: 40,
    betSlipOffsetRight: 7,
    betslipZIndex: 999,
    fontFamilies: ['Jost, serif'],
    cssUrls: [css, 7],
  })
  await expect.poll(() => calls(page)).toEqual(['expired', 'token'])
  const slip = book(page).locator('.slip')
  await expect(slip).toHaveCSS('z-index', '999')
  await expect(slip).toHaveCSS('margin-right', '7px')
  await expect(slip).toHaveCSS('top', '52px')
  const section = book(page).locator('.section').first()
  await expect(section).toHaveCSS('font-family', 'Jost, serif')
  await expect(section).toHaveCSS('letter-spacing', '3px')

  await page.evaluate(() => {
    const host = window as unknown as Host & { tokens: string[] }
    host.tokens = ['still bad']
    host.betby.updateOptions({ token: 'bad again' })
  })
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000)
      return calls(page)
    })
    .toContain('session')

  await open({})
  await book(page).locator('.price:enabled').first().click()
  await slip.getByRole('button', { name: 'Register' }).click()
  expect(await calls(page)).toEqual(['register'])

  await open({ widgetName: 'promo', widgetParams: { placeholder: 'operator_page' } })
  await expect(book(page).locator('.card:not(.skeleton)').first()).toBeVisible()
  await expect(book(page).locator('.sport')).toHaveCount(0)
  await open({
    widgetName: 'promo',
    widgetParams: { placeholder: 'operator_page', withSportsList: true },
  })
  await book(page)
    .getByRole('link', { name: /^Tennis/ })
    .click()
  expect(await calls(page)).toEqual([['sport', { id: 3, url: '/sport?sportId=3' }]])
  await page.evaluate(() => (window as unknown as Host).betby.kill())
  await expect(page.locator(`link[href="${css}"]`)).toHaveCount(0)
  close()
})
