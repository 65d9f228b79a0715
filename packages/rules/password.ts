import * as v from 'valibot'

/**
 * The rules that a licence can set for new passwords: characters of several kinds, or length alone
 * and no known password.
 */
export const passwordRules = ['composition', 'length'] as const
export type PasswordRule = (typeof passwordRules)[number]

/** The rules as the API names them. */
export const passwordRuleCodes = {
  composition: 'COMPOSITION',
  length: 'LENGTH',
} as const satisfies Record<PasswordRule, string>

/** The rule of a name of the API; the default one for none. */
export function passwordRuleOf(
  code: (typeof passwordRuleCodes)[PasswordRule] | undefined,
): PasswordRule {
  return code === passwordRuleCodes.length ? 'length' : 'composition'
}

/** Characters, by rule. */
const LENGTHS: Readonly<Record<PasswordRule, { min: number; max: number; key: string }>> = {
  composition: { min: 6, max: 32, key: 'validations.password_length' },
  length: { min: 8, max: 128, key: 'validations.password_length_only' },
}

/**
 * A letter of a script that is written without capitals. Most scripts have none; in Georgian and
 * Cherokee no one types them.
 */
const CASELESS = String.raw`(?!\p{Script=Latin})\p{Lo}|[\p{Script=Georgian}\p{Script=Cherokee}]`

/**
 * Each kind of character that the rule `composition` requires, by the translation key of its
 * message. A letter without capitals counts as a small and as a capital one, or a password in its
 * script alone could not meet the rule.
 */
const KINDS: Readonly<Record<string, RegExp>> = {
  'validations.password_at_least_one_lowercase_char': new RegExp(
    String.raw`\p{Ll}|${CASELESS}`,
    'u',
  ),
  'validations.password_at_least_one_uppercase_char': new RegExp(
    String.raw`\p{Lu}|${CASELESS}`,
    'u',
  ),
  'validations.password_at_least_one_number_or_special_character': /[^\p{L}\s]/u,
}

const [lowercase, uppercase, sign] = Object.entries(KINDS).map(([key, pattern]) =>
  v.regex(pattern, key),
) as [Kind, Kind, Kind]
type Kind = ReturnType<typeof v.regex<string, string>>

/**
 * Schema of a new password, by rule. Spaces at the ends belong to it. Messages are translation
 * keys.
 */
export const newPassword = {
  composition: v.pipe(lengthOf('composition'), lowercase, uppercase, sign),
  length: v.pipe(lengthOf('length')),
} satisfies Record<PasswordRule, v.GenericSchema<string>>

function lengthOf(rule: PasswordRule) {
  const { min, max, key } = LENGTHS[rule]
  return v.pipe(
    v.string('validations.mixed.required'),
    v.nonEmpty('validations.mixed.required'),
    v.check((password) => characters(password) >= min, key),
    v.check((password) => characters(password) <= max, key),
  )
}

/**
 * An emoji or a letter of a rare script is one character, although it takes two units of a string.
 */
function characters(password: string): number {
  return [...password].length
}

/** A password must not be its owner's e-mail address, however that is capitalised. */
export function isSameAsEmail(password: string, email: string): boolean {
  return password.trim().toLowerCase() === email.trim().toLowerCase()
}
