import type { Page } from '@playwright/test'
import { enter } from './member.ts'
import { headerBalance, minorOf, netResultShown } from './money.ts'
import { drawn, isMarked, mark, openGame, postAsGame } from './open-game.ts'
import { withdraw } from './other-device.ts'
import { LONGEST_ROUND_MS } from './rounds.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

test.use({ reducedMotion: 'no-preference' })

const words = wordsOf('en')
/** A game that does not report within this time that a round is over has forgotten it. */
const FORGOTTEN_AFTER_MS = 120_000

test('money that comes in while a round runs waits for its end, but not for one whose end is not reported within two minutes', async ({
  page,
  servers,
  request,
}) => {
  const [player] = servers.players
  if (!player) throw new Error('The demo has no players.')
  const messages = listen(page)
  await page.clock.install()
  await enter(page.request, servers, player)
  const game = await openGame(page, servers, 'real')
  const full = await headerBalance(page, words)

  for (const end of ['told', 'forgotten']) {
    const giveBack = await withdraw(request, servers, player, '15.00')
    await expect
      .poll(() => headerBalance(page, words), { message: 'what is taken is seen to go' })
      .toBe(full - 1500)
    await postAsGame(game, { type: 'roundStarted' })
    await untilReported(giveBack, messages)
    await drawn(page)
    expect(await headerBalance(page, words), 'and does not tell').toBe(full - 1500)
    if (end === 'told') await postAsGame(game, { type: 'roundEnded' })
    else await page.clock.fastForward(FORGOTTEN_AFTER_MS)
    await expect.poll(() => headerBalance(page, words), { message: `the end is ${end}` }).toBe(full)
  }
})

test('money that a round still holds back is no deposit, though its player looks for one meanwhile', async ({
  page,
  servers,
  request,
}) => {
  const [player] = servers.players
  if (!player) throw new Error('The demo has no players.')
  const messages = listen(page)
  await enter(page.request, servers, player)
  const game = await openGame(page, servers, 'real')
  const full = await headerBalance(page, words)
  await mark(game)
  const giveBack = await withdraw(request, servers, player, '15.00')
  await expect.poll(() => headerBalance(page, words)).toBe(full - 1500)
  await postAsGame(game, { type: 'roundStarted' })
  await untilReported(giveBack, messages)
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: words.site('play', 'deposit') }).click()
  const dialog = page.getByRole('dialog')
  await expect
    .poll(() => headerBalance(page, words), {
      message: 'what comes in over a deposit is not held back',
    })
    .toBe(full)
  await dialog.getByRole('button', { name: words.site('pay-n-play', 'close'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await drawn(page)
  expect(await isMarked(page), 'the same game').toBe(true)
  await expect
    .poll(() => netResultShown(page, words), { message: 'nothing won, nothing lost' })
    .toBe(0)
})

test('money that a round takes and pays behind a deposit is no deposit: its game goes on, and the net result is right', async ({
  page,
  servers,
}) => {
  const [player] = servers.players
  if (!player) throw new Error('The demo has no players.')
  await enter(page.request, servers, player)
  const game = await openGame(page, servers, 'real')
  const full = await headerBalance(page, words)
  await mark(game)
  await game.locator('button.main').click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.site('play', 'deposit') })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(game.locator('button.main'), 'the round ends').toBeEnabled({
    timeout: LONGEST_ROUND_MS,
  })
  const after = minorOf(await game.locator('.figures dd').first().innerText())
  await expect.poll(() => headerBalance(page, words)).toBe(after)
  await dialog.getByRole('button', { name: words.site('pay-n-play', 'close'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await drawn(page)
  expect(await isMarked(page), 'the same game').toBe(true)
  await expect.poll(() => netResultShown(page, words)).toBe(after - full)
})

/** Records the messages of the page's sockets from now on. */
function listen(page: Page): string[] {
  const messages: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => messages.push(String(payload))),
  )
  return messages
}

/** Does what changes the balance, and waits until it is reported to the page. */
async function untilReported(change: () => Promise<void>, messages: string[]): Promise<void> {
  messages.length = 0
  await change()
  await expect
    .poll(() => messages.some((each) => each.includes('"balances"')), {
      message: 'the page has heard of it',
    })
    .toBe(true)
}
