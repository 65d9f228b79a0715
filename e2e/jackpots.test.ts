import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { answer } from './answer.ts'
import { expectNothingInTheWay } from './axe.ts'
import { enter } from './member.ts'
import { accountArea, netResultShown } from './money.ts'
import { payIn } from './other-device.ts'
import { LONGEST_ROUND_MS } from './rounds.ts'
import { startServers } from './start-servers.ts'
import { expect, type Servers, test as usual } from './story-test.ts'
import { wordsOf } from './words.ts'

/** Runs on the phone alone, and from right to left: the harder of both for the same tiles. */
const language = 'ar'
const words = wordsOf(language)

const GAME = 'under-the-scale'
/** A tenth of a stake of one euro brings the pot to whatever was drawn for it. */
const POOL = `
- id: night-bell
  name: Night Bell
  kind: must_drop
  shareBasisPoints: 1000
  pots: { EUR: { seed: '100.00', ceiling: '100.10' } }
  covers: { games: [${GAME}] }
`

let generous: Servers

const test = usual.extend<object>({ servers: async ({ browserName: _ }, use) => use(generous) })
test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-jackpots-'))
  writeFileSync(join(folder, 'jackpots.yaml'), POOL)
  const started = await startServers({ MARKETS_DIR: folder })
  generous = JSON.parse(started.ready) as Servers
  closeServers = async () => {
    await started.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
test.afterAll(() => closeServers())
let closeServers = async () => {}

const ribbonOf = (page: Page) =>
  page.getByRole('region', { name: wordsOf('en').site('jackpots', 'jackpots') })

test('a player sees a jackpot grow, wins it and is notified once', async ({
  page,
  servers,
  playwright,
}) => {
  const textOf = (key: string) => words.site('jackpots', key)
  const player = servers.players[0] ?? { email: '', password: '' }
  await enter(page.request, servers, player)

  await test.step('the tile of the game says what it comes to', async () => {
    await page.goto(`${servers.casino}/?lng=${language}`)
    await expect(page.locator('.tile-jackpot').first()).toContainText('100.', { timeout: 45_000 })
  })

  await test.step('the game says it while one plays, and the win when it comes', async () => {
    await page.goto(`${servers.casino}/play/real/${GAME}?name=Under+the+Scale&lng=${language}`)
    const named = page.getByRole('banner').getByText(words.site('play', 'jackpot'), { exact: true })
    await expect(named.filter({ visible: true })).toBeVisible()
    const game = page.frameLocator(`iframe[src^="${servers.sandbox}"]`)
    const spin = game.locator('button.main')
    await expect(spin).toBeEnabled({ timeout: 30_000 })
    const balance = game.locator('.bar .figures dd').first()
    const before = sumIn(await balance.innerText())
    await spin.click()
    const notice = page.getByRole('status').filter({ hasText: 'Night Bell' })
    await expect(notice).toBeVisible({ timeout: 15_000 })
    await expect(spin).toBeEnabled({ timeout: LONGEST_ROUND_MS })
    await expect
      .poll(async () => sumIn(await balance.innerText()), { message: "the game's own balance" })
      .toBeGreaterThan(before + 90)
    const over = await notice.boundingBox()
    const frame = await page.locator('main iframe').boundingBox()
    expect(
      (over?.y ?? 0) + (over?.height ?? 0),
      'it hides nothing of the game',
    ).toBeLessThanOrEqual(frame?.y ?? 0)
    await notice.getByRole('button', { name: textOf('close') }).click()
    await expect(notice).toBeHidden()

    const won = sumIn(await balance.innerText())
    const net = await netResultShown(page, words)
    expect(net, 'the jackpot is won').toBeGreaterThan(90_00)
    const elsewhere = await playwright.request.newContext()
    await payIn(elsewhere, servers, player, '20')
    await expect
      .poll(async () => sumIn(await balance.innerText()), { message: 'money from another device' })
      .toBeCloseTo(won + 20)
    await expect.poll(() => netResultShown(page, words), { message: 'it is not won' }).toBe(net)
    await elsewhere.dispose()
  })

  await test.step('it stands in the statement', async () => {
    const account = await accountArea(page, servers, words, 'history/account_statement')
    await expect(
      account.getByText(words.account('movement_jackpot'), { exact: true }).first(),
    ).toBeVisible()
  })
})

const sumIn = (text: string) => Number(text.replace(/[^\d.]/g, ''))

/** The ribbon sleeps until it comes near. */
async function scrollToRibbon(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    await expect(ribbonOf(page)).toBeInViewport({ timeout: 1000 })
  }).toPass()
}

test('a visitor reads what a jackpot comes to and how it is won, and what is known stays when the network goes', async ({
  page,
  servers,
}) => {
  const textOf = (key: string) => wordsOf('en').site('jackpots', key)
  await page.goto(`${servers.casino}/?lng=en`)
  await scrollToRibbon(page)
  const ribbon = ribbonOf(page)
  await expect(ribbon.getByText('Won at €100.10 at the latest')).toBeVisible({ timeout: 45_000 })
  await ribbon.getByText(textOf('how'), { exact: true }).click()
  await expect(ribbon.getByText(textOf('how_text'))).toBeVisible()
  await expectNothingInTheWay(page, 'the lobby with jackpots')
  await page.context().setOffline(true)
  await expect(ribbon.getByText(textOf('as_they_were'))).toBeVisible()
  await expect(ribbon.getByRole('heading', { name: 'Night Bell' })).toBeVisible()
})

test('jackpots that cannot be fetched say so, and come when they are requested again', async ({
  page,
  servers,
}) => {
  let isDown = true
  // They are requested again without a press as well, so nothing may come before it.
  await page.exposeFunction('pressed', () => {
    isDown = false
  })
  await page.addInitScript(() =>
    document.addEventListener(
      'click',
      () => (window as unknown as { pressed(): void }).pressed(),
      true,
    ),
  )
  await answer(page, 'Jackpots', (route) =>
    isDown
      ? route.fulfill({ json: { data: null, errors: [{ message: 'Not now' }] } })
      : route.fallback(),
  )
  // They are reported over the socket as well.
  await page.routeWebSocket(/\/api\/graphql/, () => {})
  await page.goto(`${servers.casino}/?lng=en`)
  await scrollToRibbon(page)
  const ribbon = ribbonOf(page)
  await expect(ribbon.getByRole('alert')).toContainText(
    wordsOf('en').site('jackpots', 'not_loaded'),
    { timeout: 45_000 },
  )
  await ribbon.getByRole('button', { name: wordsOf('en').site('common', 'try_again') }).click()
  await expect(ribbon.getByRole('heading', { name: 'Night Bell' })).toBeVisible()
})
