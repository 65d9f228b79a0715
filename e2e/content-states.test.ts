import type { Page } from '@playwright/test'
import { answer } from './answer.ts'
import { hold } from './hold.ts'
import { press, tabTo } from './keyboard.ts'
import { pressUntilThere } from './press-until-there.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

const rooms = [
  {
    key: 'promotions',
    operation: 'Promotions',
    path: '/promotions',
    filled: 'First hand',
    empty: words.site('promotions', 'none'),
  },
  {
    key: 'vip',
    operation: 'Vip',
    path: '/vip',
    filled: 'The room behind the curtain',
    empty: words.site('vip', 'not_open'),
  },
]

test('a room that could not be loaded says so, and is there when it is requested again', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/payments?lng=en`)
  for (const { key, operation, path, filled } of rooms) {
    await answer(page, operation, (route) => route.abort())
    await goFromHere(page, key)
    await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`))
    const main = page.getByRole('main')
    const problem = main.getByRole('alert')
    await expect(
      problem.getByRole('heading', { name: 'This page could not be loaded' }),
    ).toBeVisible()
    await page.unrouteAll()
    await pressUntilThere(
      problem,
      words.site('common', 'reload'),
      main.getByRole('heading', { name: filled }),
    )
    await expect(problem).toBeHidden()
  }
})

test('a room without anything to show says what else there is', async ({ page, servers }) => {
  await page.goto(`${servers.casino}/payments?lng=en`)
  for (const { key, operation, empty } of rooms) {
    await answer(page, operation, (route) =>
      route.fulfill({ json: { data: { cmsComponents: [] } } }),
    )
    await goFromHere(page, key)
    const main = page.getByRole('main')
    await expect(main.getByText(empty, { exact: true })).toBeVisible()
    await main.getByRole('link', { name: words.site(key, 'to_the_games') }).click()
    await expect(page).toHaveURL(/\/casino(\?|$)/)
  }
})

test('a player whose keyboard stands at what could not be loaded goes on where it then stands, when they ask for it and when it comes by itself', async ({
  page,
  servers,
  context,
}) => {
  await page.goto(`${servers.casino}/payments?lng=en`)
  const main = page.getByRole('main')
  const again = main
    .getByRole('alert')
    .getByRole('button', { name: words.site('common', 'reload') })
  await answer(page, 'Promotions', (route) => route.abort())
  await goFromHere(page, 'promotions')
  await press(page, again)
  await expect(again, 'it has failed once more').toBeFocused()
  await page.unrouteAll()
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { name: 'First hand' })).toBeVisible()
  await expect(main).toBeFocused()

  await answer(page, 'Vip', (route) => route.abort())
  await goFromHere(page, 'vip')
  await tabTo(page, again)
  await context.setOffline(true)
  await expect(again).toBeDisabled()
  await context.setOffline(false)
  await expect(again, 'it has failed by itself').toBeFocused()
  await context.setOffline(true)
  await page.unrouteAll()
  await context.setOffline(false)
  await expect(main.getByRole('heading', { name: 'The room behind the curtain' })).toBeVisible()
  await expect(main).toBeFocused()
})

test('content that comes by itself when the network is back does not take the focus', async ({
  page,
  servers,
  context,
}) => {
  await page.goto(`${servers.casino}/payments?lng=en`)
  await answer(page, 'Promotions', (route) => route.abort())
  await goFromHere(page, 'promotions')
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toBeVisible()
  const home = page.getByRole('banner').getByRole('link').first()
  await home.focus()
  await context.setOffline(true)
  await page.unrouteAll()
  await context.setOffline(false)
  await expect(main.getByRole('heading', { name: 'First hand' })).toBeVisible()
  await expect(home).toBeFocused()
})

test('a promotion that could not be loaded says so in its dialog, and comes when it is requested again', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await answer(page, 'Promotions', (route) => route.abort())
  await page
    .getByRole('region', { name: words.site('lobby', 'promotions') })
    .getByRole('link', { name: words.site('lobby', 'see_the_offer') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert').getByRole('heading')).toHaveText(
    'This page could not be loaded',
  )
  await page.unrouteAll()
  await pressUntilThere(
    dialog,
    words.site('common', 'reload'),
    dialog.getByRole('heading', { name: 'First hand' }),
  )
})

test('the lobby keeps the room of what is on its way when one comes to it from another page', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/vip?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  const letThrough = await hold(page, /\/api\/graphql/)
  await page.getByRole('banner').getByRole('link').first().click()
  const main = page.getByRole('main')
  await expect(
    main.getByRole('status').getByText(words.site('shell', 'loading'), { exact: true }),
  ).toBeAttached()
  await expect(
    main.locator('.games:has(.skeleton)'),
    'of the first ribbon, and of what editors fill',
  ).toHaveCount(2)
  await expect(main.locator('.games .skeleton').first()).toBeVisible()
  const place = await main.locator('.promo').first().boundingBox()
  letThrough()
  const promotions = main.getByRole('region', { name: words.site('lobby', 'promotions') })
  await expect(promotions.getByRole('heading').first()).toBeVisible()
  await expect(
    main.getByRole('region', { name: words.site('lobby', 'ribbon_slot_games') }),
  ).toBeVisible()
  await expect(main.locator('.games .skeleton')).toHaveCount(0)
  const found = await promotions.locator('.promo').first().boundingBox()
  expect([found?.x, found?.y, found?.width], 'the promotions stand where their room was').toEqual([
    place?.x,
    place?.y,
    place?.width,
  ])
  expect(
    Math.abs((found?.height ?? 0) - (place?.height ?? 0)),
    'and are as high, up to a line of words',
  ).toBeLessThan(40)
})

test('the promotions keep their room until they come, though all else of the lobby is there', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/vip?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  const letThrough = await hold(page, /operationName=Content&/)
  await page.getByRole('banner').getByRole('link').first().click()
  const main = page.getByRole('main')
  const ribbon = main.getByRole('region', { name: words.site('lobby', 'ribbon_slot_games') })
  await expect(ribbon.getByRole('article').first()).toBeVisible()
  await expect(main.locator('.promo.skeleton').first(), 'which are waited for').toBeVisible()
  const place = await ribbon.boundingBox()
  letThrough()
  await expect(
    main
      .getByRole('region', { name: words.site('lobby', 'promotions') })
      .getByRole('heading')
      .first(),
  ).toBeVisible()
  await expect(main.locator('.promo.skeleton')).toHaveCount(0)
  const found = await ribbon.boundingBox()
  expect(
    Math.abs((found?.y ?? 0) - (place?.y ?? 0)),
    'what stands below has not moved, up to a line of words',
  ).toBeLessThan(40)
})

/** By a link of the navigation, so that what the page shows is requested by the browser. */
async function goFromHere(page: Page, key: string): Promise<void> {
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await page
    .getByRole('banner')
    .getByRole('link', { name: words.site('shell', key), exact: true })
    .click()
}
