import type { Locator } from '@playwright/test'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

test.use({ reducedMotion: 'no-preference' })

const words = wordsOf('en')
const AFTER_MS = 800

test('the featured game turns round once four fifths of it have been in sight for 800 ms', async ({
  page,
  servers,
}) => {
  await page.clock.install()
  await page.goto(`${servers.casino}/?lng=en`)
  const featured = page.getByRole('region', { name: 'Featured this week' })
  const card = featured.locator('.flip-card')
  const front = featured.getByRole('button', { name: words.site('lobby', 'try_it_here') })
  await show(card, 0.1)
  await expect(front).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('[data-asleep]').filter({ has: card }), 'it is awake').toHaveCount(0)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)

  await show(card, 0.7)
  await page.clock.runFor(10 * AFTER_MS)
  await expect(front, 'less of it').toHaveAttribute('aria-pressed', 'false')
  await show(card, 0.9)
  await page.clock.runFor(AFTER_MS - 100)
  await show(card, 0.7)
  await page.clock.runFor(10 * AFTER_MS)
  await expect(front, 'more of it, and not for so long').toHaveAttribute('aria-pressed', 'false')
  await show(card, 0.9)
  await page.clock.runFor(AFTER_MS)
  await expect(card).toHaveAttribute('data-turned')
})

/**
 * Scrolls until so much of it stands at the lower edge of the window, as an observer of its own
 * reports it: what is above may still grow.
 */
async function show(element: Locator, share: number): Promise<void> {
  await expect
    .poll(
      () =>
        element.evaluate((found, share) => {
          const { top, height } = found.getBoundingClientRect()
          scrollBy({ top: top + height * share - innerHeight, behavior: 'instant' })
          return new Promise<number>((done) => {
            const observer = new IntersectionObserver(([entry]) => {
              observer.disconnect()
              done(entry?.intersectionRatio ?? 0)
            })
            observer.observe(found)
          })
        }, share),
      { intervals: [100] },
    )
    .toBeCloseTo(share, 1)
}
