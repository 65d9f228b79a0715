import type { BenchRow } from '../row.ts'
import { median } from '../tools.ts'
import { openBarePage } from './bare-page.ts'
import { benchGameStart } from './game-start.ts'
import { benchInteractions } from './interactions.ts'
import { type LoneBrowser, type LonePhone, launchLone } from './lone-phone.ts'
import { launchBrowser } from './phone.ts'
import { benchSportsInteractions } from './sports-interactions.ts'

const ROUNDS = 7
interface Figures {
  lcpMs: number
  cls: number
  tbtMs: number
  scripts: ScriptBytes
}

/** Bytes of scripts' bodies as they travel. */
interface ScriptBytes {
  /** The scripts that the page itself names; it is not awake without them. */
  first: number
  /** The casino's scripts that these fetch, most of them when the page is idle. */
  later: number
  /** Scripts of vendors, which the page fetches when it is idle. */
  ofVendors: number
}

/** Nothing has travelled for so long once a page is there. */
const QUIET_MS = 500
const PATIENCE_MS = 30_000

/**
 * Measures the cost of a first visit to `/` and `/casino` for a phone on a slow network: medians of
 * seven fresh profiles, the pages in turn.
 */
export async function benchPages(casino: string): Promise<BenchRow[]> {
  const bare = await openBarePage()
  try {
    const [home = [], catalogue = [], sports = [], nothing = []] = await visits([
      `${casino}/`,
      `${casino}/casino`,
      `${casino}/sports`,
      bare.url,
    ])
    const kbOf = (whose: keyof ScriptBytes) =>
      median(home.map(({ scripts }) => scripts[whose])) / 1000
    const scriptKb = kbOf('first')
    return [
      {
        name: 'first-load JavaScript of /',
        value: scriptKb,
        unit: 'kB brotli',
        target: 115,
        pass: scriptKb <= 115,
      },
      { name: 'JavaScript that / fetches later', value: kbOf('later'), unit: 'kB brotli' },
      { name: 'JavaScript of vendors in /', value: kbOf('ofVendors'), unit: 'kB brotli' },
      ...rows('/', home, 1600),
      ...rows('/casino', catalogue, 1800),
      ...rows('/sports', sports, 1800),
      { name: 'LCP of a bare page', value: median(nothing.map(({ lcpMs }) => lcpMs)), unit: 'ms' },
      ...(await interactions(casino, bare.url)),
    ]
  } finally {
    bare.close()
  }
}

async function visits(urls: readonly string[]): Promise<Figures[][]> {
  const browser = await launchLone()
  const figures: Figures[][] = urls.map(() => [])
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, url] of urls.entries()) figures[at]?.push(await visit(browser, url))
    }
    return figures
  } finally {
    await browser.close()
  }
}

async function interactions(casino: string, bare: string): Promise<BenchRow[]> {
  const browser = await launchBrowser()
  try {
    return [
      ...(await benchInteractions(browser, casino, bare)),
      await benchSportsInteractions(browser, casino),
      await benchGameStart(casino),
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

async function visit(browser: LoneBrowser, url: string): Promise<Figures> {
  const phone = await browser.openPhone()
  const scripts = countScripts(phone, new URL(url).origin, await scriptsNamedBy(url))
  const idle = untilIdle(phone)
  await phone.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` })
  await phone.send('Page.navigate', { url })
  await idle
  const { result } = await phone.send('Runtime.evaluate', {
    expression: 'window.seenByBench',
    returnByValue: true,
  })
  const { value } = result as { value: Omit<Figures, 'scripts'> }
  await phone.close()
  return { ...value, scripts }
}

/**
 * The page has loaded, and since then nothing has been on its way for a while. Sockets, which stay
 * open, are reported apart; what a worker is made of has no loader of the page's, and that it has
 * come is reported to the worker alone.
 */
function untilIdle(phone: LonePhone): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const patience = setTimeout(
    () => reject(new Error('The page was still being fetched after half a minute.')),
    PATIENCE_MS,
  )
  const travelling = new Set<string>()
  let loaded = false
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    clearTimeout(timer)
    if (loaded && travelling.size === 0) timer = setTimeout(resolve, QUIET_MS)
  }
  const begin = ({ requestId, loaderId }: { requestId: string; loaderId: string }) => {
    if (loaderId) travelling.add(requestId)
    look()
  }
  const end = ({ requestId }: { requestId: string }) => {
    travelling.delete(requestId)
    look()
  }
  phone.on('Network.requestWillBeSent', begin)
  phone.on('Network.loadingFinished', end)
  phone.on('Network.loadingFailed', end)
  phone.on('Page.loadEventFired', () => {
    loaded = true
    look()
  })
  return promise.finally(() => clearTimeout(patience))
}

/**
 * Counts the bodies of scripts, whose size a build decides. The sums grow while the page is open.
 * `named` are the paths of the scripts that the page's HTML names. Who requested a script first
 * depends on the network: on a slow one, a script is often faster than the parser.
 */
function countScripts(phone: LonePhone, origin: string, named: ReadonlySet<string>): ScriptBytes {
  const sums: ScriptBytes = { first: 0, later: 0, ofVendors: 0 }
  phone.on(
    'Network.responseReceived',
    ({
      type,
      response: { url, headers },
    }: {
      type: string
      response: { url: string; headers: Record<string, string> }
    }) => {
      if (type !== 'Script') return
      // Chrome reports the names of headers as the server wrote them.
      const sent = new Headers(headers)
      const [encoding, length] = [sent.get('content-encoding'), Number(sent.get('content-length'))]
      // The smallest ones travel as they are.
      if (encoding !== 'br' && length > 1024)
        console.error(`${url} came as ${encoding}, not as brotli.`)
      const place = new URL(url)
      const isOurs = place.origin === origin
      sums[isOurs ? (named.has(place.pathname) ? 'first' : 'later') : 'ofVendors'] += length
    },
  )
  return sums
}

/** Returns the paths of the scripts that a page's HTML names. */
async function scriptsNamedBy(url: string): Promise<ReadonlySet<string>> {
  const html = await (await fetch(url)).text()
  const names = html.matchAll(/(?:href|src)="([^"]+\.js)"/g)
  return new Set(Array.from(names, ([, name = '']) => new URL(name, url).pathname))
}

/**
 * Runs in the page. Total blocking time begins with the first paint that shows something, as in
 * https://web.dev/articles/tbt.
 */
function observe(): void {
  const seen = { lcpMs: 0, cls: 0, tbtMs: 0 }
  let firstPaintMs = Number.POSITIVE_INFINITY
  const tasks: PerformanceEntry[] = []
  const addUp = () => {
    const times = tasks.map(
      ({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaintMs),
    )
    seen.tbtMs = times.reduce((sum, time) => sum + Math.max(0, time - 50), 0)
  }
  Object.assign(window, { seenByBench: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcpMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[]) {
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
