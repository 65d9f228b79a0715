import * as v from 'valibot'
import { isEmail, plainEmail } from '#rules/email.ts'
import { readFingerprint } from '#rules/fingerprint.ts'
import { promoCode } from '#rules/registration.ts'
import { badInput } from '../kit/refusal.ts'

const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/, 'validations.mixed.required'))
const methodId = v.pipe(v.string(), v.maxLength(40, 'validations.mixed.required'))
const email = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.transform(plainEmail),
      v.maxLength(64, 'validations.string.max'),
      v.check((text) => text === '' || isEmail(text), 'validations.string.email'),
    ),
  ),
)
/** The identifier of the payer's device, or null. */
const fingerprint = v.pipe(v.nullish(v.string()), v.transform(readFingerprint))
const instant = v.pipe(
  v.string(),
  v.isoTimestamp('validations.mixed.required'),
  v.transform((text) => new Date(text)),
  v.check((moment) => !Number.isNaN(moment.getTime()), 'validations.mixed.required'),
)

export const startDepositInput = v.object({
  key,
  methodId,
  amount: v.string(),
  email,
  bonusCode: v.nullish(promoCode),
  fingerprint,
})
export const startWithdrawalInput = v.object({ key, methodId, amount: v.string() })
export const payNPlayInput = v.object({
  id: methodId,
  amount: v.string(),
  bonusCode: v.nullish(promoCode),
  /**
   * The page that closes payment windows, with an encoded return target behind it; that page checks
   * the target itself.
   */
  closePath: v.pipe(
    v.string(),
    v.maxLength(500),
    v.regex(/^\/closewindow(\/[A-Za-z0-9%._~-]*)?$/, 'validations.mixed.required'),
  ),
  data: v.nullish(v.object({ email })),
  fingerprint,
})
export const offersInput = v.object({
  paymentProviderId: v.string(),
  code: v.nullish(promoCode),
})
export const statementInput = v.object({
  from: instant,
  until: instant,
  records: v.nullish(v.pipe(v.number(), v.minValue(1), v.maxValue(100)), 20),
  after: v.nullish(v.pipe(v.string(), v.regex(/^\d{1,18}-\d{1,4}$/, 'validations.mixed.required'))),
})
export const pagingInput = v.object({
  page: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)), 0),
  records: v.nullish(v.pipe(v.number(), v.minValue(1), v.maxValue(100)), 15),
})

/** The parsed input; throws a Refusal that names each field that is wrong. */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  throw badInput(
    Object.fromEntries(
      parsed.issues.map((issue) => [v.getDotPath(issue) ?? 'input', issue.message]),
    ),
  )
}
