import { enter } from './member.ts'
import { headerBalance } from './money.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
/** A whole spin of the host, from the first bets to those of the next one. */
const SPIN_MS = 30_000
/** Longer than a page waits for a frame that does not come. */
const LONGEST_WAIT_MS = 60_000
/** The rooms on the air, which the vendor's script requests every five seconds. */
const STREAMS = /\/livespins\/api\/streams$/

test('a player finds a host’s room, bets behind a spin, and is paid what the ledger says', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/casino/live_casino?lng=en`)
  await page.getByRole('link', { name: words.site('live-spins', 'live_spins') }).click()
  await expect(page.getByRole('dialog'), 'a visitor is asked to sign in').toBeVisible()
  const player = servers.players[0]
  if (!player) throw new Error('The demo has no player.')
  await enter(page.request, servers, player)
  await page.goto(`${servers.casino}/livespins?lng=en`)
  await expect(page).toHaveTitle('Live spins · Baize')
  await page.getByRole('link', { name: 'Parlour Spins' }).click()
  await expect(page).toHaveURL(/\/livespins\/parlour-spins/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parlour Spins')
  await expect(page.getByText(/^Host: (Odile|Marek)$/)).toBeVisible({ timeout: 60_000 })

  const room = page.frameLocator(`iframe[src^="${servers.sandbox}"]`)
  const behind = room.locator('.bet-behind')
  await expect(room.locator('.clock-face')).toBeAttached({ timeout: 60_000 })
  await expect(behind).toBeEnabled({ timeout: SPIN_MS })
  const before = await headerBalance(page, words)
  await behind.click()
  await room.getByRole('button', { name: 'Place bets' }).click()
  await expect
    .poll(() => headerBalance(page, words), { message: 'taken when it is placed' })
    .toBe(before - 100)
  await page.route(STREAMS, (route) => route.fulfill({ json: [] }))
  await expect(page.getByText(words.site('live-spins', 'off_air'))).toBeVisible()
  await page.unroute(STREAMS)

  await expect(room.locator('.past li')).not.toHaveCount(0, { timeout: SPIN_MS })
  const times = Number((await room.locator('.past li').first().innerText()).replace('×', ''))
  const after = before - 100 + Math.round(times * 100)
  await expect.poll(() => headerBalance(page, words), { timeout: SPIN_MS }).toBe(after)

  await room.getByRole('button', { name: 'Leave the game' }).click()
  await expect(page).toHaveURL(/\/livespins(\?lng=en)?$/)
})

test('a room that is not on the air says that it could not be launched', async ({
  page,
  servers,
}) => {
  const player = servers.players[0]
  if (!player) throw new Error('The demo has no player.')
  await enter(page.request, servers, player)
  await page.goto(`${servers.casino}/livespins/attic?lng=en`)
  await expect(page.getByRole('alert')).toContainText('could not be launched')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('link', { name: 'Parlour Spins' })).toBeVisible()
})

test('a room of a vendor that sends no message of its own is shown, and stays', async ({
  page,
  servers,
}) => {
  const player = servers.players[0]
  if (!player) throw new Error('The demo has no player.')
  await enter(page.request, servers, player)
  await page.clock.install()
  await page.route(/\/studio\/livespins\/play\?/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>A room of another vendor</h1>' }),
  )
  await page.goto(`${servers.casino}/livespins/parlour-spins?lng=en`)
  const room = page.locator('main iframe')
  await expect(room.contentFrame().getByRole('heading')).toHaveText('A room of another vendor', {
    timeout: 60_000,
  })
  await expect(room).toHaveCSS('opacity', '1')
  await page.clock.fastForward(LONGEST_WAIT_MS)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})
