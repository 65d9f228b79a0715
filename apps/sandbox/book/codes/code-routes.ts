import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import type { Feed } from '../feed/feed.ts'
import type { SlipCodes } from './slip-codes.ts'

const LARGEST_BODY = 2_048
/** Most legs of a code: as many as a slip of the book's pages holds. */
const MOST_LEGS = 20
const LONGEST_CODE = 40

const wish = v.object({
  ids: v.pipe(
    v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    v.minLength(1),
    v.maxLength(MOST_LEGS),
    v.check((ids) => new Set(ids).size === ids.length),
  ),
  eachWay: v.optional(v.boolean(), false),
})

/** Returns the caller's address; '' for a call that came through no socket. */
function addressOf(env: unknown): string {
  return (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? ''
}

/**
 * POST /api/slips (`{code, expiresAt}`) and GET /api/slips/CODE, the slip as its selections are
 * now. Refusals are `{code}`: 404 for a code that there is not, 410 for one that has ended, 409 for
 * a selection that there is not, 429 while there are too many codes (`too_many_codes`), or too many
 * from the caller's address (`too_many_of_yours`).
 */
export function codeRoutes(codes: SlipCodes, feed: Pick<Feed, 'findSelection'>): Hono {
  const app = new Hono()
  const limited = bodyLimit({
    maxSize: LARGEST_BODY,
    onError: (context) => context.json({ code: 'malformed' }, 413),
  })
  app.post('/api/slips', limited, async (context) => {
    const parsed = v.safeParse(wish, await context.req.json().catch(() => null))
    if (!parsed.success)
      return context.json({ code: 'malformed', field: v.getDotPath(parsed.issues[0]) ?? '' }, 400)
    if (parsed.output.ids.some((id) => !feed.findSelection(id)))
      return context.json({ code: 'leg_unknown' }, 409)
    const made = codes.codeOf(parsed.output, addressOf(context.env))
    if (typeof made !== 'string') return context.json(made, 201)
    return context.json({ code: made === 'full' ? 'too_many_codes' : 'too_many_of_yours' }, 429)
  })
  app.get('/api/slips/:code', (context) => {
    const typed = context.req.param('code')
    const found = typed.length > LONGEST_CODE ? 'unknown' : codes.find(typed)
    if (found === 'unknown') return context.json({ code: 'code_unknown' }, 404)
    if (found === 'expired') return context.json({ code: 'code_expired' }, 410)
    const { slip, expiresAt } = found
    const selections = slip.ids.flatMap((id) => feed.findSelection(id) ?? [])
    return context.json({ eachWay: slip.eachWay, legs: slip.ids.length, expiresAt, selections })
  })
  return app
}
