import { hold } from './hold.ts'
import { expect, test } from './story-test.ts'

test('a button pressed in a section without its code yet is pressed again once the code has come', async ({
  page,
  servers,
}) => {
  const address = /\/assets\/Winners-[^/]+\.js$/
  const letThrough = await hold(page, address)
  let held = 0
  page.on('request', (request) => {
    if (address.test(request.url())) held++
  })
  await page.goto(servers.casino)
  const live = page.getByRole('tab', { name: 'Live' })
  await live.scrollIntoViewIfNeeded()
  await expect.poll(() => held).toBe(1)
  await live.click()
  await expect(live).toHaveAttribute('aria-selected', 'false')
  letThrough()
  await expect(live).toHaveAttribute('aria-selected', 'true')
})

test('a section whose code cannot be had keeps its links, and requests the code again', async ({
  page,
  servers,
}) => {
  let refused = 0
  await page.route(/\/assets\/Winners-[^/]+\.js$/, async (route) => {
    refused++
    await (refused === 1 ? route.abort() : route.continue())
  })
  await page.goto(servers.casino)
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

test('a game that a row does not show at first is there, with its picture, when a finger brings it', async ({
  page,
  servers,
}) => {
  await page.goto(servers.casino)
  const tiles = page.getByRole('region', { name: 'Slots people stay for' }).getByRole('article')
  await expect(tiles).toHaveCount(20)
  const last = tiles.last()
  await last.evaluate((tile) =>
    tile.scrollIntoView({ inline: 'end', block: 'center', behavior: 'instant' }),
  )
  await expect.poll(() => last.getByRole('paragraph').first().evaluate(isLaidOut)).toBe(true)
  await expect
    .poll(() => last.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  const heights = await tiles.evaluateAll(
    (all) => new Set(all.map((tile) => Math.round(tile.getBoundingClientRect().height))).size,
  )
  expect(heights).toBe(1)
})

test('another thread has read the number tables before an amount of money is drawn', async ({
  page,
  servers,
}) => {
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  const reading = page.waitForEvent('worker', (worker) => worker.url().includes('/number-tables'))
  await page.goto(servers.casino)
  expect(new URL((await reading).url()).origin).toBe(servers.casino)
  expect(refused).toEqual([])
})

/** Runs in the page. */
function isLaidOut(element: Element): boolean {
  return element.checkVisibility({ contentVisibilityAuto: true })
}
