import type { Locator } from '@playwright/test'
import { book, openShadows } from './bets.ts'
import { expect, test } from './story-test.ts'

const MOST_BETWEEN = 40

test.beforeEach(({ page }) => openShadows(page))

/** Where the letters stand, which may be narrower than what holds them. */
const lettersOf = (of: Locator) =>
  of.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right } = range.getBoundingClientRect()
    return { left, right }
  })

test('on an Arabic page the names of a match stand beside its score, and a side above its leads', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/sports?page=coupon&couponType=2&sportId=1&lng=ar`)
  await book(page).locator('.row-name').first().click()
  const names = book(page).locator('.duel bdi')
  await expect(names).toHaveCount(2)
  const score = await lettersOf(book(page).locator('.duel strong'))
  const [home, away] = [await lettersOf(names.first()), await lettersOf(names.last())]
  expect(home.left - score.right, 'the first side stands on the right').toBeLessThan(MOST_BETWEEN)
  expect(score.left - away.right, 'the second on the left').toBeLessThan(MOST_BETWEEN)
  const lead = book(page).locator('.sides + .prices .price').first()
  const side = await lettersOf(book(page).locator('.sides bdi').first())
  const { right } = await lead.evaluate((button) => button.getBoundingClientRect())
  expect(Math.abs(right - side.right)).toBeLessThan(MOST_BETWEEN)
})
