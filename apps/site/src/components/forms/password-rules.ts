import * as v from 'valibot'
import { isSameAsEmail, newPassword, type PasswordRule } from '#rules/password.ts'

/**
 * The points that are shown beneath a password, by licence rule, with the translation key of the
 * shared schema's message.
 */
const shown = {
  composition: {
    length: 'validations.password_length',
    lowercase: 'validations.password_at_least_one_lowercase_char',
    uppercase: 'validations.password_at_least_one_uppercase_char',
    number_or_special: 'validations.password_at_least_one_number_or_special_character',
  },
  length: { length_only: 'validations.password_length_only' },
} as const

export type PasswordPoint = keyof typeof shown.composition | keyof typeof shown.length | 'differs'

/**
 * Returns the rules that a password meets. The difference from the e-mail address is checked only
 * where there is one.
 */
export function passwordPoints(
  rule: PasswordRule,
  password: string,
  email?: string,
): Partial<Record<PasswordPoint, boolean>> {
  const refused = new Set(
    v.safeParse(newPassword[rule], password).issues?.map(({ message }) => message),
  )
  const met = Object.fromEntries(
    Object.entries(shown[rule]).map(([point, key]) => [
      point,
      password !== '' && !refused.has(key),
    ]),
  )
  return email ? { ...met, differs: password !== '' && !isSameAsEmail(password, email) } : met
}
