import type { FrameLocator, Locator, Page } from '@playwright/test'
import { follow } from './follow.ts'
import { enter } from './member.ts'
import { headerBalance, minorOf } from './money.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
/** A whole round, from its first bets to those of the next one. */
const ROUND_MS = 40_000

test('two browsers at one live table play by one clock, see one number, and are each paid their own', async ({
  browser,
  page,
  servers,
}) => {
  const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  const [red, black] = [await sit(page, servers, 0), await sit(other, servers, 4)]
  for (const game of [red, black]) await expect(game.getByText('Players: 2')).toBeVisible()

  const before = [await balance(red), await balance(black)]
  await waitForBets(red)
  const past = await lastNumbers(red)
  await Promise.all([place(red, 'red'), place(black, 'black')])
  expect([await balance(red), await balance(black)], 'taken when they are placed').toEqual(
    before.map((minor) => minor - 100),
  )

  await expect(red.locator('.say')).toHaveText('No more bets', { timeout: ROUND_MS })
  await expect(black.locator('.say')).toHaveText('No more bets')
  expect(await placeLate(page, servers), 'what comes late is refused').toBe('BETS_CLOSED')
  for (const game of [red, black])
    await expect.poll(() => lastNumbers(game), { timeout: ROUND_MS }).not.toEqual(past)
  const number = Number(await red.locator('.past li').first().innerText())
  await expect(black.locator('.past li').first(), 'all see the same').toHaveText(String(number))

  const isRed = (await red.locator('.past li').first().getAttribute('class')) === 'red'
  const wins = number === 0 ? [0, 0] : isRed ? [200, 0] : [0, 200]
  await expect.poll(() => balance(red)).toBe((before[0] ?? 0) - 100 + (wins[0] ?? 0))
  await expect.poll(() => balance(black)).toBe((before[1] ?? 0) - 100 + (wins[1] ?? 0))
  await expect
    .poll(() => headerBalance(page, words), { message: 'the header follows' })
    .toBe(await balance(red))
  await other.context().close()
})

test('chips that were laid and not placed in time stay with the player, who is told so', async ({
  page,
  servers,
}) => {
  const game = await sit(page, servers, 0)
  const before = await balance(game)
  await waitForBets(game)
  await game.locator('[data-spot=even]').click()
  await expect(game.locator('button.main')).toBeEnabled()
  await expect(game.getByText('Chips that were not placed stay yours.')).toBeVisible({
    timeout: ROUND_MS,
  })
  await expect(game.locator('[data-spot=even] .chip')).toHaveCount(0)
  expect(await balance(game)).toBe(before)
})

test('on a phone the last results at a table and on its tile are whole, the newest first, however many there are', async ({
  page,
  servers,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const game = await sit(page, servers, 0)
  await fillUp(game.locator('.past'))
  await follow(page, '/casino/live_casino')
  const results = page.locator('.tile-results').first()
  await results.scrollIntoViewIfNeeded({ timeout: ROUND_MS })
  await fillUp(results)
})

test('the cards of a hand that has won at a live table stay as readable as the others', async ({
  page,
  servers,
}) => {
  const game = await sit(page, servers, 0)
  const [card, rank] = await game.locator('.stage').evaluate((stage) => {
    stage.innerHTML = '<i class="seat-box won"><i class="card red"><b>8</b></i></i>'
    return ['.card', '.card b'].map((each) => {
      const element = stage.querySelector(each)
      return element && getComputedStyle(element).color
    })
  })
  expect(rank).toBe(card)
})

test('who sits down at a table of cards is told how to lay chips, and why not yet behind another', async ({
  browser,
  page,
  servers,
}) => {
  const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  const [game, beside] = [
    await sit(page, servers, 0, 'five-seats-live'),
    await sit(other, servers, 4, 'five-seats-live'),
  ]
  await waitForBets(game)
  await game.getByRole('button', { name: 'Seat 2: Sit here' }).click()
  await expect(game.locator('.say')).toHaveText('Press your seat to lay chips on it')
  await expect(game.locator('button.main'), 'to sit down is no bet').toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await beside.getByRole('button', { name: 'Seat 2: Seat 2' }).click()
  await expect(beside.locator('.say')).toHaveText(
    'You can bet behind this player once they have staked',
  )
  await game.getByRole('button', { name: 'Seat 2: Your seat' }).click()
  await expect(game.locator('button.main')).toHaveAttribute('aria-disabled', 'false')
  await other.context().close()
})

test('a move that the casino refuses leaves the hand its other moves', async ({
  page,
  servers,
}) => {
  const hand = { active: 0, moves: ['hit', 'stand', 'double'] }
  const seat = { ...hand, hands: [{ cards: [4, 5], total: 11, pays: null }] }
  const freeSeat = { who: null, isIn: false }
  const table = {
    ...{
      id: 'five-seats-live',
      phase: 'deciding',
      roundId: 'r1',
      leftMs: 60_000,
      lengthMs: 60_000,
    },
    outcome: { isOver: false, dealer: { cards: [8], total: 9 }, seats: [seat] },
    seats: [{ who: 'me', isIn: true }, freeSeat, freeSeat, freeSeat, freeSeat],
    ...{ road: [], players: 1 },
  }
  await page.routeWebSocket(/\/tables$/, (socket) => {
    socket.onMessage(() => socket.send(JSON.stringify({ me: 'me', table })))
  })
  await page.route(/\/table\/moves$/, (route) =>
    route.fulfill({ status: 409, json: { code: 'INSUFFICIENT_FUNDS' } }),
  )
  const game = await sit(page, servers, 0, 'five-seats-live')
  await game.getByRole('button', { name: 'Double' }).click()
  await expect(game.locator('.say')).toContainText('Your balance is too low')
  for (const name of ['Hit', 'Stand', 'Double'])
    await expect(game.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'false')
})

/** Puts far more results into the list than it has room for; each is whole or out of sight. */
async function fillUp(list: Locator): Promise<void> {
  const [first, ...partly] = await list.evaluate((element) => {
    element.replaceChildren(...Array.from({ length: 30 }, () => document.createElement('li')))
    for (const each of element.children) each.append('26')
    const whole = element.getBoundingClientRect()
    const lines = [...element.children].map((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      const isIn = left >= whole.left - 1 && right <= whole.right + 1 && bottom <= whole.bottom + 1
      return isIn ? 'whole' : top >= whole.bottom || left >= whole.right ? 'out' : 'cut'
    })
    const { left, right } = whole
    return left >= 0 && right <= innerWidth ? lines : ['cut']
  })
  expect(first).toBe('whole')
  expect(partly).toContain('whole')
  expect(partly).not.toContain('cut')
}

/** The newest first; a table shows only so many of them. */
const lastNumbers = (game: FrameLocator) => game.locator('.past li').allInnerTexts()

/** `index` is that of a demo player with money. */
async function sit(
  page: Page,
  servers: Servers,
  index: number,
  table = 'lamp-room-live',
): Promise<FrameLocator> {
  const player = servers.players[index]
  if (!player) throw new Error('The demo has too few players.')
  await enter(page.request, servers, player)
  await page.goto(`${servers.casino}/play/real/${table}?lng=en`)
  const game = page.frameLocator(`iframe[src^="${servers.sandbox}"]`)
  await expect(game.locator('.clock-face')).toBeAttached({ timeout: 60_000 })
  return game
}

/** The beginning of the time for bets, so that there is enough of it left. */
async function waitForBets(game: FrameLocator): Promise<void> {
  await expect
    .poll(async () => Number(await game.locator('.clock-face b').innerText()), {
      timeout: ROUND_MS,
    })
    .toBeGreaterThan(13)
}

async function place(game: FrameLocator, spot: string): Promise<void> {
  await game.locator(`[data-spot=${spot}]`).click()
  await game.locator('button.main').click()
  await expect(game.locator('.say')).toHaveText('Your bets are placed')
}

function balance(game: FrameLocator): Promise<number> {
  return game.locator('.figures dd').first().innerText().then(minorOf)
}

/** Places a bet after the bets have closed, as an old page might. Returns the studio's code. */
async function placeLate(page: Page, servers: Servers): Promise<string> {
  const frame = page.frames().find((each) => each.url().startsWith(servers.sandbox))
  if (!frame) throw new Error('There is no game on the page.')
  return frame.evaluate(async () => {
    const headers = {
      'content-type': 'application/json',
      'x-page-key': sessionStorage.getItem(location.pathname) ?? '',
    }
    const body = JSON.stringify({ choice: { bets: [{ spot: 'red', amount: 100 }] } })
    const answer = await fetch(`${location.pathname}/table/bets`, { method: 'POST', headers, body })
    return ((await answer.json()) as { code?: string }).code ?? ''
  })
}
