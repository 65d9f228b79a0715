import * as v from 'valibot'
import type { EventFilter } from './feed/filter.ts'
import { isDay, isTimeZone } from './feed/local-day.ts'
import type { ResultFilter } from './feed/results.ts'

const whole = v.pipe(v.string(), v.regex(/^-?\d{1,16}$/, 'a whole number'), v.transform(Number))
const ids = v.pipe(
  v.array(v.string()),
  v.transform((texts) => texts.flatMap((text) => text.split(',')).filter(Boolean)),
  v.maxLength(100, 'at most 100'),
  v.array(whole),
)
const day = v.pipe(v.string(), v.check(isDay, 'a day such as 2026-11-26'))
const timeZone = v.pipe(
  v.string(),
  v.maxLength(64, 'a time zone such as Europe/Berlin'),
  v.check(isTimeZone, 'a time zone such as Europe/Berlin'),
)
const limit = v.pipe(whole, v.minValue(1, '1 to 100'), v.maxValue(100, '1 to 100'))
const eventQuery = v.object({
  coupon: v.optional(v.pipe(whole, v.minValue(0, '0 to 6'), v.maxValue(6, '0 to 6'))),
  date: v.optional(day),
  timeZone: v.optional(timeZone),
  hours: v.optional(v.pipe(whole, v.minValue(1, '1 to 168'), v.maxValue(168, '1 to 168'))),
  sportId: v.optional(whole),
  categoryIds: v.optional(ids),
  championshipIds: v.optional(ids),
  live: v.optional(v.picklist(['true', 'false'], 'true or false')),
  maxOdd: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}(\.\d{1,3})?$/, 'decimal odds'), v.transform(Number)),
  ),
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'at most 100 characters'))),
  offset: v.optional(v.pipe(whole, v.minValue(0, 'from 0'))),
  limit: v.optional(limit),
})
const resultQuery = v.object({
  date: v.optional(day),
  timeZone: v.optional(timeZone),
  sportId: v.optional(whole),
  categoryIds: v.optional(ids),
  championshipIds: v.optional(ids),
  below: v.optional(whole),
  limit: v.optional(limit),
})

interface Malformed {
  field: string
  message: string
}
type EventQuery = { filter: EventFilter; page: { offset?: number; limit?: number } } | Malformed

/**
 * Reads the query of a list of events; names the first field that does not fit. Lists may be
 * repeated or separated by commas.
 */
export function readEventQuery(all: Record<string, string[]>): EventQuery {
  const parsed = parse(eventQuery, all)
  if ('field' in parsed) return parsed
  const { offset, limit, live, ...filter } = parsed
  return {
    filter: withoutAbsent({
      ...filter,
      live: live === undefined ? undefined : live === 'true',
    }) as EventFilter,
    page: withoutAbsent({ offset, limit }),
  }
}

/** Reads the query of a list of results; names the first field that does not fit. */
export function readResultQuery(all: Record<string, string[]>): ResultFilter | Malformed {
  const parsed = parse(resultQuery, all)
  return 'field' in parsed ? parsed : (withoutAbsent(parsed) as ResultFilter)
}

function parse<Schema extends typeof eventQuery | typeof resultQuery>(
  schema: Schema,
  all: Record<string, string[]>,
): v.InferOutput<Schema> | Malformed {
  const lists = new Set(['categoryIds', 'championshipIds'])
  const parsed = v.safeParse(
    schema,
    Object.fromEntries(
      Object.entries(all).map(([key, values]) => [key, lists.has(key) ? values : values[0]]),
    ),
  )
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  return { field: String(issue.path?.[0]?.key ?? ''), message: issue.message }
}

function withoutAbsent<T extends object>(object: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}
