import type { ChildProcess } from 'node:child_process'
import { broughtDriver } from './brought.ts'
import type { Driver } from './browser.ts'
import { findIn, frameOf } from './frames.ts'
import type { Wish } from './in-page.ts'
import { endGroup, givenAWhile } from './process-group.ts'
import type { Screen } from './screens.ts'

/** Part of puppeteer-core that is used; it is brought only when it is needed. */
interface Puppeteer {
  launch(
    options: object,
  ): Promise<{ newPage(): Promise<Page>; close(): Promise<void>; process(): ChildProcess | null }>
}
interface Frame {
  $(css: string): Promise<{ contentFrame(): Promise<Frame | null> } | null>
  evaluate(question: unknown, argument: unknown): Promise<unknown>
  evaluateHandle(question: unknown, wish: Wish): Promise<{ asElement(): Element | null }>
}
interface Page {
  keyboard: { type(text: string): Promise<void> }
  mainFrame(): Frame
  goto(address: string, until: { waitUntil: 'domcontentloaded' }): Promise<unknown>
  setViewport(size: { width: number; height: number }): Promise<void>
  screenshot(): Promise<Uint8Array>
  on(event: 'pageerror', listener: (error: Error) => void): void
  on(event: 'console', listener: (message: ConsoleMessage) => void): void
}
interface Element {
  click(): Promise<void>
}
interface ConsoleMessage {
  type(): string
  text(): string
  location(): { url?: string }
}

/** A window without a screen reports another pointer than people have. */
const FINE_AND_HOVERS = 6
const COARSE = 1
const AT_A_DESK = {
  'ui.primaryPointerCapabilities': FINE_AND_HOVERS,
  'ui.allPointerCapabilities': FINE_AND_HOVERS,
}
const ON_A_PHONE = {
  'general.useragent.override':
    'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
  'ui.primaryPointerCapabilities': COARSE,
  'ui.allPointerCapabilities': COARSE,
  'ui.useOverlayScrollbars': 1,
}

/** A Firefox of the system, by WebDriver BiDi. */
export async function openFirefox(executablePath: string, screen: Screen): Promise<Driver> {
  const puppeteer = broughtDriver<Puppeteer>('puppeteer-core')
  const { width, height, isPhone } = screen
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    args: ['--width', String(width), '--height', String(height)],
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', ...(isPhone ? ON_A_PHONE : AT_A_DESK) },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  const page = await browser.newPage()
  await page.setViewport({ width, height })
  const errors = errorsOf(page)
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    run: async (frames, question, argument) =>
      (await frameOf(page, frames))?.evaluate(question, argument) as never,
    pick: async (frames, question, wish) => findIn(await frameOf(page, frames), question, wish),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    errors: () => errors,
    close: async () => {
      const pid = browser.process()?.pid
      await givenAWhile(() => browser.close())
      // It was started as a group of its own.
      endGroup(pid)
    },
  }
}

function errorsOf(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => {
    const left = /connection to (\S+) was interrupted while the page was loading/.exec(
      error.message,
    )
    if (!left) errors.push(`${error.name}: ${error.message}`)
    // Leaving a page while its socket opens: Firefox reports that it failed, and then why. Neither
    // is a fault of the page.
    else removeLast(errors, `can’t establish a connection to the server at ${left[1]}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error')
      errors.push(`${message.text()} (${message.location().url ?? ''})`)
  })
  return errors
}

function removeLast(errors: string[], part: string): void {
  const at = errors.findLastIndex((error) => error.includes(part))
  if (at >= 0) errors.splice(at, 1)
}
