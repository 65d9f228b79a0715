import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { openBook } from '../../apps/sandbox/book/book.ts'
import { launchBrowser } from '../page/phone.ts'
import type { BenchRow } from '../row.ts'
import { median } from '../tools.ts'

/** The book's clock goes so much faster, so that prices change with each of its looks. */
const SPEED = 60
const CHANGES = 20
const TARGET_MS = 50
const PATIENCE_MS = 90_000
const FROM_MS = Date.UTC(2026, 10, 28, 15)

/**
 * Measures the time in a browser from the message of a price change until the new price is painted.
 */
export async function benchShown(dataDir: string): Promise<BenchRow[]> {
  const opened = Date.now()
  const book = openBook({
    dataDir,
    casinoUrl: 'http://127.0.0.1:9',
    secret: 'the-secret-of-the-bench',
    nowMs: () => FROM_MS + (Date.now() - opened) * SPEED,
  })
  const app = new Hono().route('/book', book.app)
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.on('upgrade', (request, socket, head) => book.upgrade?.take(request, socket, head))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.addInitScript(observe)
    const { port } = server.address() as AddressInfo
    await page.goto(`http://127.0.0.1:${port}/book/frame/en#/live`)
    const seen = () => (window as unknown as { shownAfterMs: number[] }).shownAfterMs
    await page.waitForFunction(
      (count) => (window as unknown as { shownAfterMs: number[] }).shownAfterMs.length >= count,
      CHANGES,
      { timeout: PATIENCE_MS },
    )
    const value = median(await page.evaluate(seen))
    const name = 'a price change in a browser, message to paint'
    return [{ name, value, unit: 'ms', target: TARGET_MS, pass: value <= TARGET_MS }]
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
    await book.close()
  }
}

/**
 * Runs in the page: notes the times between a message that changes a price on the screen and the
 * frame that shows it.
 */
function observe(): void {
  const noted: number[] = []
  Object.assign(window, { shownAfterMs: noted })
  const shown = () =>
    Array.from(
      document.querySelector('#book')?.shadowRoot?.querySelectorAll('.price-odds') ?? [],
      (price) => price.textContent,
    ).join()
  const Original = window.WebSocket
  window.WebSocket = class extends Original {
    constructor(...given: ConstructorParameters<typeof Original>) {
      super(...given)
      // Called before the book's own listener, which comes later.
      this.addEventListener('message', () => {
        const started = performance.now()
        const before = shown()
        requestAnimationFrame(() => {
          if (shown() === before) return
          // A message that follows the frame finds it painted.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => noted.push(performance.now() - started)
          port2.postMessage(null)
        })
      })
    }
  }
}
