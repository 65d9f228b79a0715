import type { Page } from '@playwright/test'
import { expect, type House, test } from './house.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const DEMO = '/play/demo/under-the-scale/%2Fcasino'

test('a button that is pressed before any script has come does its work once they have', async ({ page, house }) => {
  const letThrough = await holdScripts(page)
  await page.goto(`${house.casino}${DEMO}?lng=en`, { waitUntil: 'commit' })
  await closeButton(page).click()
  expect(new URL(page.url()).pathname).toBe(DEMO)
  letThrough()
  await expect(page).toHaveURL(`${house.casino}/casino?lng=en`)
})

test('a button that is pressed at any moment while the page wakes up does its work', async ({ page, house }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // Between these there is always something half done, and the last of them is a page that has long been awake.
  for (const afterMs of [0, 100, 200, 300, 400, 600]) {
    await pressAfter(page, house, afterMs)
    await expect(page, `pressed after ${afterMs} ms`).toHaveURL(`${house.casino}/casino?lng=en`)
  }
})

test('of several presses before the page is awake the last one counts', async ({ page, house, isMobile }) => {
  test.skip(isMobile, 'a phone shows one of the two buttons only')
  const letThrough = await holdScripts(page)
  await page.goto(`${house.casino}/?lng=en`, { waitUntil: 'commit' })
  await page
    .getByRole('main')
    .getByRole('button', { name: words.site('lobby', 'providers'), exact: true })
    .click()
  const languages = page.getByRole('banner').getByRole('button', { name: words.site('shell', 'language') })
  await languages.click()
  letThrough()
  await expect(languages).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** No script comes before what this answers is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const wait = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await wait
    await route.continue()
  })
  return letThrough
}

/** Presses from within the page, so that nothing waits for a moment at which it would be easy. */
async function pressAfter(page: Page, house: House, afterMs: number): Promise<void> {
  await page.goto(`${house.casino}${DEMO}?lng=en`, { waitUntil: 'commit' })
  await closeButton(page).waitFor({ state: 'attached' })
  await closeButton(page).evaluate(
    (button: HTMLElement, ms) =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          button.click()
          resolve()
        }, ms)
      }),
    afterMs,
  )
}

function closeButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: words.site('play', 'close_game') })
}
