import type { Browser, CDPSession, Page } from '@playwright/test'
import type { BenchRow } from '../row.ts'
import { median } from '../tools.ts'
import { benchInteractions } from './interactions.ts'
import { launchBrowser, openPhone } from './phone.ts'

const ROUNDS = 5
interface Figures {
  lcpMs: number
  cls: number
  tbtMs: number
  scriptBytes: number
}

/** What a first visit to `/` and `/casino` costs a phone on a slow network: medians of five fresh browsers. */
export async function benchPages(casino: string): Promise<BenchRow[]> {
  const browser = await launchBrowser()
  try {
    const home = await rounds(browser, `${casino}/`)
    const catalogue = await rounds(browser, `${casino}/casino`)
    const scriptKb = median(home.map(({ scriptBytes }) => scriptBytes)) / 1000
    return [
      { name: 'first-load JavaScript of /', value: scriptKb, unit: 'kB brotli', target: 125, pass: scriptKb <= 125 },
      ...rows('/', home, 1600),
      ...rows('/casino', catalogue, 1800),
      await benchInteractions(browser, casino),
    ]
  } finally {
    await browser.close()
  }
}

function rows(path: string, figures: Figures[], lcpTarget: number): BenchRow[] {
  const lcp = median(figures.map(({ lcpMs }) => lcpMs))
  const cls = median(figures.map((each) => each.cls))
  const tbt = median(figures.map(({ tbtMs }) => tbtMs))
  return [
    { name: `LCP of ${path}`, value: lcp, unit: 'ms', target: lcpTarget, pass: lcp <= lcpTarget },
    { name: `CLS of ${path}`, value: cls, unit: '', target: 0.02, pass: cls <= 0.02 },
    { name: `TBT of ${path}`, value: tbt, unit: 'ms', target: 150, pass: tbt <= 150 },
  ]
}

async function rounds(browser: Browser, url: string): Promise<Figures[]> {
  const figures: Figures[] = []
  for (let round = 0; round < ROUNDS; round++) figures.push(await visit(browser, url))
  return figures
}

async function visit(browser: Browser, url: string): Promise<Figures> {
  const { page, session } = await openPhone(browser)
  const scriptBytes = await countScripts(session)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const seen = await read(page)
  await page.context().close()
  return { ...seen, scriptBytes: scriptBytes() }
}

/** Bytes of the scripts' bodies as they travel, which is what a build decides; headers are the connection's affair. */
async function countScripts(session: CDPSession): Promise<() => number> {
  let bytes = 0
  session.on('Network.responseReceived', ({ type, response }) => {
    if (type !== 'Script') return
    const [encoding, length] = [response.headers['content-encoding'], Number(response.headers['content-length'])]
    // The smallest ones travel as they are.
    if (encoding !== 'br' && length > 1024) console.error(`${response.url} came as ${encoding}, not as brotli.`)
    bytes += length
  })
  await session.send('Network.enable')
  return () => bytes
}

/** Runs in the page. Total blocking time begins with the first paint that shows something, as in https://web.dev/articles/tbt. */
function observe(): void {
  const seen = { lcpMs: 0, cls: 0, tbtMs: 0 }
  let firstPaintMs = Number.POSITIVE_INFINITY
  const tasks: PerformanceEntry[] = []
  const addUp = () => {
    const times = tasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaintMs))
    seen.tbtMs = times.reduce((sum, time) => sum + Math.max(0, time - 50), 0)
  }
  Object.assign(window, { seenByBench: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcpMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.cls += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries())
    addUp()
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    firstPaintMs = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? firstPaintMs
    addUp()
  }).observe({ type: 'paint', buffered: true })
}

function read(page: Page): Promise<Omit<Figures, 'scriptBytes'>> {
  return page.evaluate(() => (window as unknown as { seenByBench: Omit<Figures, 'scriptBytes'> }).seenByBench)
}
