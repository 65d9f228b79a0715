import type { APIRequestContext, WebSocketRoute } from '@playwright/test'
import { answer } from './answer.ts'
import { TEXT_PAGE } from './casino-page.ts'
import { enter } from './member.ts'
import { accountArea, headerBalance, minorOf } from './money.ts'
import { beElsewhere, type Player, sitDown, withdraw } from './other-device.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const TOKEN_EXPIRED = 4403
/** After which no socket is opened again by itself. */
const BAD_REQUEST = 4400

test('A3 a socket that is closed because its token ran out comes back with a new one, and no change is missed', async ({
  page,
  servers,
  request,
}) => {
  const words = wordsOf('en')
  const [player] = servers.players
  if (!player) throw new Error('The demo has no players.')
  // A visitor's page may have had one before, for news of the content.
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket(/\/api\/graphql/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      if (message.includes('x-token')) sockets.push(socket)
      server.send(message)
    })
  })
  await enter(page.request, servers, player)
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  const before = await headerBalance(page, words)
  await expect.poll(() => sockets.length).toBe(1)

  const refreshed = page.waitForResponse(
    (response) => response.url().endsWith('/auth/refresh') && response.ok(),
  )
  await sockets[0]?.close({ code: TOKEN_EXPIRED, reason: 'Forbidden' })
  await refreshed
  await expect
    .poll(() => sockets.length, { message: 'the page opens its socket again', timeout: 30_000 })
    .toBe(2)

  await withdraw(request, servers, player, '15.00')
  await expect
    .poll(() => headerBalance(page, words), { message: 'the change arrives over the new socket' })
    .toBe(before - 1500)
})

test('the account area follows a balance that changes elsewhere', async ({
  page,
  servers,
  request,
}) => {
  const words = wordsOf('en')
  const [player] = servers.players
  if (!player) throw new Error('The demo has no players.')
  await enter(page.request, servers, player)
  const account = await accountArea(page, servers, words, 'profile/inbox')
  const balance = account.getByRole('region', { name: words.account('balance'), exact: true })
  const realMoney = balance.locator('p').filter({ hasText: words.account('real_money') })
  const shown = async () => minorOf(await realMoney.locator('bdi').innerText())
  const before = await shown()
  expect(before).toBeGreaterThan(1500)

  await withdraw(request, servers, player, '15.00')
  await expect.poll(shown, 'without being looked at again').toBe(before - 1500)
})

test('the newest wins that were given up are requested again once the page is back on the network', async ({
  page,
  servers,
  context,
}) => {
  let requests = 0
  let isRefused = true
  await page.routeWebSocket(/\/api\/graphql/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage(async (message) => {
      const isForNewest = message.includes('"subscribe"') && message.includes('LIVE')
      if (isForNewest) requests++
      if (isForNewest && isRefused) await socket.close({ code: BAD_REQUEST, reason: 'Bad Request' })
      else server.send(message)
    })
  })
  await page.goto(`${servers.casino}/?lng=en`)
  const winners = page.getByRole('region', { name: wordsOf('en').site('lobby', 'winners') })
  await winners.scrollIntoViewIfNeeded()
  await winners.getByRole('tab', { name: wordsOf('en').site('lobby', 'live') }).click()
  await expect.poll(() => requests, { message: 'asked for, and refused' }).toBe(1)
  await expect(winners.getByRole('row').nth(1), 'those that are known stay').toBeVisible()

  isRefused = false
  // The page may not have got the close event of its socket yet.
  await expect(async () => {
    await context.setOffline(true)
    await context.setOffline(false)
    await expect
      .poll(() => requests, { message: 'asked for again', timeout: 2000 })
      .toBeGreaterThan(1)
  }).toPass({ timeout: 30_000 })
})

test('a balance that could not be requested is published, and says when it may be old', async ({
  page,
  servers,
}) => {
  const words = wordsOf('en')
  const old = page.getByRole('banner').getByTitle(words.site('shell', 'balance_may_be_old'))
  const routes: WebSocketRoute[] = []
  let opened = Promise.withResolvers<void>()
  await page.routeWebSocket(/\/api\/graphql/, async (socket) => {
    await opened.promise
    socket.connectToServer()
    routes.push(socket)
  })
  await answer(page, 'Viewer', (route) => route.abort())
  await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  const menu = page
    .getByRole('banner')
    .getByRole('button', { name: words.site('shell', 'my_account') })
  await expect(menu, 'the bar has its room').toBeVisible()
  await expect(page.getByRole('banner').locator('bdi'), 'and nothing in it yet').toHaveCount(0)
  opened.resolve()
  const before = await headerBalance(page, words)
  expect(before).toBeGreaterThan(0)
  await expect(old, 'what has just been told is not old').toHaveCount(0)

  opened = Promise.withResolvers()
  for (const socket of routes) await socket.close({ code: 1001, reason: 'Going away' })
  await expect(old).toBeVisible()
  expect(await headerBalance(page, words), 'it stays to be read').toBe(before)
  opened.resolve()
  await expect(old, 'until it is told again').toHaveCount(0)
})

test('a win elsewhere becomes the first of the newest ten without a reload', async ({
  page,
  servers,
  request,
}) => {
  const words = wordsOf('en')
  const [player] = servers.players
  if (!player) throw new Error('The demo has no players.')
  await page.goto(`${servers.casino}/?lng=en`)
  const winners = page.getByRole('region', { name: words.site('lobby', 'winners') })
  await winners.scrollIntoViewIfNeeded()
  const rows = winners.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(10)
  const biggest = await rows.allInnerTexts()
  await winners.getByRole('tab', { name: words.site('lobby', 'live') }).click()
  // The biggest stand there, and then none, until the newest are ready.
  await expect(async () => {
    await expect(rows).toHaveCount(10)
    expect(await rows.allInnerTexts()).not.toEqual(biggest)
  }).toPass()
  await page.evaluate(() => Object.assign(window, { openAllTheWhile: true }))
  const before = await rows.allInnerTexts()

  const win = await winAtRoulette(request, servers, player)
  const isTheWin = (row: string) =>
    row.includes('European Roulette') && row.includes(`€${(win / 100).toFixed(2)}`)
  // Other wins may come above this one, and those of the sportsbook between the games' ones: they
  // are requested apart.
  const above = async () => {
    const now = await rows.allInnerTexts()
    const first = now.indexOf(before[0] ?? '')
    return first < 0 ? now : now.slice(0, first)
  }
  await expect
    .poll(async () => (await above()).some(isTheWin), 'what was the newest moves down')
    .toBe(true)
  await expect(rows).toHaveCount(10)
  expect(await page.evaluate(() => 'openAllTheWhile' in window), 'the same page').toBe(true)
})

/** Covers all numbers but two until one of them comes, and answers what it paid. */
async function winAtRoulette(
  request: APIRequestContext,
  servers: Servers,
  player: Player,
): Promise<number> {
  const spin = await sitDown(
    request,
    await beElsewhere(request, servers, player),
    'european-roulette',
  )
  const bets = Array.from({ length: 35 }, (_, number) => ({
    spot: `straight-${number}`,
    amount: 20,
  }))
  // No round is taken within two and a half seconds of another.
  await expect
    .poll(() => spin({ bets }), { message: 'a number comes', intervals: [3000], timeout: 30_000 })
    .toBe(36 * 20)
  return 36 * 20
}

test('a balance over a line that has fallen silent says within fifteen seconds that it may be old, and is requested when the player looks', async ({
  page,
  servers,
  request,
}) => {
  const words = wordsOf('en')
  const [player] = servers.players
  if (!player) throw new Error('The demo has no players.')
  let isSilent = false
  await page.clock.install()
  await page.routeWebSocket(/\/api\/graphql/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      if (!isSilent) server.send(message)
    })
    server.onMessage((message) => {
      if (!isSilent) socket.send(message)
    })
  })
  await enter(page.request, servers, player)
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  const before = await headerBalance(page, words)
  const old = page
    .getByRole('banner')
    .getByRole('status')
    .filter({ hasText: words.site('shell', 'balance_may_be_old') })
  await expect(old).toHaveCount(0)

  isSilent = true
  const giveBack = await withdraw(request, servers, player, '15.00')
  for (let passedS = 0; passedS < 15 && (await old.count()) === 0; passedS += 5)
    await page.clock.fastForward(5000)
  await expect(old, 'it is told to who does not see as well').toHaveCount(1)
  await expect(
    page.getByRole('banner').getByTitle(words.site('shell', 'balance_may_be_old')),
  ).toBeVisible()
  expect(await headerBalance(page, words), 'no news has told it').toBe(before)
  for (const [target, event] of [
    ['window', 'online'],
    ['document', 'visibilitychange'],
    ['document', 'resume'],
  ] as const) {
    const answered = page.waitForResponse((each) => each.url().includes('operationName=Viewer'))
    await page.evaluate(
      ([of, name]) => (of === 'window' ? window : document).dispatchEvent(new Event(name)),
      [target, event] as const,
    )
    await answered
  }
  await expect
    .poll(() => headerBalance(page, words), { message: 'what was held has left the header' })
    .toBe(before - 1500)

  isSilent = false
  await giveBack()
  await expect(async () => {
    await page.clock.fastForward(5000)
    expect(await headerBalance(page, words), 'another socket tells the rest').toBe(before)
  }).toPass({ intervals: [2000], timeout: 45_000 })
  await expect(old).toHaveCount(0)
})
