import * as v from 'valibot'
import type { EventFilter } from './feed/filter.ts'

const whole = v.pipe(v.string(), v.regex(/^-?\d{1,16}$/, 'a whole number'), v.transform(Number))
const ids = v.pipe(
  v.array(v.string()),
  v.transform((texts) => texts.flatMap((text) => text.split(',')).filter(Boolean)),
  v.maxLength(100, 'at most 100'),
  v.array(whole),
)
const query = v.object({
  coupon: v.optional(v.pipe(whole, v.minValue(0, '0 to 6'), v.maxValue(6, '0 to 6'))),
  date: v.optional(v.pipe(v.string(), v.isoDate('a day such as 2026-11-26'))),
  offsetMinutes: v.optional(
    v.pipe(whole, v.minValue(-840, '-840 to 840'), v.maxValue(840, '-840 to 840')),
  ),
  sportId: v.optional(whole),
  categoryIds: v.optional(ids),
  championshipIds: v.optional(ids),
  live: v.optional(v.picklist(['true', 'false'], 'true or false')),
  maxOdd: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}(\.\d{1,3})?$/, 'decimal odds'), v.transform(Number)),
  ),
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'at most 100 characters'))),
  offset: v.optional(v.pipe(whole, v.minValue(0, 'from 0'))),
  limit: v.optional(v.pipe(whole, v.minValue(1, '1 to 100'), v.maxValue(100, '1 to 100'))),
})

type Asked =
  | { filter: EventFilter; page: { offset?: number; limit?: number } }
  | { field: string; message: string }

/**
 * Reads the query of a list of events; names the first field that does not fit. Lists may be
 * repeated or separated by commas.
 */
export function readEventQuery(all: Record<string, string[]>): Asked {
  const lists = new Set(['categoryIds', 'championshipIds'])
  const parsed = v.safeParse(
    query,
    Object.fromEntries(
      Object.entries(all).map(([key, values]) => [key, lists.has(key) ? values : values[0]]),
    ),
  )
  if (!parsed.success) {
    const [issue] = parsed.issues
    return { field: String(issue.path?.[0]?.key ?? ''), message: issue.message }
  }
  const { offset, limit, live, ...filter } = parsed.output
  return {
    filter: withoutAbsent({
      ...filter,
      live: live === undefined ? undefined : live === 'true',
    }) as EventFilter,
    page: withoutAbsent({ offset, limit }),
  }
}

function withoutAbsent<T extends object>(object: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}
