import { hold } from './hold.ts'
import { expect, test } from './house.ts'

test('what is pressed in a section whose code has not come yet is pressed once it has', async ({ page, house }) => {
  const address = /\/assets\/Winners-[^/]+\.js$/
  const letThrough = await hold(page, address)
  let held = 0
  page.on('request', (request) => {
    if (address.test(request.url())) held++
  })
  await page.goto(house.casino)
  const live = page.getByRole('tab', { name: 'Live' })
  await live.scrollIntoViewIfNeeded()
  await expect.poll(() => held).toBe(1)
  await live.click()
  await expect(live).toHaveAttribute('aria-selected', 'false')
  letThrough()
  await expect(live).toHaveAttribute('aria-selected', 'true')
})

test('a section whose code cannot be had keeps its links, and asks for the code again', async ({ page, house }) => {
  let refused = 0
  await page.route(/\/assets\/Winners-[^/]+\.js$/, async (route) => {
    refused++
    await (refused === 1 ? route.abort() : route.continue())
  })
  await page.goto(house.casino)
  const winners = page.getByRole('region', { name: 'Winners' })
  await winners.scrollIntoViewIfNeeded()
  await expect.poll(() => refused).toBe(2)
  const live = winners.getByRole('tab', { name: 'Live' })
  await live.click()
  await expect(live).toHaveAttribute('aria-selected', 'true')
  await winners.getByRole('tab', { name: 'Top' }).click()
  await winners.getByRole('row').nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/play\/real\//)
})
