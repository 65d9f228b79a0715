import * as v from 'valibot'
import { formatAmount, parseAmount, wholeUnit } from '#rules/money.ts'
import { LEAST_ODDS } from '#rules/odds.ts'
import { withoutControls } from '#rules/registration.ts'
import { isSeen } from '#rules/seen-text.ts'
import { type NamedTerms, USUAL_SHARES, WAGER_KINDS, type WagerKind } from '#rules/wagering.ts'
import { OperatorMistake } from './operator-mistake.ts'

/** Parts of the files that state terms. Every value of such a file arrives as text. */

const LONGEST_TITLE = 100
const LONGEST_DESCRIPTION = 500

export const termsId = v.pipe(
  v.string('must be a text'),
  v.regex(
    /^[a-z][a-z0-9_-]{0,63}$/,
    'must begin with a small letter, and have small letters, digits, _ and - only',
  ),
)

/** Any text that can be seen, on one line. */
export const line = (longest: number) =>
  v.pipe(
    v.string('must be a text'),
    withoutControls,
    v.trim(),
    v.check(isSeen, 'must not be empty'),
    v.maxCodePoints(longest, `may have ${longest} characters at most`),
  )

export function whole(least: number, most: number) {
  const sentence = `must be a whole number from ${least} to ${most}`
  return v.pipe(
    v.string(sentence),
    v.regex(/^\d{1,4}$/, sentence),
    v.transform(Number),
    v.minValue(least, sentence),
    v.maxValue(most, sentence),
  )
}

const MOMENT = 'must be a day such as 2026-12-24, or a moment such as 2026-12-24T18:00:00Z'

/** A day begins at midnight UTC. */
export const moment = v.pipe(
  v.string(MOMENT),
  v.regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/, MOMENT),
  v.transform((text) => new Date(text)),
  v.date(MOMENT),
)

export const leastOdds = v.pipe(
  v.string('must be odds such as 1.50'),
  v.regex(LEAST_ODDS, 'must be odds such as 1.50'),
)

const share = v.optional(whole(0, 100))
/** Percent of a stake that counts, by kind of play; kinds that are left out count as usual. */
export const shares = v.strictObject(
  Object.fromEntries(WAGER_KINDS.map((kind) => [kind, share])) as Record<WagerKind, typeof share>,
)

const text = v.strictObject({
  title: line(LONGEST_TITLE),
  description: line(LONGEST_DESCRIPTION),
})

/** Title and description by language; English has to be there. */
export const texts = v.pipe(
  v.objectWithRest({ en: text }, text, 'must be texts by language'),
  v.check(
    (given) => Object.keys(given).every((tag) => /^[a-z]{2,3}(-[a-zA-Z0-9]{2,8})?$/.test(tag)),
    'may have codes of languages only, such as en',
  ),
)

/** A list with at least one entry. */
export const listOf = <Item extends v.GenericSchema<unknown, string>>(item: Item, most: number) =>
  v.pipe(
    v.array(item, 'must be a list'),
    v.minLength(1, 'must not be empty'),
    v.maxLength(most, `may have ${most} entries at most`),
  )

const amount = v.pipe(v.string('must be an amount'), v.maxLength(32))
const currency = v.picklist(Intl.supportedValuesOf('currency'), 'must be a currency, such as EUR')

/** Amounts of each currency, by name; `some` may be left out. */
export function byCurrency<Key extends string, Some extends string = never>(
  all: readonly Key[],
  some: readonly Some[] = [],
) {
  const entries = {
    ...(Object.fromEntries(all.map((key) => [key, amount])) as Record<Key, typeof amount>),
    ...(Object.fromEntries(some.map((key) => [key, v.optional(amount)])) as Record<
      Some,
      v.OptionalSchema<typeof amount, undefined>
    >),
  }
  return v.pipe(
    v.record(currency, v.strictObject(entries), 'must be amounts by currency'),
    v.check((given) => Object.keys(given).length > 0, 'must not be empty'),
  )
}

/**
 * Returns an amount of a file in minor units. Throws OperatorMistake when it is missing, no amount
 * or zero.
 */
export function minorOf(text: string | undefined, currency: string, key: string): bigint {
  if (text === undefined) throw new OperatorMistake(`currencies.${currency}.${key} is missing.`)
  const minor = parseAmount(text, currency)
  if (minor) return minor
  const example = formatAmount(20n * wholeUnit(currency), currency)
  throw new OperatorMistake(
    `currencies.${currency}.${key} must be an amount above zero, such as ${example}, not "${text}".`,
  )
}

interface Period {
  startsAt: Date
  endsAt: Date
}

/**
 * When terms are in force. Terms without a beginning began before, or begin now. Throws
 * OperatorMistake for an end that has passed, and for one before the beginning.
 */
export function periodOf(
  file: { startsAt?: Date | undefined; endsAt: Date },
  before: Pick<Period, 'startsAt'> | null,
  now: Date,
): Period {
  const { startsAt = before?.startsAt ?? now, endsAt } = file
  if (endsAt <= now) throw new OperatorMistake('endsAt has passed. To end something now, use end.')
  if (endsAt <= startsAt) throw new OperatorMistake('endsAt must be after startsAt.')
  return { startsAt, endsAt }
}

export function showPeriod({ startsAt, endsAt }: Period): object {
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
}

/** Terms of wagering. Throws OperatorMistake where no stake would count. */
export function namedTerms(file: {
  shares?: v.InferOutput<typeof shares> | undefined
  minOdds?: string | undefined
}): NamedTerms {
  const named = {
    ...(file.minOdds === undefined ? {} : { minOdds: file.minOdds }),
    shares: Object.fromEntries(
      Object.entries(file.shares ?? {}).filter(([, share]) => share !== undefined),
    ),
  }
  const counted = { ...USUAL_SHARES, ...named.shares }
  if (Object.values(counted).every((share) => share === 0))
    throw new OperatorMistake('shares must let some kind of play count.')
  return named
}

export function showNamedTerms({ shares, minOdds }: NamedTerms): object {
  return { minOdds, shares }
}
