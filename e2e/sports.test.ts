import { expectNothingInTheWay } from './axe.ts'
import { book, openShadows, prices } from './bets.ts'
import { goBackBeforeItIsDrawn } from './go-back.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

test.beforeEach(({ page }) => openShadows(page))

test('a visitor browses the sportsbook, which can be read and used by all people, and the address follows and leads', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/sports?lng=en`)
  await expect(prices(page).first()).toBeVisible()
  await expectNothingInTheWay(page, 'the sportsbook')
  await book(page).getByRole('link', { name: 'Calendar' }).click()
  await expect(page).toHaveURL(/\/sports\?page=period/)
  const isMarkedAtOnce = await book(page)
    .getByRole('link', { name: 'Settings' })
    .evaluate(async (link: HTMLElement) => {
      link.click()
      await Promise.resolve()
      return 'on' in link.dataset
    })
  expect(isMarkedAtOnce, 'a pressed section is marked before its page is drawn').toBe(true)
  await expect(page).toHaveURL(/page=settings/)
  await page.goBack()
  await expect(page).toHaveURL(/page=period/)
  await expect(book(page).getByRole('link', { name: 'Calendar' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.goBack()
  await expect(prices(page).first()).toBeVisible()
})

test('pages that are the own of the book and a chosen day stand in the address: Back, a reload and a link open them; a visitor finds a match of the day before by its result, and sees what won in it', async ({
  page,
  servers,
}) => {
  const title = (name: string) => book(page).getByRole('heading', { name, level: 1 })
  await page.goto(`${servers.casino}/sports?lng=en`)
  for (const [name, view] of [
    ['Search', 'search'],
    ['Favourites', 'favourites'],
    ['Bet calculator', 'calculator'],
  ]) {
    await book(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`page=custom1&view=${view}`))
  }
  await page.reload()
  await expect(title('Bet calculator')).toBeVisible()
  await page.goBack()
  await expect(title('Favourites')).toBeVisible()
  await book(page).getByRole('link', { name: 'Calendar' }).click()
  await expect(title('Calendar')).toBeVisible()
  const shownDay = book(page).getByRole('heading', { level: 2 }).first()
  const today = await shownDay.innerText()
  await book(page).getByRole('button', { name: 'The day after' }).click()
  await expect(page).toHaveURL(/page=period&date=\d{4}-\d{2}-\d{2}/)
  await expect(shownDay).not.toHaveText(today)
  const day = await shownDay.innerText()
  await page.goto(page.url())
  await expect(book(page).getByRole('heading', { level: 2, name: day })).toBeVisible()

  await book(page).getByRole('link', { name: 'Results' }).click()
  await expect(page).toHaveURL(/page=results/)
  await book(page).getByRole('button', { name: 'The day before' }).click()
  const match = book(page).locator('.row[data-result]').first()
  await expect(match.locator('.score').last()).toHaveText(/^\d+$/)
  await match.getByRole('link').click()
  await expect(page).toHaveURL(/page=event&eventId=\d+/)
  await expect(book(page).locator('.market-results dd').first()).not.toBeEmpty()
})

test('text typed into the search of the book stands in the address: a reload and Back find it again, and Back once more leaves the search; Back before the page has followed the book leads in the book too', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/sports?page=period&lng=en`)
  const calendar = book(page).getByRole('link', { name: 'Calendar' })
  await expect(calendar).toHaveAttribute('aria-current', 'page')
  await book(page).getByRole('link', { name: 'Search' }).click()
  const field = book(page).getByRole('searchbox')
  await field.pressSequentially('real ')
  await expect(page).toHaveURL(/page=custom1&view=search&text=real&/)
  await field.pressSequentially('ma')
  await expect(page).toHaveURL(/page=custom1&view=search&text=real(\+|%20)ma&/)
  await expect(field, 'typing goes on').toBeFocused()
  await page.reload()
  await expect(field).toHaveValue('real ma')
  await book(page).locator('.row-name').first().click()
  await expect(page).toHaveURL(/page=(liveEvent|event)&eventId=\d+/)
  await page.goBack()
  await expect(field).toHaveValue('real ma')
  await page.goBack()
  await expect(calendar).toHaveAttribute('aria-current', 'page')

  await goBackBeforeItIsDrawn(page)
  await book(page).getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(/page=period/)
  await expect(calendar).toHaveAttribute('aria-current', 'page')
  await expect(book(page).getByRole('heading', { name: 'Calendar' })).toBeVisible()
})

test('the open section stands in sight, where the strip of sections is longer than a phone is wide', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/sports?page=settings&lng=ar`)
  const open = book(page).locator('.section[data-on]')
  await expect(open).toBeInViewport({ ratio: 0.9 })
  await page.goto(`${servers.casino}/sports?page=settings&lng=en`)
  await expect(open).toBeInViewport({ ratio: 0.9 })
})

test('the lobby shows what the sportsbook puts first, after the page and without moving it, and an event that is pressed opens there', async ({
  page,
  servers,
}) => {
  const token = /\/api\/graphql.*AltenarToken/
  const requests: string[] = []
  page.on(
    'request',
    (request) =>
      new URL(request.url()).pathname.startsWith('/book/') && requests.push(request.url()),
  )
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route(token, (route) => route.abort())
  await page.goto(`${servers.casino}/?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  expect(requests, 'nothing of the book is in the first load').toEqual([])
  const events = page.getByRole('region', { name: words.site('lobby', 'sports_title') })
  await events.scrollIntoViewIfNeeded()
  const failed = events.getByRole('alert')
  await expect(failed).toContainText(words.site('lobby', 'sports_not_loaded'))
  await page.unroute(token)
  await failed.getByRole('button').click()
  const card = events.locator('.card:not(.skeleton)').first()
  await expect(card).toBeVisible()
  expect(
    await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift),
  ).toBeLessThan(0.02)
  const [name = ''] = await card.locator('.side-name').allInnerTexts()
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/sports\?page=(liveEvent|event)&eventId=\d+/)
  await expect(book(page).getByRole('heading', { name }).first()).toBeVisible()
})

test('a team that is typed into the search finds its match, which opens in the sportsbook', async ({
  page,
  servers,
  request,
}) => {
  const { events } = await (
    await request.get(`${servers.sandbox}/book/api/events?coupon=2&sportId=1&limit=1`)
  ).json()
  const [team = ''] = (events as { competitors: { name: string }[] }[]).flatMap(({ competitors }) =>
    competitors.map(({ name }) => name),
  )
  await page.goto(`${servers.casino}/casino?lng=en&search=${encodeURIComponent(team)}`)
  const found = page
    .getByRole('dialog')
    .getByRole('region', { name: words.site('search', 'matches') })
  const match = found.getByRole('link').filter({ hasText: team }).first()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /match(es)? in sports$/ })
    .click()
  await expect(found.getByRole('heading')).toBeFocused()
  await match.click()
  await expect(page).toHaveURL(/\/sports\?page=(liveEvent|event)&eventId=\d+/)
  await expect(book(page).getByRole('heading', { name: team }).first()).toBeVisible()
})

test('the board writes every figure in the digits 0-9, and no horse loses letters beside its price', async ({
  page,
  servers,
  isMobile,
}) => {
  for (const language of ['de', 'ar']) {
    // The narrowest window in which the slip stands beside the board.
    if (!isMobile) await page.setViewportSize({ width: 1024, height: 900 })
    await page.goto(`${servers.casino}/sports?lng=${language}`)
    const horses = book(page).locator('.row[data-race] .price-name')
    await expect(horses.first()).toBeVisible()
    await expect(book(page).locator('.row-when time').first()).toHaveText(/[0-9]/)
    expect(await book(page).locator('.row-when').allInnerTexts()).not.toContainEqual(
      expect.stringMatching(/[٠-٩]/),
    )
    expect(
      await horses.evaluateAll(
        (names) => names.filter((name) => name.scrollWidth > name.clientWidth).length,
      ),
      language,
    ).toBe(0)
    const sides = book(page).locator('.side-name')
    expect(
      await sides.evaluateAll((names) => Math.min(...names.map((name) => name.clientWidth))),
      'room for who plays',
    ).toBeGreaterThan(90)
    if (language === 'ar')
      await expect(
        book(page).locator('.row[data-race] .subtle').first(),
        'nor a Latin unit',
      ).not.toHaveText(/[a-z]/)
    expect(
      await book(page).locator('.row-more').allInnerTexts(),
      'no way to nothing',
    ).not.toContainEqual(expect.stringMatching(/\+0$/))
  }
})

test('a link to an event opens it, and one to the slip shows one slip', async ({
  page,
  servers,
  request,
}) => {
  // A match of tomorrow: a race of the next minutes has another heading, and closes meanwhile.
  const { events } = await (
    await request.get(`${servers.sandbox}/book/api/events?coupon=2&sportId=1`)
  ).json()
  const [event] = events as {
    id: number
    competitors: { name: string }[]
    main: { selections: { id: number }[] }
  }[]
  await page.goto(`${servers.casino}/sports?page=event&eventId=${event?.id}&lng=en`)
  await expect(
    book(page)
      .getByRole('heading', { name: event?.competitors[0]?.name ?? '' })
      .first(),
  ).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`eventId=${event?.id}`))

  const [selection] = event?.main.selections ?? []
  await page.goto(`${servers.casino}/sports?page=betSlip&oddIds=${selection?.id}&lng=en`)
  await expect(book(page).locator('.leg')).toHaveCount(1)
  await expect(book(page).getByRole('heading', { name: 'Bet slip' })).toHaveCount(1)
})

test('a visitor signs in from the slip, which is kept, bets, and cashes out', async ({
  page,
  servers,
  request,
  isMobile,
}) => {
  const player = servers.players[0] ?? { email: '', password: '' }
  // A price that stands still: of a match of tomorrow.
  const { events } = await (
    await request.get(`${servers.sandbox}/book/api/events?coupon=2&sportId=1`)
  ).json()
  await page.goto(`${servers.casino}/sports?page=event&eventId=${events[0].id}&lng=en`)
  await prices(page).first().click()
  if (isMobile) await book(page).locator('.slip-bar').click()
  const slip = book(page).locator('.slip')
  await slip.getByRole('button', { name: 'Sign in to bet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=email]').fill(player.email)
  await dialog.locator('input[name=password]').fill(player.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(slip.locator('.leg')).toHaveCount(1)

  await slip.locator('.stake').getByRole('textbox').fill('5')
  await expectNothingInTheWay(page, 'the slip')
  await slip.getByRole('button', { name: 'Place bet · €5.00' }).click()
  await expect(slip.getByRole('heading', { name: 'Your bet is placed' })).toBeInViewport()
  await slip.getByRole('link', { name: 'My bets' }).click()
  await expect(page).toHaveURL(/page=betHistory/)
  const bets = book(page).locator('.page .bet')
  await expect(bets.first()).toContainText('€5.00')
  await expect(slip.getByRole('heading', { name: 'Your bet is placed' })).toHaveCount(0)

  await bets.first().getByLabel('Cash out automatically at').fill('40000')
  await bets.first().getByRole('button', { name: 'Set' }).click()
  await expect(bets.first().getByText('This bet cannot reach that amount.')).toBeVisible()
  await bets.first().getByRole('button', { name: 'Cash out' }).click()
  await bets.first().getByRole('button', { name: 'Really end this bet' }).click()
  await book(page).getByRole('button', { name: 'Settled' }).click()
  await expect(bets.first()).toContainText('Cashed out')
  await expectNothingInTheWay(page, 'the bets')
})
