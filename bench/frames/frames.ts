import { join } from 'node:path'
import type { Browser, CDPSession } from '@playwright/test'
import { CPU_SLOWDOWN, launchBrowser } from '../page/phone.ts'
import type { BenchRow } from '../row.ts'
import { openForBench } from '../start.ts'
import { FRAME_MS, framesOf, type TraceEvent } from './frames-of-trace.ts'

/** Games that are looked at, and the time for each: a table needs a whole round of its clock. */
const SCENES = [
  { name: 'a spin of a slot', game: 'keepers-light', ms: 4000, pressed: true },
  { name: 'a flight of crash', game: 'bull-market', ms: 6000, pressed: true },
  { name: 'a ball of plinko', game: 'pinwheel-drop', ms: 3500, pressed: true },
  { name: 'a live table', game: 'lamp-room-live', ms: 28_000, pressed: false },
] as const
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const PATIENCE_MS = 60_000
const SETTLED_MS = 4000
const PLAYER = { username: 'player@baize.test', password: 'Welcome-1' }

/**
 * Measures what the games cost the main thread of a slow phone in a frame, by traces: the time of
 * the processor in the task that draws, lays out and paints.
 */
export async function benchFrames(dataDir: string): Promise<BenchRow[]> {
  const servers = await openForBench(join(dataDir, 'casino'))
  const browser = await launchBrowser()
  try {
    const rows: BenchRow[] = []
    for (const scene of SCENES) rows.push(...(await watch(browser, servers.casino, scene)))
    return rows
  } finally {
    await browser.close()
    await servers.stop()
  }
}

async function watch(
  browser: Browser,
  casino: string,
  { name, game, ms, pressed }: (typeof SCENES)[number],
): Promise<BenchRow[]> {
  const context = await browser.newContext(PHONE)
  try {
    const headers = { origin: new URL(casino).origin }
    await context.request.post(new URL('/auth/login', casino).href, { form: PLAYER, headers })
    const page = await context.newPage()
    await page.goto(new URL(`/play/real/${game}?lng=en`, casino).href)
    const main = page.frameLocator('iframe').locator('button.main')
    await main.waitFor({ timeout: PATIENCE_MS })
    // Work that loading leaves behind is not the game's.
    await page.waitForTimeout(SETTLED_MS)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const frames = framesOf(
      await trace(session, async () => {
        if (pressed) await main.tap()
        await page.waitForTimeout(ms)
      }),
    )
    return [
      { name: `${name}: frames`, value: frames.count, unit: '' },
      {
        name: `${name}: work in a frame, p95`,
        value: frames.p95,
        unit: 'ms',
        target: FRAME_MS,
        pass: frames.p95 <= FRAME_MS,
      },
      { name: `${name}: frames with too much work`, value: frames.late * 100, unit: '%' },
      { name: `${name}: layouts in a frame`, value: frames.layouts, unit: '' },
      { name: `${name}: script in a frame`, value: frames.script, unit: 'ms' },
      { name: `${name}: layout in a frame`, value: frames.layout, unit: 'ms' },
      { name: `${name}: paint in a frame`, value: frames.paint, unit: 'ms' },
    ]
  } finally {
    await context.close()
  }
}

/** The events of a page's process while something happens. */
async function trace(session: CDPSession, happens: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(event as unknown as TraceEvent)
  })
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline']
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...includedCategories, 'toplevel'] },
  })
  await happens()
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.end')
  await complete
  return events
}
