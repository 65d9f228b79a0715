import type { Browser, Locator, Page } from '@playwright/test'
import type { BenchRow } from '../row.ts'
import { median } from '../tools.ts'
import { openPhone } from './phone.ts'
import { touchWaitsOf } from './touch-waits.ts'

const ROUNDS = 5
const TARGET_MS = 150
/**
 * Pause before each press, in ms: a visitor looks at what the last press or scrolling has brought.
 */
const LOOK_MS = 400

export interface Step {
  act: (page: Page) => Promise<void>
  isTap: boolean
}

/**
 * The steps of a player in the lobby and the catalogue, one after the other: thirty taps and keys.
 */
const STEPS: readonly Step[] = [
  tap((page) => page.locator('.bottom-bar').getByRole('button', { name: 'Menu' })),
  leave(),
  tap((page) => page.getByRole('banner').getByRole('button', { name: 'Search' })),
  ...[...'moon'].map((letter) => key(letter)),
  key('Backspace'),
  tap((page) => page.getByRole('dialog').getByRole('button', { name: 'Close' })),
  tap((page) => page.getByRole('button', { name: 'Pause the promotions' })),
  tap((page) => page.getByRole('main').getByRole('button', { name: 'Providers' })),
  leave(),
  tap((page) => page.getByRole('banner').getByRole('link', { name: 'Log in' })),
  tap((page) => page.getByRole('dialog').getByRole('tab', { name: 'Register' })),
  tap((page) => page.getByRole('dialog', { name: 'Take a seat' }).locator('input[name=email]')),
  ...[...'ada'].map((letter) => key(letter)),
  leave(),
  tap((page) => page.locator('#winners').getByRole('tab', { name: 'Live' })),
  tap((page) => page.locator('#winners').getByRole('tab', { name: 'Top' })),
  tap((page) => page.getByRole('button', { name: 'Get a random game' })),
  leave(),
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
 * Interaction to next paint: of thirty interactions the slowest counts. The median of fresh phones;
 * beside it as many taps on the one button of the bare page, and the times of the page's own clock,
 * which include the tool's way to the browser.
 */
export async function benchInteractions(
  browser: Browser,
  casino: string,
  bare: string,
): Promise<BenchRow[]> {
  const ours: Slowest[] = []
  const least: Slowest[] = []
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
  const value = median(ours.map(({ ms }) => ms))
  return [
    {
      name: `INP of ${STEPS.length} interactions`,
      value,
      unit: 'ms',
      target: TARGET_MS,
      pass: value <= TARGET_MS,
    },
    {
      name: `INP of ${STEPS.length} taps on a bare page`,
      value: median(least.map(({ ms }) => ms)),
      unit: 'ms',
    },
    {
      name: "INP with the tool's way to the browser",
      value: median(ours.map(({ stampedMs }) => stampedMs)),
      unit: 'ms',
    },
  ]
}

interface Slowest {
  ms: number
  /** The time from the command to the tool to press. */
  stampedMs: number
}

export async function slowestOf(
  browser: Browser,
  url: string,
  steps: readonly Step[],
): Promise<Slowest> {
  const page = await openPhone(browser)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'networkidle' })
  const stamped: number[] = []
  const waits = await touchWaitsOf(browser, page, async () => {
    for (const { act } of steps) {
      await act(page)
      await page.waitForTimeout(LOOK_MS)
      stamped.push(
        await page.evaluate(() => (window as unknown as { takeSlowest(): number }).takeSlowest()),
      )
    }
  })
  await page.context().close()
  const taps = steps.filter(({ isTap }) => isTap).length
  if (waits.length !== taps)
    throw new Error(`Of ${taps} taps the browser has seen ${waits.length}.`)
  const took = stamped.map((ms, at) =>
    Math.round(steps[at]?.isTap ? ms - (waits.shift() ?? 0) : ms),
  )
  for (const [at, ms] of took.entries())
    if (ms > TARGET_MS) console.error(`Interaction ${at + 1} took ${ms} ms.`)
  return { ms: Math.max(...took), stampedMs: Math.max(...stamped) }
}

/**
 * Finds the element before the pause, and sends the page nothing from the press until its frame is
 * drawn: Playwright finds a name by walking through all elements, which takes 40 ms on such a phone
 * and leaves garbage to collect. That would count as the page's work.
 */
export function tap(find: (page: Page) => Locator): Step {
  const act = (page: Page) =>
    whileAttached(async () => {
      const target = await find(page).elementHandle()
      if (!target) throw new Error('There is nothing to tap.')
      await target.scrollIntoViewIfNeeded()
      await page.waitForTimeout(LOOK_MS)
      // Unwatched: Playwright would look at what each event has hit.
      await target.tap({ force: true })
    })
  return { act, isTap: true }
}

/** The page that goes may be replaced by the page that comes. */
async function whileAttached(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!String(error).includes('not attached')) throw error
    await act()
  }
}

/** Into the field that has the focus, in the dialog that has opened. */
function key(name: string): Step {
  const act = async (page: Page) => {
    await page.getByRole('dialog').locator('input:focus').waitFor()
    await page.waitForTimeout(LOOK_MS)
    await page.keyboard.press(name)
  }
  return { act, isTap: false }
}

function leave(): Step {
  const act = async (page: Page) => {
    await page.getByRole('dialog').waitFor()
    await page.waitForTimeout(LOOK_MS)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(LOOK_MS)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  return { act, isTap: false }
}

/** Runs in the page. The sportsbook stands in a closed root, into which the bench has to look. */
function observe(): void {
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) {
    return attach.call(this, { ...init, mode: 'open' })
  }
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
