import type { Browser, Locator, Page } from '@playwright/test'
import type { BenchRow } from '../row.ts'
import { median } from '../tools.ts'
import { openPhone } from './phone.ts'

const ROUNDS = 5
const TARGET_MS = 150
/** As long as somebody looks before they press: at what their last press has brought, and at what they have scrolled to or what has opened. */
const LOOK_MS = 400

/** What a player does in the lobby and the catalogue, one thing after the other: thirty taps and keys. */
const STEPS: readonly ((page: Page) => Promise<void>)[] = [
  tap((page) => page.locator('.bottom-bar').getByRole('button', { name: 'Menu' })),
  leave,
  tap((page) => page.getByRole('banner').getByRole('button', { name: 'Search' })),
  ...[...'moon'].map((letter) => key(letter)),
  key('Backspace'),
  tap((page) => page.getByRole('dialog').getByRole('button', { name: 'Close' })),
  tap((page) => page.getByRole('button', { name: 'Pause the promotions' })),
  tap((page) => page.getByRole('main').getByRole('button', { name: 'Providers' })),
  leave,
  tap((page) => page.getByRole('banner').getByRole('link', { name: 'Log in' })),
  tap((page) => page.getByRole('dialog').getByRole('tab', { name: 'Register' })),
  tap((page) => page.getByRole('dialog', { name: 'Take a seat' }).locator('input[name=email]')),
  ...[...'ada'].map((letter) => key(letter)),
  leave,
  tap((page) => page.locator('#winners').getByRole('tab', { name: 'Live' })),
  tap((page) => page.locator('#winners').getByRole('tab', { name: 'Top' })),
  tap((page) => page.getByRole('button', { name: 'Get a random game' })),
  leave,
  tap((page) =>
    page
      .getByRole('main')
      .locator('.chips')
      .getByRole('link', { name: /^Slots/ }),
  ),
  tap((page) =>
    page
      .getByRole('main')
      .locator('.chips')
      .getByRole('link', { name: /^Tables/ }),
  ),
  tap((page) =>
    page
      .getByRole('main')
      .locator('.chips')
      .getByRole('link', { name: /^All games/ }),
  ),
  tap((page) => page.getByRole('button', { name: 'Load more' })),
  tap((page) => page.getByRole('button', { name: 'Providers' }).first()),
  tap((page) => page.getByRole('dialog').getByRole('button', { name: /game/ }).nth(0)),
  tap((page) => page.getByRole('dialog').getByRole('button', { name: /game/ }).nth(1)),
]

/**
 * Interaction to next paint: of thirty interactions the slowest counts. The median of fresh phones; beside it as many taps on the one
 * button of the bare page.
 */
export async function benchInteractions(browser: Browser, casino: string, bare: string): Promise<BenchRow[]> {
  const ours: number[] = []
  const least: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await slowestOf(browser, `${casino}/?lng=en`, STEPS))
    least.push(
      await slowestOf(
        browser,
        bare,
        STEPS.map(() => tap((page) => page.getByRole('button'))),
      ),
    )
  }
  const value = median(ours)
  return [
    { name: `INP of ${STEPS.length} interactions`, value, unit: 'ms', target: TARGET_MS, pass: value <= TARGET_MS },
    { name: `INP of ${STEPS.length} taps on a bare page`, value: median(least), unit: 'ms' },
  ]
}

async function slowestOf(browser: Browser, url: string, steps: readonly ((page: Page) => Promise<void>)[]): Promise<number> {
  const page = await openPhone(browser)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'networkidle' })
  let slowest = 0
  for (const [at, step] of steps.entries()) {
    await step(page)
    await page.waitForTimeout(LOOK_MS)
    const took = await page.evaluate(() => (window as unknown as { takeSlowest(): number }).takeSlowest())
    if (took > TARGET_MS) console.error(`Interaction ${at + 1} took ${took} ms.`)
    slowest = Math.max(slowest, took)
  }
  await page.context().close()
  return slowest
}

/**
 * What is asked of the page is asked before somebody looks, and nothing from the press until its frame is there: Playwright finds a name by
 * walking through all elements, 40 ms on such a phone with rubbish to be swept up behind it, and that would count as the page's work.
 */
function tap(find: (page: Page) => Locator) {
  return async (page: Page) => {
    await whileAttached(async () => {
      const target = await find(page).elementHandle()
      if (!target) throw new Error('There is nothing to tap.')
      await target.scrollIntoViewIfNeeded()
      await page.waitForTimeout(LOOK_MS)
      // Unwatched: Playwright would look at what each event has hit.
      await target.tap({ force: true })
    })
  }
}

/** What the page that is going still shows may be replaced by that of the page that comes. */
async function whileAttached(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!String(error).includes('not attached')) throw error
    await act()
  }
}

/** Into the field that has the focus, in the dialog that has opened. */
function key(name: string) {
  return async (page: Page) => {
    await page.getByRole('dialog').locator('input:focus').waitFor()
    await page.waitForTimeout(LOOK_MS)
    await page.keyboard.press(name)
  }
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(LOOK_MS)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(LOOK_MS)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Runs in the page. */
function observe(): void {
  let slowest = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) slowest = Math.max(slowest, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  Object.assign(window, {
    takeSlowest() {
      const taken = slowest
      slowest = 0
      return taken
    },
  })
}
