import * as v from 'valibot'

const PASSWORD_MIN_LENGTH = 6
const PASSWORD_MAX_LENGTH = 32

/** Each rule that a new password must follow, by the translation key that says so. */
const RULES: Readonly<Record<string, RegExp>> = {
  'validations.password_at_least_one_lowercase_char': /\p{Ll}/u,
  'validations.password_at_least_one_uppercase_char': /\p{Lu}/u,
  'validations.password_at_least_one_number_or_special_character': /[^\p{L}\s]/u,
}

const [lowercase, uppercase, sign] = Object.entries(RULES).map(([key, pattern]) => v.regex(pattern, key)) as [Rule, Rule, Rule]
type Rule = ReturnType<typeof v.regex<string, string>>

/** A password that somebody chooses. Spaces at its ends belong to it. */
export const newPassword = v.pipe(
  v.string('validations.mixed.required'),
  v.nonEmpty('validations.mixed.required'),
  v.minLength(PASSWORD_MIN_LENGTH, 'validations.password_length'),
  v.maxLength(PASSWORD_MAX_LENGTH, 'validations.password_length'),
  lowercase,
  uppercase,
  sign,
)

/** A password must not be its owner's e-mail address, however that is capitalised. */
export function isSameAsEmail(password: string, email: string): boolean {
  return password.trim().toLowerCase() === email.trim().toLowerCase()
}
