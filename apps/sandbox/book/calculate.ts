import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { fractionOf, hundredthsText, isAbove, ONE, ratio } from './settlement/fraction.ts'
import { LEG_RESULTS } from './settlement/leg.ts'
import { settleSlip } from './settlement/settle-slip.ts'
import { isSlipType, linesOf, MOST_LEGS, type SlipType } from './settlement/slip-type.ts'

const LARGEST_BODY = 16_384

/** A decimal that is written as a text, within bounds that the message names. */
function decimal(pattern: RegExp, message: string, fits: (text: string) => boolean) {
  return v.pipe(
    v.string(message),
    v.check((text) => pattern.test(text) && fits(text), message),
  )
}

const fraction = decimal(
  /^\d(\.\d{1,6})?$/,
  'a decimal from 0 to 1, such as "0.2"',
  (text) => !isAbove(fractionOf(text), ONE),
)
const leg = v.object({
  odds: decimal(
    /^\d{1,6}(\.\d{1,4})?$/,
    'decimal odds from 1, such as "2.50"',
    (text) => !isAbove(ONE, fractionOf(text)),
  ),
  result: v.picklist(LEG_RESULTS, `one of ${LEG_RESULTS.join(', ')}`),
  placeFraction: v.optional(fraction),
  deadHeat: v.optional(
    v.object({
      places: v.pipe(
        v.number('a whole number'),
        v.integer('a whole number'),
        v.minValue(1, 'from 1'),
        v.maxValue(100, 'at most 100'),
      ),
      tied: v.pipe(
        v.number('a whole number'),
        v.integer('a whole number'),
        v.minValue(2, 'from 2'),
        v.maxValue(100, 'at most 100'),
      ),
    }),
  ),
  rule4: v.optional(fraction),
})
const slip = v.object({
  type: v.pipe(
    v.string('a type of slip'),
    v.check(isSlipType, 'a type of slip, such as "trixie" or "2/5"'),
  ),
  stake: decimal(/^\d{1,9}(\.\d{1,2})?$/, 'an amount above 0, such as "5.25"', (text) =>
    isAbove(fractionOf(text), ratio(0, 1)),
  ),
  eachWay: v.optional(v.boolean('true or false')),
  legs: v.pipe(
    v.array(leg, 'a list'),
    v.minLength(1, 'at least one'),
    v.maxLength(MOST_LEGS, `at most ${MOST_LEGS}`),
  ),
})

interface Unfit {
  field: string
  message: string
}

/**
 * The bet calculator: what a slip returns, by the settlement that pays bets, without the caps of an
 * operator.
 */
export function calculatorRoutes(): Hono {
  const app = new Hono()
  const tooLong = { error: 'malformed', field: '', message: `at most ${LARGEST_BODY} bytes` }
  app.post(
    '/api/calculate',
    bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => context.json(tooLong, 413) }),
    async (context) => {
      const answer = calculate(await context.req.json().catch(() => null))
      return 'field' in answer
        ? context.json({ error: 'malformed', ...answer }, 400)
        : context.json(answer)
    },
  )
  return app
}

/**
 * `stake` is of each line. Amounts are decimals with two places. Names the first field that does
 * not fit, such as `legs.0.odds`.
 */
function calculate(body: unknown): { lines: number; staked: string; returned: string } | Unfit {
  const parsed = v.safeParse(slip, body)
  if (!parsed.success) {
    const [issue] = parsed.issues
    return { field: (issue.path ?? []).map(({ key }) => key).join('.'), message: issue.message }
  }
  const { stake, eachWay = false, legs } = parsed.output
  const type = parsed.output.type as SlipType
  const without = eachWay ? legs.findIndex(({ placeFraction }) => placeFraction === undefined) : -1
  if (without >= 0)
    return {
      field: `legs.${without}.placeFraction`,
      message: 'each way takes the terms of the place',
    }
  try {
    linesOf(type, legs.length)
  } catch (cause) {
    return { field: 'legs', message: (cause as RangeError).message }
  }
  const [whole = '', cents = ''] = stake.split('.')
  const stakeMinor = BigInt(whole + cents.padEnd(2, '0'))
  const { lines, stakedMinor, returnedMinor } = settleSlip({
    type,
    stakeMinor,
    eachWay,
    legs: legs.map(withoutAbsent),
  })
  return { lines, staked: hundredthsText(stakedMinor), returned: hundredthsText(returnedMinor) }
}

function withoutAbsent<T extends object>(object: T) {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
