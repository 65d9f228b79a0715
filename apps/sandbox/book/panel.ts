import { Hono } from 'hono'
import * as v from 'valibot'

const MOST_AHEAD_MS = 24 * 60 * 60_000

const order = v.object({
  /** Time by which the clock is ahead of that of the machine, in ms. */
  aheadMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_AHEAD_MS)),
})

export interface SteeredClock {
  nowMs: () => number
  app: Hono
}

/**
 * Returns a clock, and what moves it on: `POST /panel` and `{"aheadMs": …}`. A clock that went back
 * would play matches again, so an order to go back is refused.
 */
export function openSteeredClock(nowMs: () => number): SteeredClock {
  let aheadMs = 0
  const app = new Hono()
  app.post('/panel', async (context) => {
    const parsed = v.safeParse(order, await context.req.json().catch(() => null))
    if (!parsed.success) return context.json({ error: parsed.issues[0].message }, 422)
    if (parsed.output.aheadMs < aheadMs) return context.json({ error: 'goes back' }, 409)
    aheadMs = parsed.output.aheadMs
    return context.json({ aheadMs })
  })
  return { nowMs: () => nowMs() + aheadMs, app }
}
