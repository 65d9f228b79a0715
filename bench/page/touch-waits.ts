import type { Browser, Page } from '@playwright/test'

/**
 * Chromium's own account of where an input event spends its time:
 * https://www.chromium.org/developers/how-tos/trace-event-profiling-tool
 */
const CATEGORIES = ['-*', 'input.scrolling']

interface TraceEvent {
  name: string
  ph: string
  /** Microseconds. */
  ts: number
  id2?: { local?: string }
  args?: { event_latency?: { event_type?: string } }
}

/**
 * How long each touch lay between the tool's order and the browser, in milliseconds and in the
 * order of the touches.
 *
 * A touch is stamped when DevTools gets the command to make it, but the browser only sends it on
 * after a word from the page's process, which a busy page is late to give: on one with tasks of 20
 * ms and frames of 60 ms that takes some 180 ms, while a touch that the browser makes by itself
 * (Input.synthesizeTapGesture, which brings about no click without a window) or a mouse is with the
 * page within 65. It is the tool's time and not the page's: no finger waits for it. Keys do not
 * wait either.
 */
export async function touchWaitsOf(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  let trace: Buffer
  try {
    await act()
  } finally {
    trace = await browser.stopTracing()
  }
  return touchWaits(JSON.parse(trace.toString()).traceEvents)
}

/** Returns the waits of taps; of the two events of a tap, the shorter wait counts. */
export function touchWaits(events: readonly TraceEvent[]): number[] {
  const types = new Map<string, string | undefined>()
  const began = new Map<string, number>()
  const waits: Record<string, number[]> = { TOUCH_PRESSED: [], TOUCH_RELEASED: [] }
  for (const { name, ph, ts, id2, args } of events.toSorted((a, b) => a.ts - b.ts)) {
    const id = id2?.local
    if (!id) continue
    if (name === 'EventLatency' && ph === 'b') types.set(id, args?.event_latency?.event_type)
    if (name !== 'GenerationToBrowserMain') continue
    if (ph === 'b') began.set(id, ts)
    else waits[types.get(id) ?? '']?.push((ts - (began.get(id) ?? ts)) / 1000)
  }
  const { TOUCH_PRESSED: pressed = [], TOUCH_RELEASED: released = [] } = waits
  if (pressed.length !== released.length)
    throw new Error(`${pressed.length} touches were seen to begin, and ${released.length} to end.`)
  return pressed.map((wait, touch) => Math.min(wait, released[touch] ?? 0))
}
