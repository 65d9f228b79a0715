import type { Page } from '@playwright/test'
import { enter } from './member.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

/** Short words, long ones, and the longest word for a deposit. */
const languages = ['en', 'de', 'et']

test('a small phone has room for a player’s balance and for every button beside it', async ({
  page,
  servers,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
  for (const language of languages) {
    const shell = (key: string) => wordsOf(language).site('shell', key)
    await page.goto(`${servers.casino}/vip?lng=${language}`)
    const header = page.getByRole('banner')
    // Another story may have played with this player's money.
    await expect(header.locator('bdi')).toContainText(/\p{Nd}/u)
    await expectInSight(page, [shell('deposit'), shell('my_account')], language)
  }
})

test('a visitor who reads with letters twice as large finds every button in the window', async ({
  page,
  servers,
}) => {
  // The text size is set in the browser for all sites, so that queries for a width in letters see
  // it too.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const language of languages) {
    const shell = (key: string) => wordsOf(language).site('shell', key)
    for (const path of ['/casino', '/vip']) {
      await page.goto(`${servers.casino}${path}?lng=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        '32px',
      )
      await expectInSight(page, [shell('login'), shell('register')], `${path} (${language})`)
    }
  }
})

test('a phone on its side has room for a game with its balance, its stake and its big button', async ({
  page,
  servers,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  for (const id of ['under-the-scale', 'jacks-on-the-anvil', 'tent-ten', 'over-under']) {
    await page.goto(`${servers.casino}/play/demo/${id}?lng=de`)
    const game = page.frameLocator(`iframe[src^="${servers.sandbox}"]`)
    await expect(game.locator('button.main')).toBeVisible({ timeout: 30_000 })
    for (const part of ['button.main', '.figures dd >> nth=0', '.stake dd'])
      await expect(game.locator(part), `${id}: ${part}`).toBeInViewport({ ratio: 1 })
  }
})

test('the name of a game has room beside the clock and the result on a small phone', async ({
  page,
  servers,
}) => {
  await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
  const jackpotGame = 'real/velvet-twenty-one'
  for (const path of [
    'demo/under-the-scale',
    'real/under-the-scale',
    'demo/bloom-by-lamplight',
    jackpotGame,
  ])
    for (const language of ['fr', 'fi', 'de', 'et']) {
      await page.goto(`${servers.casino}/play/${path}?lng=${language}`)
      const name = page.getByRole('heading', { level: 1 })
      await expect(name).toBeVisible()
      const header = page.getByRole('banner')
      const jackpot = header.getByText(wordsOf(language).site('play', 'jackpot'), { exact: true })
      for (const width of [320, 360, 390, 768]) {
        await page.setViewportSize({ width, height: 640 })
        if (path === jackpotGame)
          await expect(jackpot.filter({ visible: true }).locator('..')).toContainText(/\p{Nd}/u)
        await page.evaluate(() => document.fonts.ready)
        const hidden = name.evaluate((each) => [
          each.scrollWidth - each.clientWidth,
          each.scrollHeight - each.clientHeight,
        ])
        const where = `${path} in ${language} at ${width} px`
        expect(await hidden, where).toEqual([0, 0])
        const widths = header
          .getByRole('button')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width))
        expect(Math.min(...(await widths)), `each button can be hit: ${where}`).toBeGreaterThan(
          43.9,
        )
      }
    }
})

/**
 * Nothing lies beside the window, and neither do these elements of the header, nor the texts of the
 * bar of five.
 */
async function expectInSight(page: Page, names: readonly string[], where: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  await page.evaluate(() => document.fonts.ready)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    `the page is as wide as the window: ${where}`,
  ).toBe(width)
  for (const name of names) {
    const button = page
      .getByRole('banner')
      .getByRole('link', { name })
      .or(page.getByRole('banner').getByRole('button', { name }))
    const box = await button.boundingBox()
    expect(box, `${name} is there: ${where}`).not.toBeNull()
    expect(box?.x, `${name} begins in the window: ${where}`).toBeGreaterThanOrEqual(0)
    expect(
      (box?.x ?? 0) + (box?.width ?? 0),
      `${name} ends in the window: ${where}`,
    ).toBeLessThanOrEqual(width)
    expect(
      Math.min(box?.width ?? 0, box?.height ?? 0),
      `${name} can be hit: ${where}`,
    ).toBeGreaterThanOrEqual(44)
  }
  const labels = await page.locator('.bottom-bar > *').evaluateAll((all) =>
    all.map((each) => {
      const text = document.createRange()
      text.selectNodeContents(each)
      const { left, right } = text.getBoundingClientRect()
      return { left, right }
    }),
  )
  expect(labels).toHaveLength(5)
  const crossed = labels.filter(
    ({ left, right }, place) => left < (labels[place - 1]?.right ?? 0) || right > width,
  )
  expect(crossed, `each label of the bar stands by itself: ${where}`).toEqual([])
}

for (const [width, height] of [
  [320, 568],
  [390, 664],
] as const)
  test(`a phone of ${width} by ${height} px has room for the stake of a game and the buttons beside it`, async ({
    page,
    servers,
  }) => {
    await page.setViewportSize({ width, height })
    for (const game of ['keepers-light', 'ring-of-toadstools', 'over-under', 'midnight-roulette']) {
      await page.goto(`${servers.casino}/play/demo/${game}?lng=en`)
      const frame = page.frameLocator(`iframe[src^="${servers.sandbox}"]`)
      await expect(frame.locator('.bar .main')).toBeVisible({ timeout: 60_000 })
      const outside = frame.locator('.bar').evaluate((bar) => {
        const [stage, words] = ['.stage', '.say'].map((each) =>
          document.querySelector(each)?.getBoundingClientRect(),
        )
        const parts = [...bar.querySelectorAll('button, dd')].filter(
          (each) => each.getClientRects().length > 0,
        )
        return parts
          .filter((each) => {
            const { left, right, top } = each.getBoundingClientRect()
            const isBeside = left < 0 || right > innerWidth
            return (
              isBeside || top < (stage?.bottom ?? 0) || (stage?.top ?? 0) < (words?.bottom ?? 0)
            )
          })
          .map((each) => each.getAttribute('aria-label') ?? each.textContent)
      })
      expect(await outside, game).toEqual([])
    }
  })
