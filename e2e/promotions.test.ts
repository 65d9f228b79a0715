import type { Page } from '@playwright/test'
import { expectNothingInTheWay } from './axe.ts'
import { editorOf } from './editor.ts'
import { follow } from './follow.ts'
import { enter } from './member.ts'
import { pressUntilThere } from './press-until-there.ts'
import { expect, test } from './story-test.ts'
import { type Language, wordsOf } from './words.ts'

const english = wordsOf('en')
/** Title of this promotion in the demo. */
const FIRST_HAND = { en: 'First hand', ar: 'اليد الأولى' }

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const titleOf = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('heading', { level: 2, name })

function story(language: Language): void {
  const words = wordsOf(language)
  test(`a visitor looks through the promotions and reads the terms of one; the VIP room answers what is asked, and lets no visitor deposit (${language})`, async ({
    page,
    servers,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${servers.casino}/promotions?lng=${language}`)
    await expect(
      page.getByRole('heading', { level: 1, name: words.site('promotions', 'promotions') }),
    ).toBeVisible()
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(12)
    const all = await cards(page).count()
    await expectNothingInTheWay(page, 'the promotions')

    const tabs = page.getByRole('tab')
    // A press before the page is awake is followed by the browser itself, and takes the focus away.
    await expect(page.locator('[data-asleep]')).toHaveCount(0)
    await tabs.nth(1).click()
    await expect(page).toHaveURL(/\/promotions\/welcome/)
    await expect.poll(() => cards(page).count()).toBeLessThan(all)
    await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }))
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    await expect(page).toHaveURL(/\/promotions\/deposit/)
    await expect(tabs.nth(2), 'the keyboard stays where it was').toBeFocused()
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
    expect(await page.evaluate(() => scrollY), 'another tag leaves the page where it is').toBe(60)

    const card = page.getByRole('link', { name: new RegExp(FIRST_HAND[language]) })
    await card.click()
    const dialog = page.getByRole('dialog')
    await expect(titleOf(page, FIRST_HAND[language])).toBeVisible()
    await expect(dialog.locator('img[src^="/art/promotions/"]')).toBeVisible()
    await expect(
      dialog.getByRole('cell', { name: 'EUR' }),
      'the terms are the page that the promotion names',
    ).toBeVisible()
    await expectNothingInTheWay(page, 'a promotion')
    const shared = page.url()

    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/promotions\/deposit/)
    await expect(card).toBeFocused()

    await page.goto(shared)
    await expect(titleOf(page, FIRST_HAND[language]), 'the address can be shared').toBeVisible()
    await dialog.getByRole('link', { name: words.site('promotions', 'terms_page') }).click()
    await expect(page, 'a page of editors is called as they call it').toHaveTitle(
      new RegExp(FIRST_HAND[language]),
    )
    await expect(
      page.getByRole('navigation', { name: words.site('templates', 'pages') }),
      'it is none of the licence',
    ).toHaveCount(0)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.locator('.prose').getByRole('link').click()
    await expect(page).toHaveURL(/bonus_terms_and_conditions/)
    await expect(
      page.getByRole('navigation', { name: words.site('templates', 'pages') }),
    ).toBeVisible()
    expect(
      await page.evaluate(() => 'sameDocument' in window),
      'a link of the text stays in the casino',
    ).toBe(true)
    await page.goBack()
    await page.goBack()
    await expect(titleOf(page, FIRST_HAND[language])).toBeVisible()
    await dialog.getByRole('button', { name: words.site('promotions', 'close') }).click()
    await expect(dialog).toBeHidden()
    await expect(page).not.toHaveURL(/promotion=|modal=/)

    await follow(page, '/promotions/of-no-kind')
    await expect(tabs.first(), 'an unknown tag is all of them').toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(cards(page)).toHaveCount(all)

    await follow(page, '/vip')
    const main = page.getByRole('main')
    const answers = main.locator('details')
    await expect(answers.first()).toHaveAttribute('open', '')
    await expect(answers.nth(1)).not.toHaveAttribute('open', '')
    await answers.nth(1).locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(answers.nth(1)).toHaveAttribute('open', '')
    await expectNothingInTheWay(page, 'the VIP room')
    await expect(main.getByRole('link', { name: words.site('shell', 'register') })).toBeVisible()
    await expect(
      main.getByRole('link', { name: words.site('shell', 'deposit'), exact: true }),
    ).toHaveCount(0)
  })
}

story('en')
story('ar')

test('terms that do not come are requested again, and a promotion that is over says so; the promotions stand in one, two, three or four columns', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/promotions?lng=en`)
  const grid = page.getByRole('tabpanel').getByRole('list')
  const columns = () =>
    grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  const byWidth = { 639: 1, 640: 2, 1023: 2, 1024: 3, 1535: 3, 1536: 4 }
  for (const [width, count] of Object.entries(byWidth)) {
    await page.setViewportSize({ width: Number(width), height: 800 })
    await expect.poll(columns, { message: `${width} px` }).toBe(count)
  }

  await page.route(/api\/graphql.*Template/, (route) => route.abort())
  await page.getByRole('link', { name: /First hand/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(english.site('promotions', 'terms_not_loaded'))).toBeVisible()
  await page.unroute(/api\/graphql.*Template/)
  await pressUntilThere(
    dialog,
    english.site('common', 'reload'),
    dialog.getByRole('cell', { name: 'EUR' }),
  )

  await follow(page, '/?modal=promotion&promotion=of-last-year')
  await expect(dialog.getByText(english.site('promotions', 'gone'))).toBeVisible()
})

test('a player may deposit from the VIP room', async ({ page, servers }) => {
  await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
  await page.goto(`${servers.casino}/vip?lng=en`)
  const deposit = page
    .getByRole('main')
    .getByRole('link', { name: english.site('shell', 'deposit'), exact: true })
  await expect(deposit).toHaveAttribute('href', /financials\/deposit/)
})

test('editors change a promotion and close a room while a visitor looks', async ({
  page,
  servers,
  request,
}) => {
  const editor = editorOf(servers, request)
  const promotions = await editor.read<{ id: string; title: string }[]>('promotions')
  let listening = 0
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('contentChanges')) listening++
    }),
  )
  await page.goto(`${servers.casino}/promotions?lng=en`)
  await expect.poll(() => listening, { message: 'the page listens' }).toBe(1)

  const title = `Another hand ${Date.now()}`
  let version = promotions.version
  await expect(async () => {
    await editor.publish(
      'promotions',
      version++,
      promotions.body.map((each) => (each.id === 'first_hand' ? { ...each, title } : each)),
    )
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 20_000 })
  await editor.show('promotions', promotions.published)
  await expect(page.getByRole('heading', { name: title })).toBeHidden({ timeout: 8000 })

  const room = await editor.read<object>('vip_page_full')
  await editor.show('vip_page_full', null)
  await page.goto(`${servers.casino}/vip?lng=en`)
  await expect(
    page.getByRole('heading', { level: 1, name: english.site('vip', 'not_open') }),
  ).toBeVisible()
  await expect.poll(() => listening, { message: 'the closed room listens' }).toBe(2)
  await editor.show('vip_page_full', room.published)
  await expect(page.locator('main details').first()).toBeVisible({ timeout: 8000 })
})
