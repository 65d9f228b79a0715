import { expectNothingInTheWay } from './axe.ts'
import { expect, test } from './house.ts'
import { confirm, register, signIn } from './newcomer.ts'
import { bringUp } from './tiles.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const own = (key: string, values?: Record<string, string>) => words.site('favourites', key, values)

test('U15 what a player loves and what they played comes first, on every device', async ({ page, house, letterTo, context }, {
  project,
}) => {
  await page.goto(`${house.casino}/casino?show=favourites&lng=en`)
  await expect(page.locator('.tile').first()).toBeVisible()
  await expect(page.locator('.tile-heart'), 'a visitor has no favourites').toHaveCount(0)

  const newcomer = { email: `heart-${project.name}-${Date.now()}@example.test`, password: 'Lampl1ght' }
  await register(page, house, words, newcomer)
  await confirm(page, house, words, await letterTo(newcomer.email))
  await signIn(page, house, words, newcomer)
  await expect(page.getByText(own('no_player_games'))).toBeVisible()

  const elsewhere = await context.newPage()
  await elsewhere.goto(`${house.casino}/?lng=en`)
  await expect(elsewhere.getByText(own('no_player_games'))).toBeVisible()

  await page.goto(`${house.casino}/casino?lng=en`)
  const tile = page.getByRole('main').getByRole('article').nth(1)
  const name = await tile.locator('.tile-name').innerText()
  const heart = tile.getByRole('button', { name: own('favourite_named', { name }) })
  await bringUp(tile)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const ribbon = elsewhere.getByRole('region', { name: own('favourites') })
  await expect(ribbon.getByRole('article'), 'the other tab hears of it').toContainText(name)

  await page.route(/\/api\/graphql/, (route) => (isFavourite(route.request().postData()) ? route.abort() : route.fallback()))
  await heart.click()
  await expect(page.getByRole('alert')).toHaveText(own('favourite_not_saved'))
  await expect(heart, 'what could not be saved is as it was').toHaveAttribute('aria-pressed', 'true')
  await page.unrouteAll()

  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${own('favourites')}`) })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own('favourites'))
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expectNothingInTheWay(page, 'the shelf of favourites')

  await page.goto(`${house.casino}/play/real/under-the-scale?lng=en`)
  const played = elsewhere.getByRole('region', { name: own('recently_played') })
  await expect(played.getByRole('article'), 'a game that was opened for money').toContainText('Under the Scale')
})

function isFavourite(body: string | null): boolean {
  return body?.includes('setFavourite') ?? false
}
