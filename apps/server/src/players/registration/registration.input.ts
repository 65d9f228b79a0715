import * as v from 'valibot'
import { isCountry } from '#rules/countries.ts'
import { dayOf } from '#rules/dates.ts'
import { isSameAsEmail, newPassword } from '#rules/password.ts'
import { numberByPlan } from '#rules/phone-plan.ts'
import {
  accountDetails,
  adultDateOfBirth,
  gender,
  namesOf,
  personalDetails,
  withoutControls,
} from '#rules/registration.ts'
import { badInput } from '../../kit/refusal.ts'
import type { Licences } from '../../markets/licences.ts'
import { isAllowedCurrency, isBlockedCountry, type Market } from '../../markets/market.ts'
import type { LicencePolicy } from '../../markets/policy.ts'
import type { RegisterClassicInput } from '../../schema/resolvers.generated.ts'

const NOT_OFFERED = 'validations.not_offered'
const shortText = (max: number) =>
  v.nullish(
    v.pipe(v.string(), withoutControls, v.trim(), v.maxLength(max, 'validations.string.max')),
  )

const schemaFor = (today: string, market: Market, { passwordRule, shortestName }: LicencePolicy) =>
  v.object({
    ...accountDetails,
    password: newPassword[passwordRule],
    ...personalDetails,
    ...namesOf(shortestName),
    mobileNumber: v.pipe(personalDetails.mobileNumber, v.transform(numberByPlan)),
    currency: v.pipe(
      accountDetails.currency,
      v.check((currency) => isAllowedCurrency(currency, market), NOT_OFFERED),
    ),
    country: v.pipe(
      personalDetails.country,
      v.check((country) => !isBlockedCountry(country, market), NOT_OFFERED),
    ),
    dateOfBirth: adultDateOfBirth(() => today),
    bonusCode: v.nullish(accountDetails.bonusCode),
    gender: v.nullish(gender),
    fingerprint: shortText(128),
    affiliateCode: shortText(64),
  })

export type Registration = v.InferOutput<ReturnType<typeof schemaFor>>

/**
 * Reads a registration by the rules of the dialog and those that only the server can check, such as
 * an age of eighteen by today's date in the country of the person (G4). A name that a bank has
 * verified may be of any length.
 */
export function readRegistration(
  input: RegisterClassicInput,
  now: Date,
  { market, policyOf }: Pick<Licences, 'market' | 'policyOf'>,
  { areNamesVerified = false } = {},
): Registration {
  const policy = policyOf(input.country)
  const rules = areNamesVerified ? { ...policy, shortestName: 1 } : policy
  const parsed = v.safeParse(schemaFor(todayIn(input.country, now), market, rules), input)
  const fields: Record<string, string> = {}
  for (const issue of parsed.issues ?? []) fields[v.getDotPath(issue) ?? ''] ??= issue.message
  if (!fields.password && isSameAsEmail(input.password, input.email))
    fields.password = 'validations.password_same_as_username'
  if (!parsed.success || Object.keys(fields).length > 0) throw badInput(fields)
  return parsed.output
}

/** The day it is in a country; in one with several time zones, the earlier day. */
export function todayIn(country: string, now: Date): string {
  const zones = isCountry(country)
    ? (new Intl.Locale(`und-${country}`) as LocaleWithZones).getTimeZones()
    : undefined
  const days = (zones?.length ? zones : ['Etc/GMT+12']).map((zone) => dayOf(now, zone))
  return days.reduce((earliest, day) => (day < earliest ? day : earliest))
}

/** Newer than TypeScript's own description of Intl. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones(): string[] | undefined
}
