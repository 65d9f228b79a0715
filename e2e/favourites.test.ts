import type { Locator, Page } from '@playwright/test'
import { answer } from './answer.ts'
import { expectNothingInTheWay } from './axe.ts'
import { press } from './keyboard.ts'
import { enter } from './member.ts'
import { signIn } from './newcomer.ts'
import { pressUntilThere } from './press-until-there.ts'
import { expect, type Servers, test } from './story-test.ts'
import { bringUp } from './tiles.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
/** A demo player whom no other story uses. */
const PLAYER = 'new@baize.test'
const PLAYERS_CODE = /\/assets\/(Favourite|PlayerRibbon|PlayerLive)/
const own = (key: string, values?: Record<string, string>) => words.site('favourites', key, values)
const tiles = (page: Page) => page.getByRole('main').getByRole('article')

test('for a visitor there are no favourites, and none are fetched', async ({ page, servers }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(`${servers.casino}/casino?show=favourites&lng=en`)
  await expect(tiles(page), 'the catalogue is that of the casino').toHaveCount(60)
  await bringUp(tiles(page).first())
  await expect(page.locator('.tile-disc').first()).toHaveCSS('opacity', '1')
  await expect(page.locator('.tile-heart')).toHaveCount(0)
  expect(fetched.filter((path) => PLAYERS_CODE.test(path))).toEqual([])
})

test('U15 what a player loves and what they played comes first, on every device', async ({
  page,
  servers,
  context,
}) => {
  await enter(page.request, servers, playerOf(servers))
  const elsewhere = await context.newPage()
  await elsewhere.goto(`${servers.casino}/?lng=en`)
  const ribbon = elsewhere.getByRole('region', { name: own('favourites') })

  await page.goto(`${servers.casino}/casino?lng=en`)
  const tile = tiles(page).nth(1)
  const name = await tile.locator('.tile-name').innerText()
  const heart = tile.getByRole('button', { name: own('favourite_named', { name }) })
  await bringUp(tile)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(ribbon.getByRole('article'), 'the other tab hears of it').toContainText(name)

  await page.route(/\/api\/graphql/, (route) =>
    isFavourite(route.request().postData()) ? route.abort() : route.fallback(),
  )
  await heart.click()
  await expect(page.getByRole('alert')).toHaveText(own('favourite_not_saved'))
  await expect(heart, 'what could not be saved is as it was').toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.unrouteAll()

  const shelf = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${own('favourites')}`) })
  await shelf.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own('favourites'))
  await expect(tiles(page)).toHaveCount(1)
  await expectNothingInTheWay(page, 'the shelf of favourites')
  await tiles(page).getByRole('button').click()
  await expect(page.getByText(own('no_favourites'))).toBeVisible()
  await expect(ribbon, 'and is gone there as well').toHaveCount(0)

  await page.goto(`${servers.casino}/play/real/under-the-scale?lng=en`)
  const played = elsewhere.getByRole('region', { name: own('recently_played') })
  await expect(
    played.getByRole('article').first(),
    'a game that was opened for money',
  ).toContainText('Under the Scale')
})

test('a player’s games that cannot be fetched say so, and come when they are requested again', async ({
  page,
  servers,
  context,
}) => {
  // It would report them as well.
  await page.routeWebSocket(/\/api\/graphql/, () => {})
  await answer(page, 'PlayerGames', (route) => route.abort())
  await signIn(page, servers, words, servers.players[0] ?? { email: '', password: '' })
  const main = page.getByRole('main')
  const problem = main.getByRole('alert')
  await expect(problem).toContainText(own('player_games_error'))
  await expect(
    main.getByRole('region', { name: words.site('lobby', 'ribbon_slot_games') }),
    'those of the casino stand',
  ).toBeVisible()
  await page.unrouteAll()
  await pressUntilThere(
    problem,
    words.site('common', 'try_again'),
    main.getByRole('region', { name: own('recently_played') }),
  )
  await expect(
    main
      .getByRole('region', { name: own('favourites') })
      .getByRole('article')
      .first(),
  ).toBeVisible()
  await expect(problem).toBeHidden()

  await answer(page, 'PlayerGames', (route) => route.abort())
  await page.goto(`${servers.casino}/casino?show=favourites&lng=en`)
  await expect(problem).toContainText(own('player_games_error'))
  await expect(
    main.getByText(own('no_favourites')),
    'the page does not know that there are none',
  ).toHaveCount(0)
  await context.setOffline(true)
  await page.unrouteAll()
  await context.setOffline(false)
  await expect(
    tiles(page).first(),
    'they come by themselves when the network is back',
  ).toBeVisible()
  await expect(problem).toBeHidden()
})

test('the favourites are one list among those of the catalogue', async ({ page, servers }) => {
  await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
  await page.goto(`${servers.casino}/casino?lng=en`)
  const chips = page
    .getByRole('main')
    .getByRole('navigation', { name: words.site('casino', 'categories') })
  const shelf = chips.getByRole('link', { name: new RegExp(`^${own('favourites')}`) })
  const slots = chips.locator('a[href*="/casino/slot_games"]')
  const title = page.getByRole('heading', { level: 1 })
  const place = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN

  await expect(tiles(page)).toHaveCount(60)
  await tiles(page)
    .nth(40)
    .evaluate((tile) => tile.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
  await shelf.evaluate((link: HTMLAnchorElement) => link.click())
  await expect(title).toHaveText(own('favourites'))
  await expect(tiles(page).first(), 'begins with its first games').toBeVisible()
  const below = (await place(tiles(page).first())) - (await place(chips))
  expect(below).toBeGreaterThan(0)
  expect(below).toBeLessThan(160)

  await press(page, slots)
  await expect(title).toHaveText(words.site('casino', 'title_slot_games'))
  await expect(slots, 'the keyboard stays with the chips').toBeFocused()
  await press(page, shelf)
  await expect(title).toHaveText(own('favourites'))
  await expect(shelf, 'on the way back as well').toBeFocused()
})

test('a player who takes favourites away by keyboard is at the next heart, and at the way to more games after the last', async ({
  page,
  servers,
}) => {
  await enter(page.request, servers, playerOf(servers))
  await page.goto(`${servers.casino}/casino?lng=en`)
  const hearts = tiles(page).locator('.tile-heart')
  for (const place of [0, 1, 2]) {
    await press(page, hearts.nth(place))
    await expect(hearts.nth(place), 'here it stays').toBeFocused()
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${own('favourites')}`) })
    .click()
  await expect(tiles(page)).toHaveCount(3)
  await press(page, hearts.nth(1))
  await expect(tiles(page)).toHaveCount(2)
  await expect(hearts.nth(1), 'the next').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tiles(page)).toHaveCount(1)
  await expect(hearts, 'the one before, after the last').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('status').getByRole('link')).toBeFocused()
})

function playerOf({ players }: Servers): { email: string; password: string } {
  const player = players.find(({ email }) => email === PLAYER)
  if (!player) throw new Error(`The demo has no ${PLAYER}.`)
  return player
}

function isFavourite(body: string | null): boolean {
  return body?.includes('setFavourite') ?? false
}
