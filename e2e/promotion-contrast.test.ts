import type { Locator } from '@playwright/test'
import { DRAWS_LITTLE } from './drawing.ts'
import { expect, test as usual } from './story-test.ts'

/** Long words, and words from right to left. */
const LANGUAGES = ['de', 'fi', 'pt', 'ar']
/** Widths at which the words stand beside the art. */
const WIDTHS = [1024, 1440]
/** Contrast that WCAG requires of text that is not large. */
const LEAST_CONTRAST = 4.5

/** This looks at each point of a picture, which takes several times as long without it. */
const WITHOUT_OPTIMISING = '--js-flags=--no-opt'

/** What is looked at here is a picture, so this browser draws all of it. */
const test = usual.extend<object>({
  context: async ({ playwright, launchOptions }, use) => {
    const args = launchOptions.args?.filter(
      (each) => each !== DRAWS_LITTLE && each !== WITHOUT_OPTIMISING,
    )
    const browser = await playwright.chromium.launch({ args })
    await use(await browser.newContext({ reducedMotion: 'reduce' }))
    await browser.close()
  },
})

test.skip(({ isMobile }) => isMobile, 'The story chooses the widths itself.')

test('every word of a promotion at the top can be read on what is behind it, in languages with long words', async ({
  page,
  servers,
}) => {
  test.slow()
  for (const language of LANGUAGES) {
    await page.goto(`${servers.casino}/?lng=${language}`)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      const others = 'main .wrap > :not(:has(.promo)), footer'
      sheet.replaceSync(
        `.promo-text { visibility: hidden } .promo-controls, ${others} { display: none }`,
      )
      document.adoptedStyleSheets.push(sheet)
    })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1000 })
      const promotions = page.locator('.promo')
      for (let at = 0; at < (await promotions.count()); at++) {
        const promotion = promotions.nth(at)
        await promotion.scrollIntoViewIfNeeded()
        await promotion.locator('img').evaluate((art: HTMLImageElement) => art.decode())
        const least = await leastContrast(
          promotion,
          (await promotion.screenshot()).toString('base64'),
        )
        expect(least, `promotion ${at + 1} in ${language} at ${width} px`).toBeGreaterThanOrEqual(
          LEAST_CONTRAST,
        )
      }
    }
  }
})

/**
 * Returns the least contrast of a word's colour to a point behind it; `picture` is without words.
 */
function leastContrast(promotion: Locator, picture: string): Promise<number> {
  return promotion.evaluate(async (card, base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const drawn = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const pen = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d')
    if (!pen) throw new Error('This browser cannot read a picture.')
    pen.drawImage(drawn, 0, 0)
    const box = card.getBoundingClientRect()
    const light = Array.from({ length: 256 }, (_, part) =>
      part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    const luminance = (red = 0, green = 0, blue = 0) =>
      0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0) + 0.0722 * (light[blue] ?? 0)
    let least = Number.POSITIVE_INFINITY
    for (const words of card.querySelectorAll('h2, p, .eyebrow, .promo-open')) {
      const [red, green, blue] = getComputedStyle(words).color.match(/\d+/g)?.map(Number) ?? []
      const colour = luminance(red, green, blue)
      const text = document.createRange()
      text.selectNodeContents(words)
      for (const line of text.getClientRects()) {
        if (line.width < 1) continue
        const { data } = pen.getImageData(line.x - box.x, line.y - box.y, line.width, line.height)
        for (let at = 0; at < data.length; at += 4) {
          const behind = luminance(data[at], data[at + 1], data[at + 2])
          const [most, fewest] = colour > behind ? [colour, behind] : [behind, colour]
          least = Math.min(least, (most + 0.05) / (fewest + 0.05))
        }
      }
    }
    return least
  }, picture)
}
