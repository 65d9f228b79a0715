import { answer } from './answer.ts'
import { expectNothingInTheWay } from './axe.ts'
import { pressUntilThere } from './press-until-there.ts'
import { expect, test } from './story-test.ts'
import { openSwitcher } from './switcher.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const lobby = (key: string) => words.site('lobby', key)

test('wins that cannot be fetched say so, and come when they are requested again', async ({
  page,
  servers,
}) => {
  const isLive = ({ href }: URL) => href.includes('operationName=Winners') && href.includes('LIVE')
  let failed = 0
  await page.route(isLive, async (route) => {
    await route.abort()
    failed++
  })
  // Live games are reported over the socket as well.
  await page.routeWebSocket(/\/api\/graphql/, () => {})
  await page.goto(`${servers.casino}/?lng=en`)
  const winners = page.getByRole('region', { name: lobby('winners') })
  await winners.scrollIntoViewIfNeeded()
  await expect(winners.getByRole('row').nth(1), 'the biggest came with the page').toBeVisible()
  await expect
    .poll(() => failed, { message: 'the newest are asked for before anybody wants them' })
    .toBe(1)
  await winners.getByRole('tab', { name: lobby('live') }).click()
  await expect(winners.getByRole('alert')).toContainText(
    'Something went wrong! Try refresh the page or contact support.',
  )
  await expect(winners.getByRole('row'), 'the biggest are not shown for the newest').toHaveCount(0)

  await page.unroute(isLive)
  await winners.getByRole('button', { name: words.site('common', 'try_again') }).click()
  await expect(winners.getByRole('row').nth(1)).toBeVisible()
  await expect(winners.getByRole('alert')).toBeHidden()
})

test('content of editors that could not be fetched is named in one place, and comes when it is requested again', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/vip?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  const refusal = { data: null, errors: [{ message: 'Not now' }] }
  await answer(page, 'Content', (route) =>
    /featured_game/.test(route.request().postData() ?? route.request().url())
      ? route.fulfill({ json: refusal })
      : route.fallback(),
  )
  await page.locator('header a[href="/"]').first().click()
  const main = page.getByRole('main')
  const problem = main.getByRole('alert')
  await expect(problem).toContainText(
    'Something went wrong! Try refresh the page or contact support.',
  )
  await expect(problem, 'once for all sections').toHaveCount(1)
  await expect(
    main.getByRole('region', { name: lobby('winners') }),
    'the rest of the lobby stands',
  ).toBeAttached()
  await expectNothingInTheWay(page, 'a lobby without what editors fill')

  await page.unrouteAll()
  await pressUntilThere(
    problem,
    words.site('common', 'try_again'),
    main.getByRole('region', { name: 'New this autumn' }),
  )
  for (const name of [
    'Featured this week',
    'Talked about at every table',
    'The house’s own pick',
    lobby('top_providers'),
  ])
    await expect(main.getByRole('region', { name }), name).toBeAttached()
  await expect(problem).toBeHidden()
})

test('studios that cannot be fetched say so in their strip, and come when they are requested again', async ({
  page,
  servers,
}) => {
  const german = wordsOf('de')
  await page.goto(`${servers.casino}/?lng=en`)
  // The first answer came with the page in its first language; the page requests another one
  // itself.
  await answer(page, 'Shell', (route) => route.abort())
  await (await openSwitcher(page, 'en'))
    .getByRole('button', { name: 'Deutsch', exact: true })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem).toContainText(german.site('casino', 'game_list_error'))
  const studios = page.getByRole('navigation', { name: german.site('lobby', 'game_studios') })
  await expect(studios).toHaveCount(0)
  await page.unrouteAll()
  await pressUntilThere(
    problem,
    german.site('common', 'try_again'),
    studios.getByRole('link').first(),
  )
  await expect(
    page.getByRole('region', { name: german.site('lobby', 'top_providers') }),
  ).toBeAttached()
  await expect(problem).toBeHidden()
})

test('promotions that cannot be fetched say so in their place, and come when they are requested again', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/vip?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await answer(page, 'Content', (route) =>
    /promotion_tags/.test(route.request().postData() ?? route.request().url())
      ? route.abort()
      : route.fallback(),
  )
  await page.locator('header a[href="/"]').first().click()
  const main = page.getByRole('main')
  const problem = main.getByRole('alert')
  await expect(problem).toContainText(
    'Something went wrong! Try refresh the page or contact support.',
  )
  await expect(
    main.getByRole('region', { name: lobby('ribbon_slot_games') }),
    'the rest of the lobby stands',
  ).toBeVisible()
  await expectNothingInTheWay(page, 'a lobby without its promotions')
  await page.unrouteAll()
  const promotions = main.getByRole('region', { name: lobby('promotions') })
  await pressUntilThere(
    problem,
    words.site('common', 'try_again'),
    promotions.getByRole('heading').first(),
  )
  await expect(problem).toBeHidden()
})

test('ways to pay that cannot be fetched say so in their block, and come when they are requested again', async ({
  page,
  servers,
}) => {
  const german = wordsOf('de')
  await page.goto(`${servers.casino}/?lng=en`)
  // The answers that came with the page are in its first language, so the page requests them again.
  await answer(page, 'DepositMethods', (route) => route.abort())
  await (await openSwitcher(page, 'en'))
    .getByRole('button', { name: 'Deutsch', exact: true })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const ways = page
    .getByRole('main')
    .getByRole('region', { name: german.site('lobby', 'ways_to_pay') })
  const problem = ways.getByRole('alert')
  await expect(problem).toContainText(german.site('common', 'game_list_error'))
  await expect(ways.getByRole('img')).toHaveCount(0)
  await page.unrouteAll()
  await pressUntilThere(problem, german.site('common', 'try_again'), ways.getByRole('img').first())
  await expect(problem).toBeHidden()
})
