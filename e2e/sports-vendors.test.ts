import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn } from './newcomer.ts'
import { startServers } from './start-servers.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const MARKETS = join(import.meta.dirname, '../apps/server/src/markets/files')

/** Opens a casino whose sportsbook is of another kind. */
async function openWith(provider: string) {
  const folder = mkdtempSync(join(tmpdir(), 'baize-markets-'))
  cpSync(MARKETS, folder, { recursive: true })
  const file = join(folder, 'market.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^sportsProvider: .*$/m, `sportsProvider: ${provider}`))
  const own = await startServers({ MARKETS_DIR: folder })
  return {
    servers: JSON.parse(own.ready) as Servers,
    async close() {
      await own.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

test('a Betby-type sportsbook opens at its path, follows the address, and takes a bet', async ({ page }) => {
  const { servers, close } = await openWith('BETBY')
  const book = page.getByRole('main')
  try {
    const events = await (await fetch(`${servers.sandbox}/book/api/events?coupon=2&sportId=1`)).json()
    await signIn(page, servers, wordsOf('en'), servers.players[0] ?? { email: '', password: '' })
    await page.goto(`${servers.casino}/sports?bt-path=/event/${events.events[0].id}&lng=en`)
    await book.locator('.price:enabled').first().click()
    await book.locator('.slip').getByRole('textbox').fill('5')
    await book.getByRole('button', { name: 'Place bet · €5.00' }).click()
    await expect(book.getByRole('heading', { name: 'Your bet is placed' })).toBeVisible()
    await book.locator('.receipt').getByRole('link', { name: 'My bets' }).click()
    await expect(page).toHaveURL(/bt-path=%2FbetHistory/)
    await page.goBack()
    await expect(page).toHaveURL(/bt-path=\/event/)
    await expect(book.getByRole('heading', { name: events.events[0].competitors[0].name }).first()).toBeVisible()
  } finally {
    await close()
  }
})

for (const provider of ['DELASPORT', 'HAD']) {
  test(`a sportsbook in a frame opens our sign-in dialog from its slip (${provider})`, async ({ page }) => {
    const { servers, close } = await openWith(provider)
    try {
      await page.goto(`${servers.casino}/sports?lng=en`)
      const frame = page.getByRole('main').locator('iframe').contentFrame()
      await frame.locator('.price:enabled').first().click()
      await frame.getByRole('button', { name: 'Sign in to bet' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    } finally {
      await close()
    }
  })
}
