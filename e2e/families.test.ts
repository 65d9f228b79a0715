import type { FrameLocator, Locator, Page } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { follow } from './follow.ts'
import { enter } from './member.ts'
import { headerBalance, minorOf } from './money.ts'
import { gameBalance, LONGEST_ROUND_MS } from './rounds.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

/** A slot of each launch family, and of each sub-type of Venum. */
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
  ['Venum novomatic', 'lemon-riot'],
  ['Venum play_n_go', 'sun-ledger'],
  ['Venum quickspin', 'nine-koi'],
  ['Venum wazdan', 'lone-lamp'],
  ['Venum merkur', 'comet-club'],
] as const

test('a game of each family is tried as a demo; a ticket that is worth nothing leads to a page that says so in the player’s language', async ({
  page,
  servers,
}) => {
  test.slow()
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  for (const [family, id] of GAMES)
    await test.step(family, async () => {
      await follow(page, `/play/demo/${id}`)
      await expect(spinOf(page, servers), 'the demo stands').toBeEnabled({ timeout: 30_000 })
      expect(await gameBalance(page, servers)).toBe(100_000)
      await leaveTo(page, TEXT_PAGE)
    })

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

test('a game of each family is played for money to the cent of the ledger; one without a word for being opened again offers the way out once its session is over, and one of Pragmatic that says that the balance is too low brings up the deposit over it', async ({
  page,
  servers,
  context,
}) => {
  test.slow()
  const [player] = servers.players
  if (!player) throw new Error('The demo has no players.')
  await enter(page.request, servers, player)
  await page.goto(`${servers.casino}/promotions?lng=en`)
  for (const [family, id] of GAMES)
    await test.step(family, async () => {
      const spin = await openForMoney(page, servers, id)
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

  await test.step('a session that is over', async () => {
    const spin = await openForMoney(page, servers, 'comet-mail')
    const other = await context.newPage()
    await other.goto(`${servers.casino}/play/real/comet-mail/%2Fpromotions?lng=en`)
    await expect(spinOf(other, servers)).toBeEnabled({ timeout: 30_000 })
    await spin.click()
    const over = gameOf(page, servers).getByRole('alert')
    await expect(over).toContainText('This game session has ended')
    await over.getByRole('button', { name: 'Leave the game' }).click()
    await expect(page).toHaveURL(/\/promotions/)
    await expect(page.locator('iframe')).toHaveCount(0)
    await other.close()
  })

  await test.step('a balance that is too low', async () => {
    await openForMoney(page, servers, 'golden-carp')
    const game = page.frames().find((frame) => frame.url().startsWith(servers.sandbox))
    await game?.evaluate(() => parent.postMessage({ name: 'balanceTooLow' }, '*'))
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(/modal=pay_n_play/)
  })
})

/** From a page that is open; the way out of the game leads to the promotions. */
async function openForMoney(page: Page, servers: Servers, id: string): Promise<Locator> {
  await follow(page, `/play/real/${id}/%2Fpromotions`)
  const spin = spinOf(page, servers)
  await expect(spin, 'the game for money stands').toBeEnabled({ timeout: 30_000 })
  return spin
}

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
