import { answer } from './answer.ts'
import { expectNothingInTheWay } from './axe.ts'
import { brandsIn } from './casino-page.ts'
import { expect, test } from './story-test.ts'
import { isPhone, openSwitcher } from './switcher.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

const PAGE = 60

test('providers are found, chosen and taken away again, and the address says which', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/casino?lng=en`)
  await page
    .getByRole('main')
    .getByRole('button', { name: words.site('casino', 'providers') })
    .click()
  const dialog = page.getByRole('dialog')
  const tiles = dialog.locator('.provider-tile')
  const field = dialog.getByRole('searchbox')
  await field.fill('nobody at all')
  await expect(dialog.getByText(words.site('casino', 'no_providers_found'))).toBeVisible()
  await field.fill('GRIM water')
  await expect(tiles).toHaveCount(1)
  await tiles.first().click()
  await expectNothingInTheWay(page, 'the providers')
  await field.fill('')
  await expect(tiles.nth(1)).toBeVisible()
  const second = dialog.getByRole('button', { name: /Ninefold/ })
  for (const pressed of ['true', 'false', 'true']) {
    await second.click()
    await expect(second).toHaveAttribute('aria-pressed', pressed)
  }
  const clear = dialog.getByRole('button', { name: words.site('casino', 'clear') })
  await clear.click()
  await expect(tiles.and(page.locator('[aria-pressed=true]'))).toHaveCount(0)
  await expect(clear, 'there is nothing more to clear').toBeDisabled()
  await dialog.getByRole('button', { name: /Grimwater/ }).click()
  await second.click()
  await dialog.getByRole('button', { name: words.site('casino', 'done') }).click()
  await expect.poll(() => brandsIn(page)).toBe('GRIMWATER,NINEFOLD')
  const chips = page.getByRole('list', { name: words.site('casino', 'selected_providers') })
  await chips
    .getByRole('link', { name: words.site('casino', 'remove_provider', { name: 'Grimwater' }) })
    .click()
  await expect.poll(() => brandsIn(page)).toBe('NINEFOLD')
  await chips.getByRole('link', { name: words.site('casino', 'clear') }).click()
  await expect.poll(() => brandsIn(page)).toBeNull()

  await page.goto(`${servers.casino}/casino/live_casino?brands=GRIMWATER&lng=en`)
  const main = page.getByRole('main')
  await expect(main.getByText('No games found', { exact: true }), 'it has no dealers').toBeVisible()
  await main.getByRole('link', { name: words.site('casino', 'all_games'), exact: true }).click()
  await expect(main.getByRole('article')).toHaveCount(PAGE)
})

test('providers are looked for once nothing is typed for a moment', async ({ page, servers }) => {
  await page.clock.install()
  await page.goto(`${servers.casino}/casino?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('button', { name: words.site('casino', 'providers') })
    .click()
  const tiles = page.getByRole('dialog').locator('.provider-tile')
  const field = page.getByRole('dialog').getByRole('searchbox')
  await expect(tiles.nth(20)).toBeVisible()
  const all = await tiles.count()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  for (const typed of ['g', 'gr', 'grimwater']) {
    await field.fill(typed)
    await expect(field).toHaveValue(typed)
    await page.clock.runFor(250)
    await expect(tiles, 'more may be typed').toHaveCount(all)
  }
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return tiles.count()
    })
    .toBe(1)
})

test('providers that cannot be fetched say so, and come when they are requested again', async ({
  page,
  servers,
}) => {
  const german = wordsOf('de')
  await page.goto(`${servers.casino}/casino?lng=en`)
  // The first answer came with the page in its first language; the page requests another one
  // itself.
  await answer(page, 'Shell', (route) => route.abort())
  await (await openSwitcher(page, 'en'))
    .getByRole('button', { name: 'Deutsch', exact: true })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  if (isPhone(page)) await page.keyboard.press('Escape')
  await page
    .getByRole('main')
    .getByRole('button', { name: german.site('casino', 'providers') })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByText(german.site('casino', 'game_list_error'), { exact: true }),
  ).toBeVisible()
  await expectNothingInTheWay(page, 'the providers that cannot be fetched')
  await page.unrouteAll()
  await dialog.getByRole('button', { name: german.site('common', 'try_again') }).click()
  await expect(dialog.locator('.provider-tile').first()).toBeVisible()
})
