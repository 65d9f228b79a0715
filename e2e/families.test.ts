import type { Page } from '@playwright/test'
import { enter } from './member.ts'
import { headerBalance, minorOf } from './money.ts'
import { beElsewhere, sitDown } from './other-device.ts'
import { gameBalance, LONGEST_ROUND_MS } from './rounds.ts'
import { expect, test } from './story-test.ts'
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
 * A slot of each other sub-type: framed as the game of amatic is, and heard in words that another
 * game here has.
 */
const ALIKE = ['lemon-riot', 'sun-ledger', 'nine-koi', 'lone-lamp', 'comet-club']

for (const [family, id] of GAMES) {
  test(`a game of ${family} is tried as a demo, and played for money to the cent of the ledger`, async ({
    page,
    servers,
    isMobile,
  }) => {
    test.skip(isMobile, 'a launch is the same on a phone: games.test.ts plays there')
    const [player] = servers.players
    if (!player) throw new Error('The demo has no players.')
    const game = page.frameLocator(`iframe[src^="${servers.sandbox}"]`)
    const spin = game.locator('button.main')

    await page.goto(`${servers.casino}/play/demo/${id}?lng=en`)
    await expect(spin, 'the demo stands').toBeEnabled({ timeout: 30_000 })
    expect(await gameBalance(page, servers)).toBe(100_000)

    await enter(page.request, servers, player)
    await page.goto(`${servers.casino}/play/real/${id}/%2Fpromotions?lng=en`)
    await expect(spin, 'the game for money stands').toBeEnabled({ timeout: 30_000 })
    const before = await gameBalance(page, servers)
    await expect
      .poll(() => headerBalance(page, words), {
        message: 'game and page begin with the same balance',
      })
      .toBe(before)
    await spin.click()
    await expect(spin, 'the round ends').toBeEnabled({ timeout: LONGEST_ROUND_MS })
    const won = minorOf(await game.locator('.figures dd').nth(1).innerText())
    const after = await gameBalance(page, servers)
    expect(after, 'stake and win are all that moved').toBe(before - 100 + won)
    await expect
      .poll(() => headerBalance(page, words), { message: 'the ledger says what the game says' })
      .toBe(after)

    await game.getByRole('button', { name: 'Leave the game' }).click()
    await expect(page, 'the game’s own exit leads back').toHaveURL(/\/promotions/)
  })
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
  const ask = await beElsewhere(request, servers, player)
  const balance = async () => {
    const { user } = await ask<{ user: { balances: { amount: string }[] } }>(
      '{ user { balances { amount } } }',
    )
    return user.balances.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
  }
  for (const id of ALIKE) {
    const before = await balance()
    const spin = await sitDown(request, ask, id)
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
  const asked = new URLSearchParams({
    ...{ pid: '1', gid: 'eye-of-emberwyrm', lang: 'fi_FI', practice: '0', ticket: 'long-gone' },
    ...{ channel: 'desktop', origin: servers.casino, lobby: `${servers.casino}/closewindow` },
  })
  await page.goto(`${servers.sandbox}/studio/playngo/Casino/ContainerLauncher?${asked}`)
  const said = page.getByRole('alert')
  await expect(said).toContainText('Tämä peli-istunto on päättynyt')
  await said.getByRole('button').click()
  await expect(page, 'the way out leads to the casino').toHaveURL(/\/closewindow/)
})
