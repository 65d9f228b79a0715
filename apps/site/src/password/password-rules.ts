import * as v from 'valibot'
import { isSameAsEmail, newPassword } from '#rules/password.ts'

/** The rules that are shown beneath a password, by the key with which the shared schema refuses it. */
const shown = {
  length: 'validations.password_length',
  lowercase: 'validations.password_at_least_one_lowercase_char',
  uppercase: 'validations.password_at_least_one_uppercase_char',
  number_or_special: 'validations.password_at_least_one_number_or_special_character',
} as const

export type PasswordRule = keyof typeof shown | 'differs'

/** Which rules a password meets; whether it differs from an e-mail address only where there is one. */
export function passwordRules(password: string, email?: string): Partial<Record<PasswordRule, boolean>> {
  const refused = new Set(v.safeParse(newPassword, password).issues?.map(({ message }) => message))
  const met = Object.fromEntries(Object.entries(shown).map(([rule, key]) => [rule, !refused.has(key)]))
  return email ? { ...met, differs: password !== '' && !isSameAsEmail(password, email) } : met
}
