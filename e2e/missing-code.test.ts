import type { Locator, Page } from '@playwright/test'
import { expectNothingInTheWay } from './axe.ts'
import { follow } from './follow.ts'
import { signIn } from './newcomer.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const lobby = (key: string) => words.site('lobby', key)
/** Longer than any pause between two requests. */
const LONGEST_PAUSE_MS = 60_000

test('code of the lobby that cannot be had takes nothing else away, and comes once it can', async ({
  page,
  servers,
}) => {
  const refused = await refuse(
    page,
    /\/assets\/(PromotionControls|LobbyNewsListener|RandomGame)-[^/]+\.js$/,
  )
  // The promotions move by themselves, and the code that moves them is what is missing.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto(`${servers.casino}/?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  const main = page.getByRole('main')
  const promotions = main.getByRole('region', { name: lobby('promotions') })
  for (const part of ['PromotionControls', 'LobbyNewsListener']) {
    await expect(async () => {
      await page.clock.runFor(1000)
      expect(refused.has(part), `${part} is asked for by itself`).toBe(true)
    }).toPass()
  }
  await expect(promotions.getByRole('heading').first(), 'the lobby stands').toBeVisible()
  await expect(page.getByRole('alert'), 'and says nothing of what was not asked for').toHaveCount(0)

  const shuffle = main.getByRole('button', { name: lobby('get_random_game') })
  await shuffle.click()
  const problem = page.getByRole('alert')
  await expect(problem).toHaveText(new RegExp(words.site('common', 'an_error_has_occurred')))
  await expect(problem, 'where one looks').toBeInViewport({ ratio: 1 })
  expect(refused.has('RandomGame')).toBe(true)
  await expect(promotions.getByRole('heading').first()).toBeAttached()
  await expectNothingInTheWay(page, 'a lobby whose shuffle does not come')

  await page.unrouteAll()
  const dialog = page.getByRole('dialog', { name: lobby('get_random_game') })
  await page.clock.runFor(1000)
  await pressUntil(shuffle, dialog)
  await expect(problem).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.clock.runFor(LONGEST_PAUSE_MS)
  await expect(
    promotions.getByRole('button', { name: lobby('pause_promotions') }),
    'what came by itself has come',
  ).toBeAttached()
})

test('a choice of providers whose code does not come says so, and opens at the next press', async ({
  page,
  servers,
}) => {
  for (const address of ['/', '/casino']) {
    await refuse(page, /\/assets\/ProviderFilter-[^/]+\.js$/)
    await page.goto(`${servers.casino}${address}?lng=en`)
    await expect(page.locator('[data-asleep]')).toHaveCount(0)
    const main = page.getByRole('main')
    const choose = main.getByRole('button', { name: lobby('providers'), exact: true })
    await choose.click()
    const problem = page.getByRole('alert')
    await expect(problem).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('article').first(), `${address} stands`).toBeVisible()
    await page.unrouteAll()
    await pressUntil(choose, page.getByRole('dialog').getByRole('searchbox'))
    await expect(problem).toBeHidden()
  }
})

test('a featured demo whose code does not come says so on its card, and plays when it is requested again', async ({
  page,
  servers,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await refuse(page, /\/assets\/FeaturedDemo-[^/]+\.js$/)
  await page.goto(`${servers.casino}/?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  const featured = page.getByRole('region', { name: 'Featured this week' })
  await featured.getByRole('button', { name: lobby('try_it_here') }).click()
  const problem = featured.getByRole('alert')
  await expect(problem).toContainText(words.site('play', 'game_could_not_be_launched'))
  await page.unrouteAll()
  await pressUntil(
    problem.getByRole('button', { name: words.site('play', 'try_again') }),
    featured.locator(`iframe[src^="${servers.sandbox}"]`),
  )
  await expect(problem).toBeHidden()
})

test('a player whose own ribbons and shelf do not come has the rest of the casino', async ({
  page,
  servers,
}) => {
  const refused = await refuse(
    page,
    /\/assets\/(PlayerRibbonList|FavouritesChip|FavouriteShelf)-[^/]+\.js$/,
  )
  await signIn(page, servers, words, servers.players[0] ?? { email: '', password: '' })
  const main = page.getByRole('main')
  await expect.poll(() => refused.has('PlayerRibbonList')).toBe(true)
  await expect(main.getByRole('region', { name: lobby('ribbon_slot_games') })).toBeVisible()
  await follow(page, '/casino')
  await expect.poll(() => refused.has('FavouritesChip')).toBe(true)
  await expect(main.getByRole('article').first()).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(0)

  await follow(page, '/casino?show=favourites')
  const problem = main.getByRole('alert')
  await expect(problem).toContainText(words.site('casino', 'game_list_error'))
  await page.unrouteAll()
  await pressUntil(
    problem.getByRole('button', { name: words.site('common', 'try_again') }),
    main.getByRole('heading', { level: 1, name: words.site('favourites', 'favourites') }),
  )
  await expect(problem).toBeHidden()
})

test('a page of payments without its quick deposit still says how one pays', async ({
  page,
  servers,
}) => {
  const refused = await refuse(page, /\/assets\/QuickDepositPanel-[^/]+\.js$/)
  await page.goto(`${servers.casino}/payments?lng=en`)
  await expect.poll(() => refused.has('QuickDepositPanel')).toBe(true)
  const main = page.getByRole('main')
  await expect(main.getByRole('img', { name: 'Cardinal' }).first()).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(0)
  await page.unrouteAll()
  await expect(
    main.getByRole('complementary').getByRole('heading').first(),
    'which comes by itself',
  ).toBeVisible()
})

/**
 * What has failed a moment ago fails again; a dialog that has come keeps its button from being
 * pressed.
 */
async function pressUntil(button: Locator, there: Locator): Promise<void> {
  await expect(async () => {
    if ((await button.isVisible()) && !(await there.isVisible()))
      await button.click({ timeout: 1000 })
    await expect(there).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** Aborts every request for these files, and answers which were requested, by their names. */
async function refuse(page: Page, files: RegExp): Promise<Set<string>> {
  const refused = new Set<string>()
  await page.route(files, async (route) => {
    refused.add(new URL(route.request().url()).pathname.match(/([^/]+?)-[^/]+$/)?.[1] ?? '')
    await route.abort()
  })
  return refused
}
