import { Hono } from 'hono'
import type { Feed } from '../feed/feed.ts'
import { BUILDER, builderPrice } from './builder.ts'
import { NotTaken } from './not-taken.ts'
import { legNow } from './quote.ts'

/**
 * GET /api/builder?ids=1,2: `{odds, probability}` of several selections of one match as one bet,
 * for visitors too. Where they make none the answer is `{code, leg}`: `leg` is the selection that
 * is the reason.
 */
export function builderRoutes(feed: Feed): Hono {
  const app = new Hono()
  app.get('/api/builder', (context) => {
    const ids = (context.req.query('ids') ?? '').split(',')
    const isFit =
      ids.length <= BUILDER.mostLegs &&
      ids.every((id) => /^\d{1,16}$/.test(id)) &&
      new Set(ids).size === ids.length
    if (!isFit) return context.json({ code: 'malformed', field: 'ids' }, 400)
    try {
      const legs = ids.map((id) =>
        legNow(feed, { id: Number(id), odds: '' }, { policy: 'any', eachWay: false }),
      )
      const { odds, chance } = builderPrice(feed, legs)
      return context.json({ odds, probability: Math.round(chance * 1e6) / 1e6 })
    } catch (error) {
      if (error instanceof NotTaken) return context.json({ code: error.code, leg: error.leg })
      throw error
    }
  })
  return app
}
