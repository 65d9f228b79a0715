import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { editorOf } from './editor.ts'
import { expect, type Servers, test } from './story-test.ts'
import { openSwitcher } from './switcher.ts'
import { type Language, wordsOf } from './words.ts'

test.use({ reducedMotion: 'no-preference' })

const words = wordsOf('en')

const lobby = (key: string) => words.site('lobby', key)

/** The home page from its top to its foot, as the casino seeds it. */
const SECTIONS = [
  lobby('promotions'),
  lobby('categories'),
  lobby('sports_title'),
  lobby('game_studios'),
  lobby('ribbon_slot_games'),
  words.site('jackpots', 'jackpots'),
  ...['casino_games', 'live_casino', 'lucky_games'].map((category) => lobby(`ribbon_${category}`)),
  'New this autumn',
  'Out where it is deep',
  'A round in a minute',
  'They look straight at you',
  'Sevens and cherries',
  'Featured this week',
  'Talked about at every table',
  'The house’s own pick',
  'Masks, crowns, goblets',
  'Animals, face to face',
  'Wheels with a single zero',
  lobby('top_providers'),
  lobby('winners'),
  lobby('cannot_choose'),
  lobby('ways_to_pay'),
]

/** Sections that stand in one row or in two. */
const ROWS = {
  [lobby('ribbon_slot_games')]: 2,
  [lobby('ribbon_casino_games')]: 1,
  [lobby('ribbon_live_casino')]: 2,
  [lobby('ribbon_lucky_games')]: 1,
  'New this autumn': 2,
  'Out where it is deep': 1,
  'A round in a minute': 1,
  'They look straight at you': 1,
  'Sevens and cherries': 1,
}

test('the lobby shows every section in its order, and a promotion opens over it', async ({
  page,
  servers,
  request,
  isMobile,
}) => {
  await page.goto(`${servers.casino}/?lng=en`)
  const sections = page
    .locator('main')
    .locator('section[aria-label], nav[aria-label], .sports-promo')
  expect(
    await sections.evaluateAll((all) =>
      all.map(
        (each) => each.getAttribute('aria-label') ?? each.querySelector('strong')?.textContent,
      ),
    ),
  ).toEqual(SECTIONS)
  expect(
    Object.fromEntries(await page.locator('main .rail.games').evaluateAll(namesAndRows)),
  ).toEqual(ROWS)
  const studios = page.getByRole('navigation', { name: lobby('game_studios') }).getByRole('img')
  expect(
    await studios.evaluateAll((marks) => marks.map((mark) => mark.getAttribute('alt'))),
  ).toEqual(await studiosInOrder(servers, request, isMobile))

  const promotions = page.getByRole('region', { name: lobby('promotions') })
  const shown = await promotions.getByRole('listitem').count()
  expect(shown).toBeGreaterThan(3)
  expect(shown).toBeLessThanOrEqual(8)
  await promotions
    .getByRole('link', { name: lobby('see_the_offer') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading').first()).toHaveText(
    await promotions.getByRole('heading').first().innerText(),
  )
  await page.goBack()
  await expect(dialog).toBeHidden()

  const games = page.getByRole('region', { name: 'The house’s own pick' }).getByRole('article')
  const byWidth = isMobile ? { 390: 4 } : { 767: 4, 768: 6, 1279: 6, 1280: 10 }
  for (const [width, count] of Object.entries(byWidth)) {
    await page.setViewportSize({ width: Number(width), height: 800 })
    await expect(games.filter({ visible: true }), `${width} px`).toHaveCount(count)
  }
})

test('a ribbon and the strip of the studios can be moved to their ends and back, from left to right and from right to left, and the buttons of a row know where it stands when the language turns it round', async ({
  page,
  servers,
  isMobile,
}) => {
  test.skip(isMobile, 'a finger needs no buttons')
  await page.goto(`${servers.casino}/?lng=en`)
  await moveThere(page, 'en')

  const strip = (language: string) =>
    page.getByRole('navigation', { name: wordsOf(language).site('lobby', 'game_studios') })
  const button = (language: string, key: string) =>
    strip(language).getByRole('button', { name: wordsOf(language).site('common', key) })
  // A browser may hold on to what it has snapped to; this one has to go back to the beginning.
  await strip('en')
    .locator('.rail')
    .evaluate((rail) => rail.style.setProperty('scroll-snap-type', 'none'))
  await strip('en').getByRole('link').last().focus()
  await expect(button('en', 'previous')).toBeEnabled()
  await expect(button('en', 'next')).toBeDisabled()
  await (await openSwitcher(page, 'en')).getByRole('button', { name: 'العربية' }).click()
  await expect(button('ar', 'previous')).toBeDisabled()
  await expect(button('ar', 'next')).toBeEnabled()
  await strip('ar')
    .locator('.rail')
    .evaluate((rail) => rail.style.removeProperty('scroll-snap-type'))

  await moveThere(page, 'ar')
})

test('a visitor with the lobby open sees what editors publish or take down', async ({
  page,
  servers,
  request,
}) => {
  const editor = editorOf(servers, request)
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await page.goto(`${servers.casino}/?lng=en`)
  await expect
    .poll(() => sockets.length, { message: 'the page listens', timeout: 30_000 })
    .toBeGreaterThan(0)
  const before = await editor.read('custom_category_2')
  const list = page.getByRole('region', { name: 'Out where it is deep' })
  await list.scrollIntoViewIfNeeded()
  await expect(list).toBeVisible()
  await expect(async () => {
    await editor.show('custom_category_2', null)
    await expect(list, 'a list that is not published is not shown').toBeHidden({ timeout: 2000 })
    await editor.show('custom_category_2', before.published)
    await expect(list).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
})

test('the buttons of a row follow its list when an editor shortens it or it comes back', async ({
  page,
  servers,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'a finger needs no buttons')
  const editor = editorOf(servers, request)
  const { version, body } = await editor.read<{ games: unknown[] }>('trending_games')
  const [short, whole] = [version + 1, version + 2]
  await editor.publish('trending_games', version, { ...body, games: body.games.slice(0, 2) })
  await editor.publish('trending_games', short, body)

  await page.clock.install()
  await page.goto(`${servers.casino}/?lng=en`)
  const row = page.getByRole('region', { name: 'Talked about at every table' })
  const previous = row.getByRole('button', { name: words.site('common', 'previous') })
  const next = row.getByRole('button', { name: words.site('common', 'next') })
  const links = row.locator('a:is(.trending-banner, .tile-play)')
  await row.scrollIntoViewIfNeeded()
  await expect(links).toHaveCount(body.games.length)
  await expect(next).toBeEnabled()

  // A page that has just come does not listen yet, and pages that listen send their requests one
  // after the other.
  const until = (published: number | null, seen: Locator, count: number) =>
    expect(async () => {
      await editor.show('trending_games', published)
      await page.clock.runFor(10_000)
      await expect(seen).toHaveCount(count, { timeout: 2000 })
    }).toPass({ timeout: 30_000 })
  await until(short, links, 2)
  await expect(next, 'two games leave nothing to move to').toBeHidden()
  await until(null, row, 0)
  await until(whole, links, body.games.length)
  await expect(next, 'there is more again').toBeEnabled()
  await next.click()
  await expect(previous, 'and a way back from it').toBeEnabled()
})

test('the promotions move on by themselves until they are paused, and never for who wants no movement', async ({
  page,
  servers,
}) => {
  await page.clock.install()
  await page.goto(`${servers.casino}/?lng=en`)
  const promotions = page.getByRole('region', { name: lobby('promotions') })
  const rail = promotions.getByRole('list')
  const isThere = (button: Locator) =>
    expect(async () => {
      // What waits until the page has nothing to do waits by the clock.
      await page.clock.runFor(500)
      await expect(button).toBeVisible({ timeout: 200 })
    }).toPass()
  await isThere(promotions.getByRole('button', { name: lobby('pause_promotions') }))
  await page.clock.fastForward(9000)
  await expect.poll(() => scrolledBy(rail)).toBeGreaterThan(0)
  await promotions.getByRole('button', { name: lobby('pause_promotions') }).click()
  await expect(promotions.getByRole('button', { name: lobby('move_promotions') })).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await isThere(promotions.getByRole('button', { name: lobby('move_promotions') }))
  await page.clock.fastForward(30_000)
  expect(await scrolledBy(rail)).toBe(0)
})

/** Moves a ribbon and the strip of the studios to their ends and back. */
async function moveThere(page: Page, language: Language): Promise<void> {
  const texts = wordsOf(language)
  const ribbon = page.getByRole('region', { name: texts.site('lobby', 'ribbon_slot_games') })
  await expect(ribbon.getByRole('article')).toHaveCount(20)
  const strip = page.getByRole('navigation', { name: texts.site('lobby', 'game_studios') })
  for (const [row, last] of [
    [ribbon, ribbon.getByRole('article').last()],
    [strip, strip.getByRole('link').last()],
  ] as const) {
    const previous = row.getByRole('button', { name: texts.site('common', 'previous') })
    const next = row.getByRole('button', { name: texts.site('common', 'next') })
    await expect(previous).toBeDisabled()
    await expect(async () => {
      await next.click({ timeout: 1000 })
      await expect(previous).toBeEnabled({ timeout: 2000 })
    }).toPass()
    await moveToEnd(next)
    await expect(next, 'who pressed it keeps their place').toBeFocused()
    expect(await isInWindow(last), 'the last one stands in the window').toBe(true)
    await page.keyboard.press('Shift+Tab')
    await expect(previous).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(next).toBeEnabled()
  }
}

/** Runs in the page. */
function namesAndRows(rails: Element[]): [string, number][] {
  return rails.map((rail) => {
    const tops = [...rail.children].map((tile) => Math.round(tile.getBoundingClientRect().top))
    return [rail.closest('section')?.ariaLabel ?? '', new Set(tops).size]
  })
}

/**
 * The names of all studios: first those that the casino wishes in front, then by their number of
 * games.
 */
async function studiosInOrder(
  servers: Servers,
  request: APIRequestContext,
  mobile: boolean,
): Promise<(string | undefined)[]> {
  const { body: wished } = await editorOf(servers, request).read<string[]>('providers_component')
  const query = `{ brands(input: { mobile: ${mobile} }) { id name games { total } } }`
  const answer = await request.get(`${servers.casino}/api/graphql`, { params: { query } })
  const { brands } = (
    (await answer.json()) as {
      data: { brands: { id: string; name: string; games: { total: number } }[] }
    }
  ).data
  const others = brands
    .filter(({ id }) => !wished.includes(id))
    .toSorted((a, b) => b.games.total - a.games.total)
  return [...wished.map((id) => brands.find((brand) => brand.id === id)), ...others].map(
    (brand) => brand?.name,
  )
}

async function moveToEnd(next: Locator): Promise<void> {
  await expect(async () => {
    if (await next.isEnabled()) await next.click({ timeout: 1000 })
    await expect(next).toBeDisabled({ timeout: 500 })
  }).toPass({ intervals: [100] })
}

/** From its left edge to its right one. */
async function isInWindow(element: Locator): Promise<boolean> {
  const box = await element.boundingBox()
  return (
    box !== null && box.x > 0 && box.x + box.width < (element.page().viewportSize()?.width ?? 0)
  )
}

function scrolledBy(rail: Locator): Promise<number> {
  return rail.evaluate((element) => Math.abs(element.scrollLeft))
}
