import { Hono } from 'hono'
import * as v from 'valibot'
import { type Chaos, chaosRequest } from './rounds/chaos.ts'

/**
 * Makes the studio misbehave on purpose: POST the faults of chaos.ts, `{}` ends them, GET returns
 * what is left.
 */
export function panelRoutes(chaos: Chaos): Hono {
  const app = new Hono()
  app.get('/chaos', (context) => context.json(chaos.plan))
  app.post('/chaos', async (context) => {
    const parsed = v.safeParse(chaosRequest, await context.req.json().catch(() => null))
    if (!parsed.success)
      return context.json({ code: 'BAD_REQUEST', message: parsed.issues[0].message }, 400)
    chaos.plan = parsed.output
    return context.json(chaos.plan)
  })
  return app
}
