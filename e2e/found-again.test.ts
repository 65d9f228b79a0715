import type { Page } from '@playwright/test'
import { enter } from './member.ts'
import { headerBalance } from './money.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

/** Pages with words of their own, which stand in the page. */
const PAGES = ['/promotions', '/vip', '/payments', '/templates/privacy_policy']

test('a player who is found again keeps what the server drew', async ({ page, servers }) => {
  await enter(page.request, servers, playerOf(servers))
  for (const path of PAGES) {
    await page.goto(`${servers.casino}${path}?lng=en`, { waitUntil: 'commit' })
    await markDrawn(page, 'main > *')
    await headerBalance(page, words)
    expect(await isDrawnStill(page), `${path} with its player`).toBe(true)
    await expect(page.locator('[data-asleep]')).toHaveCount(0)
    expect(await isDrawnStill(page), `${path} awake`).toBe(true)
  }
})

test('a button that a player presses while they are found again does its work', async ({
  page,
  servers,
}) => {
  await enter(page.request, servers, playerOf(servers))
  await page.goto(`${servers.casino}/payments?lng=en`, { waitUntil: 'commit' })
  const withdraw = page.getByRole('tab', { name: words.site('payments', 'withdraw') })
  await withdraw.hover()
  await page.mouse.down()
  await headerBalance(page, words)
  await page.mouse.up()
  await expect(withdraw).toHaveAttribute('aria-selected', 'true')
})

test('a game keeps its window while its player is found again', async ({ page, servers }) => {
  await enter(page.request, servers, playerOf(servers))
  const balances = page.waitForResponse((response) =>
    /\/api\/graphql\?.*Viewer/.test(response.url()),
  )
  await page.goto(`${servers.casino}/play/demo/under-the-scale?lng=en`, { waitUntil: 'commit' })
  await markDrawn(page, 'header > *')
  await balances
  expect(await isDrawnStill(page)).toBe(true)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  expect(await isDrawnStill(page)).toBe(true)
})

test('a page whose player is not found again stays as the server drew it, and is a visitor’s', async ({
  page,
  servers,
}) => {
  await enter(page.request, servers, playerOf(servers))
  await page.route('**/auth/refresh', (route) =>
    route.fulfill({ status: 401, contentType: 'text/plain', body: '' }),
  )
  await page.goto(`${servers.casino}/promotions?lng=en`, { waitUntil: 'commit' })
  await markDrawn(page, 'main > *')
  await expect(page.locator('header a[href*="modal=login"]')).not.toHaveCount(0)
  expect(await isDrawnStill(page)).toBe(true)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  expect(await isDrawnStill(page)).toBe(true)
})

/** Remembers what stands there now. */
async function markDrawn(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => Object.assign(window, { drawn: element }))
}

async function isDrawnStill(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { drawn } = window as unknown as { drawn: Element }
    return drawn.isConnected && drawn.checkVisibility()
  })
}

function playerOf(servers: Servers) {
  const player = servers.players[0]
  if (!player) throw new Error('the casino has no demo player')
  return player
}
