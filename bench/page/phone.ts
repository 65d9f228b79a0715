import { type Browser, chromium, devices, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/tools/browser.ts'

/** Chrome's own 'Slow 4G' and a mid-range phone. */
export const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
export const CPU_SLOWDOWN = 4
/**
 * It also identifies itself as a phone: the casino answers a phone with the layout of small
 * screens.
 */
export const PHONE = {
  userAgent: devices['Pixel 7'].userAgent,
  ...{
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
}
export const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(console.error), args: ARGS })
}

/** A phone that has never been here, on a slow network. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}
