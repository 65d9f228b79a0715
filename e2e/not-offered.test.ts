import { answer } from './answer.ts'
import { enter } from './member.ts'
import { expect, test } from './story-test.ts'
import { bringUp } from './tiles.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

test('a game that has left the catalogue since its tile was drawn says so when it is opened, and the tile leaves', async ({
  page,
  servers,
}) => {
  const [player] = servers.players
  if (!player) throw new Error('The demo has no players.')
  await enter(page.request, servers, player)
  await page.goto(`${servers.casino}/casino?lng=en`)
  const tiles = page.getByRole('main').getByRole('article')
  const name = await tiles.first().locator('.tile-name').innerText()
  // The page requests a game that the casino does not have, as after its provider was switched off.
  await answer(page, 'UseLaunch', (route) => {
    const data = route
      .request()
      .postData()
      ?.replace(/"id":"[^"]+"/, '"id":"switched-off"')
    const url = route
      .request()
      .url()
      .replace(/%22id%22%3A%22[^%]+/, '%22id%22%3A%22switched-off')
    return route.continue({ url, ...(data && { postData: data }) })
  })
  await bringUp(tiles.first())
  await tiles.first().locator('.tile-play').click()
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toContainText(words.site('play', 'game_not_offered_hint'))
  await expect(notice.getByRole('button', { name: words.site('play', 'try_again') })).toHaveCount(0)
  await notice.getByRole('button', { name: words.site('play', 'close'), exact: true }).click()
  await expect(tiles.first()).toBeVisible()
  await expect(tiles.filter({ has: page.getByText(name, { exact: true }) })).toHaveCount(0)
})
