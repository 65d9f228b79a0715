import { answer } from './answer.ts'
import { expectNothingInTheWay } from './axe.ts'
import { pressUntilThere } from './press-until-there.ts'
import { openSearch } from './search-page.ts'
import { expect, test } from './story-test.ts'
import { isPhone, openSwitcher } from './switcher.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

const PAGE = 60

test('on a wide screen the providers beyond twenty stand behind a button, under their letters', async ({
  page,
  servers,
}) => {
  const search = await openSearch(page, servers)
  const providers = search.getByRole('group', { name: words.site('search', 'providers') })
  if ((page.viewportSize()?.width ?? 0) < 768) return expect(providers).toBeHidden()

  const chips = providers.locator('[aria-pressed]')
  const letters = providers.getByRole('heading', { level: 3 })
  const all = providers.getByRole('button', { name: words.site('search', 'show_all_providers') })
  await expect(chips).toHaveCount(20)
  const first = await chips.allInnerTexts()
  await expect(letters).toHaveCount(0)
  await all.click()
  await expect.poll(() => chips.count()).toBeGreaterThan(20)
  const seen = await chips.evaluateAll((all) => {
    const end =
      all[0]?.closest('.overflow-y-auto')?.getBoundingClientRect().bottom ??
      Number.POSITIVE_INFINITY
    return all.filter((chip) => chip.getBoundingClientRect().bottom <= end).length
  })
  expect(seen, 'and more of them are in sight than before').toBeGreaterThan(20)
  const found = await chips.allInnerTexts()
  expect(found, 'each of them once, from A to Z').toEqual(
    [...new Set(found)].sort((a, b) => a.localeCompare(b, 'en')),
  )
  await expect(letters).toHaveText([
    ...new Set(found.map((name) => (/^\p{Letter}/u.test(name) ? name.charAt(0) : '#'))),
  ])

  const name = found.findLast((each) => !first.includes(each)) ?? ''
  const far = providers.getByRole('button', { name, exact: true })
  await far.click()
  await expect(far).toHaveAttribute('aria-pressed', 'true')
  await expect(search.locator('.tile-brand').first()).toHaveText(name)
  const fewer = providers.getByRole('button', {
    name: words.site('search', 'show_fewer_providers'),
  })
  await expect(fewer).toHaveAttribute('aria-expanded', 'true')
  await fewer.click()
  await expect(chips, 'the chosen one stays in sight').toHaveCount(21)
  await expect(far).toHaveAttribute('aria-pressed', 'true')
  await expect(all).toHaveAttribute('aria-expanded', 'false')

  await page.reload()
  await expect(search.locator('.tile-brand').first()).toHaveText(name)
  await expect(chips, 'also when the address is opened').toHaveCount(21)
  await expect(far).toHaveAttribute('aria-pressed', 'true')
  await far.click()
  await expect(far, 'and can be taken away where it is').toHaveAttribute('aria-pressed', 'false')
  await expect(page).not.toHaveURL(/search_brands/)
})

test('on a wide screen a search is narrowed by category and provider', async ({
  page,
  servers,
}) => {
  const search = await openSearch(page, servers)
  const slots = search.getByRole('button', {
    name: words.site('common', 'slot_games'),
    exact: true,
  })
  if ((page.viewportSize()?.width ?? 0) < 768) return expect(slots).toBeHidden()

  await slots.click()
  const tiles = search.getByRole('article')
  await expect(tiles).toHaveCount(PAGE)
  await search.getByRole('button', { name: words.site('search', 'load_more') }).click()
  await expect(tiles).toHaveCount(2 * PAGE)
  await search.getByRole('button', { name: 'Grimwater', exact: true }).click()
  await expect(tiles).not.toHaveCount(2 * PAGE)
  await expect(search.locator('.game-grid').first().locator('.tile-brand').last()).toHaveText(
    'Grimwater',
  )
  await expect(page).toHaveURL(/search_categories=SLOT_GAMES&search_brands=GRIMWATER/)
  await search.getByRole('button', { name: words.site('search', 'clear_all') }).click()
  await expect(slots).toHaveAttribute('aria-pressed', 'false')
  await expect(page).not.toHaveURL(/search_brands/)
})

test('on a wide screen filters on their way keep their room, and say when they could not be fetched', async ({
  page,
  servers,
}) => {
  const german = wordsOf('de')
  await page.goto(`${servers.casino}/vip?lng=en`)
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>()
  // The first answer came with the page in its first language; the page requests another one
  // itself.
  await answer(page, 'Shell', (route) => route.abort())
  await answer(page, 'Categories', async (route) => {
    await refused
    await route.abort()
  })
  await (await openSwitcher(page, 'en'))
    .getByRole('button', { name: 'Deutsch', exact: true })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  if (isPhone(page)) await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: german.site('search', 'search') })
  await expect(search.getByRole('article').first()).toBeVisible()
  const problem = search.getByRole('alert')
  if (isPhone(page)) return expect(problem, 'there is no room for filters').toHaveCount(0)

  const categories = search.getByRole('group', { name: german.site('common', 'categories') })
  const providers = search.getByRole('group', { name: german.site('search', 'providers') })
  await expect(categories.locator('.skeleton')).toHaveCount(4)
  await expect(categories).toHaveAttribute('aria-busy', 'true')
  refuse()
  await expect(problem, 'once for both').toContainText(german.site('search', 'game_list_error'))
  await expect(problem).toHaveCount(1)
  await expect(search.locator('.skeleton')).toHaveCount(0)
  await expectNothingInTheWay(page, 'a search without its filters')

  await page.unrouteAll()
  await answer(page, 'Categories', (route) => route.abort())
  const again = german.site('common', 'try_again')
  await pressUntilThere(problem, again, providers.getByRole('button').first())
  await expect(problem).toContainText(german.site('casino', 'could_not_fetch_game_categories'))
  await page.unrouteAll()
  await pressUntilThere(problem, again, categories.getByRole('button').first())
  await expect(problem).toBeHidden()
})
