import { book, openShadows } from './bets.ts'
import { expect, test } from './story-test.ts'

test.beforeEach(({ page }) => openShadows(page))

test('an event that is pressed far down a list begins at its top, and Back leads to where its row was', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/sports?page=coupon&couponType=2&lng=en`)
  const row = book(page).locator('.row-name').nth(15)
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(row).toBeInViewport()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(500)
  // The browser's own press, because the test's scrolls first.
  await row.evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL(/page=event&eventId=\d+/)
  await expect(book(page).locator('.event-head')).toBeInViewport()
  await expect(book(page).locator('.family').first()).toBeVisible()
  await expect(book(page).locator('.event-head')).toBeInViewport()
  await page.goBack()
  await expect(row).toBeInViewport()
  await expect
    .poll(() => page.evaluate((before) => Math.abs(scrollY - before), left))
    .toBeLessThan(200)
})
