import type { Page } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { follow } from './follow.ts'
import { expect, test } from './story-test.ts'
import { openSwitcher } from './switcher.ts'
import { wordsOf } from './words.ts'

/** Long words, short ones, and words from right to left. */
const LANGUAGES = ['de', 'fi', 'pt', 'fr', 'ar']
/** In an order in which each has a sign that is not there before it. */
const PAGES = {
  '/': 'main .promo',
  '/payments': 'main img[alt=Cardinal]',
  '/promotions': 'main a[href*="promotion="]',
}
const WIDTHS = [320, 360, 390, 768, 1024, 1440, 1920, 2560, 3840]

test.use({ reducedMotion: 'no-preference' })
test.skip(({ isMobile }) => isMobile, 'The story chooses the widths itself.')

test('no page is wider than its window, and no text is cut or lies over the art, in any language at any width; promotions say all of their words, which end where the picture begins', async ({
  page,
  servers,
}) => {
  test.slow()
  await page.goto(`${servers.casino}/promotions?lng=${LANGUAGES[0]}`)
  await layOutAll(page)
  for (const language of LANGUAGES) {
    for (const [path, sign] of Object.entries(PAGES)) {
      await follow(page, `${path}?lng=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator(sign).first()).toBeVisible()
      // They come last; their figures are as wide in the other languages.
      if (path === '/' && language === LANGUAGES[0])
        await expect(page.locator('.tile-jackpot').first()).toBeAttached({ timeout: 45_000 })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(() => document.fonts.ready)
        const where = `${path} in ${language} at ${width} px`
        expect(await findFaults(page), where).toEqual([])
        if (path !== '/') continue
        const promotions = await lookAtPromotions(page)
        const good = { cut: false, below: false, over: false, pictured: true }
        expect(promotions, `promotions ${where}`).toEqual(promotions.map(() => good))
      }
    }
  }
})

test('the names of the months fit into their field on every phone', async ({ page, servers }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=${LANGUAGES[0]}`)
  const dialog = page.getByRole('dialog')
  for (const language of LANGUAGES) {
    await follow(page, `${TEXT_PAGE}?lng=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(dialog).toBeHidden()
    await follow(page, `${TEXT_PAGE}?modal=register`)
    await dialog.locator('input[name=email]').fill(`looks-${language}@example.org`)
    await dialog.locator('input[name=password]').fill('Welcome-1')
    await dialog.locator('form button[type=submit]').click()
    const months = dialog.locator('select[autocomplete=bday-month]')
    await expect(months).toBeVisible()
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await months.evaluate(namesCutOff), `${language} at ${width} px`).toEqual([])
    }
  }
})

test('a large screen shows more games beside each other, and a list that does not scroll has no arrows', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/casino?lng=en`)
  const columns = () =>
    page
      .locator('main .game-grid')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  const seen: Record<number, number> = {}
  for (const width of [1440, 1920, 2560, 3840]) {
    await page.setViewportSize({ width, height: 1000 })
    seen[width] = await columns()
  }
  expect(seen).toEqual({ 1440: 7, 1920: 9, 2560: 10, 3840: 12 })
  const edges = await page
    .locator('main .game-grid')
    .evaluate((grid) => grid.getBoundingClientRect().width / innerWidth)
  expect(edges, 'nearly all of the width is used').toBeGreaterThan(0.85)

  await page.goto(`${servers.casino}/?lng=en`)
  const words = wordsOf('en')
  const arrows = page.getByRole('button', { name: words.site('common', 'next') })
  const slots = page.getByRole('region', { name: words.site('lobby', 'ribbon_slot_games') })
  for (const [width, count] of [
    [1440, 1],
    [2560, 0],
    [3840, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 })
    await expect(slots.locator(arrows), `twenty games in two rows at ${width} px`).toHaveCount(
      count,
    )
  }
})

test('rows begin at their start on a page that one comes to from another, and in another direction of reading', async ({
  page,
  servers,
}) => {
  const words = wordsOf('en')
  await page.goto(`${servers.casino}/promotions?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  // The studios are known on every page; the order in which the lobby shows them comes later.
  let letThrough = () => {}
  const held = new Promise<void>((done) => {
    letThrough = done
  })
  await page.route(/operationName=Content&/, async (route) => {
    await held
    await route.fallback()
  })
  await page
    .getByRole('banner')
    .getByRole('link', { name: words.site('shell', 'home_link') })
    .click()
  const strip = page.locator('.provider-strip .rail')
  await expect(strip).toBeVisible()
  expect(await strip.getByRole('link').count(), 'nothing that would have to move').toBe(0)
  letThrough()
  await expect(strip.getByRole('link').first()).toBeVisible()
  expect(await strip.evaluate((row) => row.scrollLeft)).toBe(0)

  await strip.evaluate((row) => row.scrollTo({ left: 500, behavior: 'instant' }))
  await (await openSwitcher(page, 'en'))
    .getByRole('button', { name: 'العربية', exact: true })
    .click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  // The events of the sportsbook stand above it, as high as they are.
  await strip.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(strip.getByRole('link').first()).toBeInViewport({ ratio: 0.9 })
  const moved = () =>
    page
      .locator('.rail, .chips, .promos, .top-games')
      .evaluateAll((rows) => rows.filter((row) => row.scrollLeft !== 0).length)
  expect(await moved()).toBe(0)
})

/** A section that is far from the window is not laid out, and would not be looked at. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '.later-section, .game-rows, .tile { content-visibility: visible !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

/** What is wrong with each promotion. */
async function lookAtPromotions(page: Page) {
  return page.locator('.promo').evaluateAll((all) =>
    all.map((promotion) => {
      const [words, picture] = [
        promotion.querySelector('.promo-text'),
        promotion.querySelector('img'),
      ]
      const text = document.createRange()
      text.selectNodeContents(words as Element)
      const card = promotion.getBoundingClientRect()
      const { left, right, bottom } = text.getBoundingClientRect()
      const rtl = getComputedStyle(promotion).direction === 'rtl'
      const isLarge = promotion.querySelector('.promo-open') === null
      const free = (rtl ? left - card.left : card.right - right) / card.width
      const cut = [...promotion.querySelectorAll('p, h2')].some(
        (each) =>
          getComputedStyle(each).overflowY !== 'visible' &&
          each.scrollHeight > each.clientHeight + 1,
      )
      const art = picture?.getBoundingClientRect() ?? card
      // From right to left a small one's subject stands where its words end: they reach no
      // further than its picture fades out.
      const isOver = isLarge ? free < 0.44 : rtl && art.right - left > art.width * 0.34
      return {
        cut,
        below: bottom > card.bottom + 1,
        over: isOver && innerWidth >= 1024,
        pictured: picture !== null,
      }
    }),
  )
}

/**
 * What lies beside the window and could be scrolled to, and words that are cut; a game's name ends
 * in dots where it is too long.
 */
async function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const sideways = document.documentElement.scrollWidth - innerWidth
    if (sideways > 0) faults.push(`the page is ${sideways} px too wide`)
    const isCutOff = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return true
      }
      return false
    }
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { left, right, width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      const isBeside = left < -1 || right > innerWidth + 1
      const isFull = element.scrollWidth > element.clientWidth + 1
      // What nothing can be wrong with is most of a page: only the rest is worth a closer look.
      if (!isBeside && !isFull) continue
      const look = getComputedStyle(element)
      if (look.position === 'fixed' || element.closest('.tile-name, .tile-brand')) continue
      const name = `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`
      if (isBeside && !isCutOff(element)) faults.push(`beside the window: ${name}`)
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (isFull && hasWords && look.overflowX !== 'visible' && look.display !== 'inline')
        faults.push(`cut: ${name}`)
    }
    return faults
  })
}

function namesCutOff(select: Element): string[] {
  const look = getComputedStyle(select)
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  pen.font = look.font
  const room =
    select.clientWidth - Number.parseFloat(look.paddingLeft) - Number.parseFloat(look.paddingRight)
  return [...select.querySelectorAll('option')]
    .map(({ label }) => label)
    .filter((name) => pen.measureText(name).width > room)
}
