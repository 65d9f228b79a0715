import type { FrameLocator, Locator, Page } from '@playwright/test'
import { follow } from './follow.ts'
import { ROUND_MS, sit, waitForBets } from './live-table.ts'
import { headerBalance, minorOf } from './money.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

test('two browsers at one live table play by one clock, see one number, and are each paid their own; chips that were laid and not placed in time stay with the player, who is told so', async ({
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

  await waitForBets(red)
  const kept = await balance(red)
  await red.locator('[data-spot=even]').click()
  await expect(red.locator('button.main')).toBeEnabled()
  await expect(red.getByText('Chips that were not placed stay yours.')).toBeVisible({
    timeout: ROUND_MS,
  })
  await expect(red.locator('[data-spot=even] .chip')).toHaveCount(0)
  expect(await balance(red)).toBe(kept)
  await other.context().close()
})

test('on a phone the last results at a table and on its tile are whole, the newest first, however many there are; the cards of a hand that has won stay as readable as the others', async ({
  page,
  servers,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const game = await sit(page, servers, 0)
  await fillUp(game.locator('.past'))
  const [card, rank] = await game.locator('.stage').evaluate((stage) => {
    stage.innerHTML = '<i class="seat-box won"><i class="card red"><b>8</b></i></i>'
    return ['.card', '.card b'].map((each) => {
      const element = stage.querySelector(each)
      return element && getComputedStyle(element).color
    })
  })
  expect(rank).toBe(card)

  await follow(page, '/casino/live_casino')
  const results = page.locator('.tile-results').first()
  await results.scrollIntoViewIfNeeded({ timeout: ROUND_MS })
  await fillUp(results)
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
