import type { FrameLocator, Locator, Page } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { follow } from './follow.ts'
import { enter } from './member.ts'
import { headerBalance, minorOf } from './money.ts'
import { beElsewhere, sitDown } from './other-device.ts'
import { gameBalance, LONGEST_ROUND_MS } from './rounds.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

/**
 * A slot of each launch family, and of each sub-type of Venum that has words of its own or is drawn
 * in its own way.
 */
const GAMES = [
  ['SOFTSWISS', 'masquerade-1742'],
  ["SOFTSWISS by Play'n GO's strategy", 'iron-scale'],
  ["Play'n GO", 'eye-of-emberwyrm'],
  ['Oryx', 'comet-mail'],
  ['TVBET', 'starfall'],
  ['Tom Horn', 'ring-saturn'],
  ['Pate Play', 'zest'],
  ['Venum amatic', 'emperor-koi'],
  ['Venum egt', 'giza-nights'],
  ['Venum netent', 'last-light'],
  ['Venum pragmatic', 'golden-carp'],
] as const

/**
 * A slot of each other sub-type: framed as the game of amatic is, and its messages are those that
 * another game here has.
 */
const ALIKE = ['lemon-riot', 'sun-ledger', 'nine-koi', 'lone-lamp', 'comet-club']

test('a game of each family is tried as a demo', async ({ page, servers }) => {
  test.slow()
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  for (const [family, id] of GAMES)
    await test.step(family, async () => {
      await follow(page, `/play/demo/${id}`)
      await expect(spinOf(page, servers), 'the demo stands').toBeEnabled({ timeout: 30_000 })
      expect(await gameBalance(page, servers)).toBe(100_000)
      await leaveTo(page, TEXT_PAGE)
    })
})

test('a game of each family is played for money to the cent of the ledger', async ({
  page,
  servers,
}) => {
  test.slow()
  const [player] = servers.players
  if (!player) throw new Error('The demo has no players.')
  await enter(page.request, servers, player)
  await page.goto(`${servers.casino}/promotions?lng=en`)
  for (const [family, id] of GAMES)
    await test.step(family, async () => {
      const spin = spinOf(page, servers)
      await follow(page, `/play/real/${id}/%2Fpromotions`)
      await expect(spin, 'the game for money stands').toBeEnabled({ timeout: 30_000 })
      const before = await gameBalance(page, servers)
      await expect
        .poll(() => headerBalance(page, words), {
          message: 'game and page begin with the same balance',
        })
        .toBe(before)
      await spin.click()
      await expect(spin, 'the round ends').toBeEnabled({ timeout: LONGEST_ROUND_MS })
      const game = gameOf(page, servers)
      const won = minorOf(await game.locator('.figures dd').nth(1).innerText())
      const after = await gameBalance(page, servers)
      expect(after, 'stake and win are all that moved').toBe(before - 100 + won)
      await expect
        .poll(() => headerBalance(page, words), { message: 'the ledger says what the game says' })
        .toBe(after)

      await game.getByRole('button', { name: 'Leave the game' }).click()
      await expect(page, 'the game’s own exit leads back').toHaveURL(/\/promotions/)
      await expect(page.locator('iframe')).toHaveCount(0)
    })
})

function gameOf(page: Page, servers: Servers): FrameLocator {
  return page.frameLocator(`iframe[src^="${servers.sandbox}"]`)
}

function spinOf(page: Page, servers: Servers): Locator {
  return gameOf(page, servers).locator('button.main')
}

async function leaveTo(page: Page, path: string): Promise<void> {
  await follow(page, path)
  await expect(page.locator('iframe'), 'the game has gone').toHaveCount(0)
}

test('a game without a word for being opened again offers the way out once its session is over', async ({
  page,
  servers,
  context,
}) => {
  const [player] = servers.players
  if (!player) throw new Error('The demo has no players.')
  await enter(page.request, servers, player)
  const spinOn = async (tab: Page) => {
    await tab.goto(`${servers.casino}/play/real/comet-mail/%2Fpromotions?lng=en`)
    const spin = tab.frameLocator(`iframe[src^="${servers.sandbox}"]`).locator('button.main')
    await expect(spin).toBeEnabled({ timeout: 30_000 })
    return spin
  }
  const spin = await spinOn(page)
  await spinOn(await context.newPage())
  await spin.click()
  const over = page.frameLocator(`iframe[src^="${servers.sandbox}"]`).getByRole('alert')
  await expect(over).toContainText('This game session has ended')
  await over.getByRole('button', { name: 'Leave the game' }).click()
  await expect(page).toHaveURL(/\/promotions/)
})

test('a game of each other sub-type of Venum is played to the cent of the ledger', async ({
  servers,
  request,
}) => {
  const [player] = servers.players
  if (!player) throw new Error('The demo has no players.')
  const query = await beElsewhere(request, servers, player)
  const balance = async () => {
    const { user } = await query<{ user: { balances: { amount: string }[] } }>(
      '{ user { balances { amount } } }',
    )
    return user.balances.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
  }
  for (const id of ALIKE) {
    const before = await balance()
    const spin = await sitDown(request, query, id)
    const won = await spin({ stake: 100 })
    expect(await balance(), id).toBe(before - 100 + won)
  }
})

test('a game of Pragmatic that says that the balance is too low brings up the deposit over it', async ({
  page,
  servers,
}) => {
  const [player] = servers.players
  if (!player) throw new Error('The demo has no players.')
  await enter(page.request, servers, player)
  await page.goto(`${servers.casino}/play/real/golden-carp?lng=en`)
  const spin = page.frameLocator(`iframe[src^="${servers.sandbox}"]`).locator('button.main')
  await expect(spin).toBeEnabled({ timeout: 30_000 })
  const game = page.frames().find((frame) => frame.url().startsWith(servers.sandbox))
  await game?.evaluate(() => parent.postMessage({ name: 'balanceTooLow' }, '*'))
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/modal=pay_n_play/)
})

test('a ticket that is worth nothing leads to a page that says so in the player’s language', async ({
  page,
  servers,
}) => {
  const parameters = new URLSearchParams({
    ...{ pid: '1', gid: 'eye-of-emberwyrm', lang: 'fi_FI', practice: '0', ticket: 'long-gone' },
    ...{ channel: 'desktop', origin: servers.casino, lobby: `${servers.casino}/closewindow` },
  })
  await page.goto(`${servers.sandbox}/studio/playngo/Casino/ContainerLauncher?${parameters}`)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Tämä peli-istunto on päättynyt')
  await alert.getByRole('button').click()
  await expect(page, 'the way out leads to the casino').toHaveURL(/\/closewindow/)
})
