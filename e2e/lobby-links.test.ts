import type { Locator, Page } from '@playwright/test'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
/** Number of studios in the demo. */
const STUDIOS = 23
/** Number of payment methods whose marks the lobby shows. */
const WAYS = 6
const lobby = (key: string) => words.site('lobby', key)

test('a studio of the strip, and one of the lamplight, leads to its games', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/?lng=en`)
  const ways = [
    page.getByRole('navigation', { name: lobby('game_studios') }).getByRole('link'),
    page.getByRole('region', { name: lobby('top_providers') }).getByRole('link'),
  ]
  for (const way of ways) {
    const { pathname, searchParams } = await follow(page, way.nth(1))
    expect(pathname).toBe('/casino')
    const chosen = page.getByRole('list', { name: words.site('casino', 'selected_providers') })
    await expect(chosen.getByRole('link').first()).toBeVisible()
    await expect
      .poll(() => new URL(page.url()).searchParams.get('brands'))
      .toBe(searchParams.get('brands'))
    await expect
      .poll(() =>
        page
          .locator('.tile-brand')
          .evaluateAll((all) => new Set(all.map((each) => each.textContent)).size),
      )
      .toBe(1)
    await page.goBack()
    await expect(page.getByRole('region', { name: lobby('promotions') })).toBeVisible()
  }
})

test('the providers that are chosen in the lobby lead to their games in the catalogue', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page
    .getByRole('main')
    .getByRole('button', { name: lobby('providers'), exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: words.site('casino', 'providers') })
  for (const name of ['Grimwater', 'Ninefold']) await dialog.getByRole('button', { name }).click()
  await dialog.getByRole('button', { name: words.site('casino', 'done') }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/casino')
  expect(new URL(page.url()).searchParams.get('brands')?.split(',').toSorted()).toEqual([
    'GRIMWATER',
    'NINEFOLD',
  ])
  const brands = () =>
    page
      .locator('.tile-brand')
      .evaluateAll((all) => [...new Set(all.map((each) => each.textContent))].toSorted())
  await expect.poll(brands).toEqual(['Grimwater', 'Ninefold'])
  expect(await page.evaluate(() => 'isSamePage' in window), 'nothing was loaded again').toBe(true)
})

test('the ways to pay are six marks, each of them once, and lead to all of them', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/?lng=en`)
  const ways = page.getByRole('region', { name: lobby('ways_to_pay') })
  await ways.scrollIntoViewIfNeeded()
  const marks = ways.getByRole('listitem').getByRole('img')
  await expect(marks).toHaveCount(WAYS)
  const isDrawn = () =>
    marks.evaluateAll((all) => all.every((mark) => (mark as HTMLImageElement).naturalWidth > 0))
  await expect.poll(isDrawn).toBe(true)
  for (const of of ['src', 'alt'])
    expect(
      await marks.evaluateAll(
        (all, name) => new Set(all.map((mark) => mark.getAttribute(name))).size,
        of,
      ),
      of,
    ).toBe(WAYS)
  expect((await follow(page, ways.getByRole('link'))).pathname).toBe('/payments')
})

test('a button of editors leads where they say, and a banner to its game', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/?lng=en`)
  const ten = page.getByRole('region', { name: 'The house’s own pick' })
  expect((await follow(page, ten.locator('header').getByRole('link'))).pathname).toBe('/casino')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words.site('casino', 'title_all_games'),
  )
  await page.goBack()

  const featured = page.getByRole('region', { name: 'Featured this week' })
  expect((await follow(page, featured.getByRole('link').first())).pathname).toMatch(
    /^\/play\/real\/keepers-light/,
  )
  await expect(page, 'a visitor is asked to sign in, which is a step of its own').toHaveURL(
    /modal=login/,
  )
  await page.goBack()
  await page.goBack()

  const banner = page
    .getByRole('region', { name: 'Talked about at every table' })
    .locator('.trending-banner')
  const name = await banner.nth(1).locator('strong').innerText()
  expect((await follow(page, banner.nth(1))).pathname).toMatch(/^\/play\/real\//)
  await expect(page.getByRole('banner').getByRole('heading', { level: 1, name })).toBeVisible()
})

test('the footer shows all studios when it is asked to, and fewer again', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/payments?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  const footer = page.getByRole('contentinfo')
  const logos = footer
    .getByRole('list', { name: words.site('shell', 'game_studios') })
    .getByRole('img')
  await expect(logos).toHaveCount(22)
  await footer
    .getByRole('button', { name: words.site('shell', 'show_all_studios', { count: `${STUDIOS}` }) })
    .click()
  await expect(logos).toHaveCount(STUDIOS)
  await footer.getByRole('button', { name: words.site('shell', 'show_fewer_studios') }).click()
  await expect(logos).toHaveCount(22)
})

/** Presses a link within the site and answers where it leads; the page is the same afterwards. */
async function follow(page: Page, link: Locator): Promise<URL> {
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  // A section that wakes up is drawn again.
  await expect(() => link.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
  const address = new URL((await link.getAttribute('href')) ?? '', page.url())
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await link.click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(address.pathname)
  expect(await page.evaluate(() => 'isSamePage' in window), 'nothing was loaded again').toBe(true)
  return address
}
