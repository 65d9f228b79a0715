import type { Locator } from '@playwright/test'
import { answer } from './answer.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

test.use({ reducedMotion: 'no-preference' })

const words = wordsOf('en')

const lobby = (key: string) => words.site('lobby', key)

test('the featured game turns round where one looks at it, and stays as it is once stopped', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/?lng=en`)
  const featured = page.getByRole('region', { name: 'Featured this week' })
  const demo = featured.locator(`iframe[src^="${servers.sandbox}"]`)
  const stop = featured.getByRole('button', { name: lobby('stop_the_demo') })
  await bringToMiddle(featured.locator('.flip-card'))
  await expect(demo, 'it turns by itself').toBeVisible()
  await expect(stop.last(), 'and can be stopped where it plays').toBeVisible()
  await stop.last().click()
  await expect(demo).toHaveCount(0)
  await expect(featured.getByRole('button', { name: lobby('try_it_here') })).toBeFocused()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.reload()
  await bringToMiddle(featured.locator('.flip-card'))
  await expect(featured.getByRole('button', { name: lobby('try_it_here') })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await page.clock.runFor(10_000)
  await expect(demo, 'nothing turns for who wants no movement').toHaveCount(0)
  await featured.getByRole('button', { name: lobby('try_it_here') }).click()
  await expect(demo).toBeVisible()
})

test('an undecodable featured demo draws nothing, and leaves its card to a visitor who turns back', async ({
  page,
  servers,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route(/operationName=UseLaunch&/, (route) =>
    route.fulfill({ json: { data: { play: 'bm90IGEgbGF1bmNo' } } }),
  )
  await page.goto(`${servers.casino}/?lng=en`)
  const featured = page.getByRole('region', { name: 'Featured this week' })
  await bringToMiddle(featured.locator('.flip-card'))
  const warned = page.waitForEvent(
    'console',
    (message) => message.text() === 'Invalid game launcher parameter',
  )
  await featured.getByRole('button', { name: lobby('try_it_here') }).click()
  expect((await warned).type()).toBe('warning')
  await expect(featured.locator('iframe')).toHaveCount(0)
  await expect(featured.getByRole('status'), 'nothing is waited for').toHaveCount(0)
  await featured
    .getByRole('button', { name: lobby('stop_the_demo') })
    .last()
    .click()
  await expect(featured.getByRole('button', { name: lobby('try_it_here') })).toBeFocused()
})

test('a featured demo that cannot be launched says so, and opens when it is requested again', async ({
  page,
  servers,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${servers.casino}/?lng=en`)
  const featured = page.getByRole('region', { name: 'Featured this week' })
  await bringToMiddle(featured.locator('.flip-card'))
  await answer(page, 'UseLaunch', (route) => route.abort())
  await featured.getByRole('button', { name: lobby('try_it_here') }).click()
  await expect(featured.getByRole('alert')).toContainText('The game could not be launched')
  await page.unrouteAll()
  await featured.getByRole('button', { name: words.site('play', 'try_again') }).click()
  await expect(featured.locator(`iframe[src^="${servers.sandbox}"]`)).toBeVisible()
  await expect(featured.getByRole('alert')).toBeHidden()
})

async function bringToMiddle(element: Locator): Promise<void> {
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }))
}
