import type { Page } from '@playwright/test'
import { sit, waitForBets } from './live-table.ts'
import { expect, test } from './story-test.ts'

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
  const colour = (chip: string) =>
    game.locator(chip).evaluate((each) => getComputedStyle(each).getPropertyValue('--chip'))
  expect(await colour('.seat-chip .chip'), 'a chip keeps its colour').toBe(
    await colour('.chip.pick[aria-pressed=true]'),
  )
  await other.context().close()
})

test('a move that the casino refuses leaves the hand its other moves', async ({
  page,
  servers,
}) => {
  await openScripted(page, [tableNow('deciding')])
  await page.route(/\/table\/moves$/, (route) =>
    route.fulfill({ status: 409, json: { code: 'INSUFFICIENT_FUNDS' } }),
  )
  const game = await sit(page, servers, 0, 'five-seats-live')
  await game.getByRole('button', { name: 'Double' }).click()
  await expect(game.locator('.say')).toContainText('Your balance is too low')
  for (const name of ['Hit', 'Stand', 'Double'])
    await expect(game.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'false')
})

test('a double that the casino confirms too late says so, although the table goes on', async ({
  page,
  servers,
}) => {
  const table = await openScripted(page, [tableNow('deciding')])
  await page.route(/\/table\/moves$/, (route) => {
    table.send(tableNow('shown'))
    return route.fulfill({ status: 409, json: { code: 'STAKE_LATE' } })
  })
  const game = await sit(page, servers, 0, TABLE)
  await game.getByRole('button', { name: 'Double' }).click()
  await expect(game.locator('.say')).toHaveText('Dealer: 19. Your seat: 11')
  await expect(game.locator('.aside')).toHaveText(/^Too late: .* comes back to you\.$/)
})

test('a player who has lost the seat reads why, and how to sit down again', async ({
  page,
  servers,
}) => {
  const table = await openScripted(page, [tableNow('shown')])
  const game = await sit(page, servers, 0, TABLE)
  await expect(game.getByRole('button', { name: 'Seat 1: Your seat' })).toBeVisible()
  table.send({ ...tableNow('betting'), seats: Array(5).fill(FREE) })
  await expect(game.locator('.aside')).toHaveText(/^Your seat is free again, because you did not/)
  await page.route(/\/table\/seat$/, (route) => route.fulfill({ json: {} }))
  await game.getByRole('button', { name: 'Seat 1: Sit here' }).click()
  await expect(game.locator('.aside')).toBeEmpty()
})

test('what a double and a split add lies at the seat too, and who has decided is not asked any more', async ({
  page,
  servers,
}) => {
  const bet = { bets: [{ spot: 'seat-0', amount: 500 }], own: 0 }
  const table = await openScripted(page, [tableNow('betting')])
  const round = { id: 'b1', tableRound: 'betting', phase: 'open', stake: 500, shown: bet }
  await page.route(/\/table\/bets$/, (route) =>
    route.fulfill({ json: { balance: 1000, net: 0, round, freeSpins: null, fairness: null } }),
  )
  const game = await sit(page, servers, 0, TABLE)
  await game.getByRole('button', { name: 'Seat 1: Your seat' }).click()
  await game.locator('button.main').click()
  await expect(game.locator('.seat-chip .chip')).toHaveText('5')
  table.send({ ...tableNow('deciding'), roundId: 'betting' })
  await expect(game.locator('.say')).toHaveText('Your decision')
  await expect(game.locator('.spoken')).toHaveText(
    'Your decision. Seconds left: 60. Dealer: 9. Your seat: 11',
  )
  table.send({ ...tableNow('deciding', true), roundId: 'betting' })
  await expect(game.locator('.seat-chip .chip')).toHaveText('10')
  await expect(game.locator('.say')).toHaveText('The players decide')
})

test('the cards of a split and of a long hand stay within their seats; the hand that is played now is marked, and each move is read out', async ({
  page,
  servers,
}) => {
  const table = await openScripted(page, [])
  const game = await sit(page, servers, 0, TABLE)
  const split = (active: number, second: number[], total: number) => {
    const hands = [handOf([7, 3, 4, 1], 19), handOf(second, total)]
    const others = [handOf([1, 2, 14, 15, 3, 4], 18)]
    const seats = [
      { active, moves: ['hit', 'stand'], hands },
      { active: null, moves: [], hands: others },
    ]
    const outcome = { isOver: false, dealer: { cards: [8], total: 9 }, seats }
    const taken = [{ who: 'me', isIn: true }, { who: 'her', isIn: true }, FREE, FREE, FREE]
    return { ...tableNow('deciding'), outcome, seats: taken }
  }
  table.send(split(0, [20], 8))
  const fans = game.locator('.seat-box.mine .fan')
  await expect(fans.nth(0)).toHaveClass(/active/)
  await expect(fans.nth(1)).not.toHaveClass(/active/)
  table.send(split(1, [20, 2], 11))
  await expect(fans.nth(1)).toHaveClass(/active/)
  await expect(game.locator('.spoken')).toHaveText(/Your seat: 19 · 11\. Hand 2: 11$/)
  table.send(split(1, [20, 2, 7, 0], 20))
  await expect(game.locator('.spoken')).toHaveText(/Your seat: 19 · 20\. Hand 2: 20$/)

  const outside = await game.locator('.seat-box').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const seat = box.getBoundingClientRect()
      return [...box.querySelectorAll('.card')]
        .map((card) => card.getBoundingClientRect())
        .filter(({ left, right }) => left < seat.left || right > seat.right)
    }),
  )
  expect(outside).toEqual([])
})

test('a long problem at a table of cards leaves the chips and the seats in reach', async ({
  page,
  servers,
}) => {
  await openScripted(page, [tableNow('betting')])
  await page.route(/\/table\/bets$/, (route) =>
    route.fulfill({ status: 409, json: { code: 'LIMIT_REACHED' } }),
  )
  const game = await sit(page, servers, 0, TABLE)
  await game.getByRole('button', { name: 'Seat 1: Your seat' }).click()
  await game.locator('button.main').click()
  await expect(game.locator('.say[data-tone=problem]')).toContainText('a limit of yours is reached')
  const covered = await game.locator('.chip.pick, .seat-box').evaluateAll((targets) =>
    targets
      .filter((target) => {
        const { left, top, width, height } = target.getBoundingClientRect()
        return !target.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
      .map(({ textContent }) => textContent),
  )
  expect(covered).toEqual([])
})

const TABLE = 'five-seats-live'
const FREE = { who: null, isIn: false }

/** A table whose first seat is the player's. */
function tableNow(phase: 'betting' | 'deciding' | 'shown', doubled = false) {
  const hand = { ...handOf([4, 5], 11), doubled }
  const isOver = phase === 'shown'
  const moves = isOver || doubled ? [] : ['hit', 'stand', 'double']
  const dealer = { cards: isOver ? [8, 9] : [8], total: isOver ? 19 : 9 }
  return {
    ...{ id: TABLE, phase, roundId: phase === 'betting' ? phase : 'r1', leftMs: 60_000 },
    ...{ lengthMs: 60_000, road: [], players: 1 },
    outcome:
      phase === 'betting' ? null : { isOver, dealer, seats: [{ active: 0, moves, hands: [hand] }] },
    seats: [{ who: 'me', isIn: true }, FREE, FREE, FREE, FREE],
  }
}

function handOf(cards: number[], total: number) {
  return { cards, total, doubled: false, pays: null }
}

/** The page hears these tables, and then those that are sent. */
async function openScripted(page: Page, tables: object[]) {
  let send = (_: object) => {}
  await page.routeWebSocket(/\/tables$/, (socket) => {
    send = (table) => socket.send(JSON.stringify({ table }))
    socket.onMessage(() => {
      socket.send(JSON.stringify({ me: 'me' }))
      for (const table of tables) send(table)
    })
  })
  return { send: (table: object) => send(table) }
}
