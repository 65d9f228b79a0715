import { type BrowserType, chromium, devices, firefox, type Page, webkit } from '@playwright/test'
import type { Driver } from './browser.ts'
import { findIn, frameOf } from './frames.ts'
import type { Screen } from './screens.ts'

const TYPES = { chromium, firefox, webkit } satisfies Record<string, BrowserType>
/** The phones that Playwright knows; its Firefox can be none, and is only as narrow as one. */
const PHONES = { chromium: devices['Pixel 7'], firefox: {}, webkit: devices['iPhone 15'] }
const ACT_WITHIN_MS = 5000

/** The engines that Playwright brings, and any Chromium, which it drives as well as its own. */
export async function openPlaywright(
  engine: keyof typeof TYPES,
  screen: Screen,
  executablePath?: string,
): Promise<Driver> {
  const browser = await TYPES[engine].launch({
    args: engine === 'chromium' ? ['--no-sandbox', '--disable-gpu', '--disable-quic'] : [],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    ...(executablePath && { executablePath }),
  })
  const { width, height, isPhone } = screen
  const { defaultBrowserType: _, ...phone } = { defaultBrowserType: '', ...PHONES[engine] }
  const page = await browser.newPage({
    ...(isPhone && phone),
    viewport: { width, height },
    screen: { width, height },
    locale: 'en-GB',
  })
  page.setDefaultTimeout(ACT_WITHIN_MS)
  page.setDefaultNavigationTimeout(30_000)
  const errors = errorsOf(page)
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    run: async (frames, question, argument) =>
      (await frameOf(page, frames))?.evaluate(question as never, argument as never),
    pick: async (frames, question, wish) =>
      findIn(await frameOf(page, frames), question as never, wish),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    errors: () => errors,
    close: () => browser.close(),
  }
}

function errorsOf(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  return errors
}
