import * as v from 'valibot'
import { newPassword, type PasswordRule } from '#rules/password.ts'
import { badInput } from '../../kit/refusal.ts'

let breached: Promise<ReadonlySet<string>> | undefined

/**
 * Throws Refusal('bad_input') with the field and the translation key of what is wrong with a new
 * password. `field` is the name of the input's field. The list of known passwords is read only
 * where the licence's rule is `length`.
 */
export async function checkNewPassword(
  rule: PasswordRule,
  password: string,
  field: string,
): Promise<void> {
  const { issues } = v.safeParse(newPassword[rule], password)
  if (issues) throw badInput({ [field]: issues[0].message })
  await mustNotBeBreached(rule, password, field)
}

/** Checks the list of known passwords only. A form checks the other rules with its other fields. */
export async function mustNotBeBreached(
  rule: PasswordRule,
  password: string,
  field: string,
): Promise<void> {
  if (rule !== 'length') return
  breached ??= readBreached()
  const small = password.normalize('NFKC').toLowerCase()
  const bare = small.replace(UNSEEN, '')
  if (bare === '' || (await breached).has(small) || (await breached).has(bare))
    throw badInput({ [field]: 'validations.password_breached' })
}

/** Spaces and invisible characters: a known password with one more of them is tried next. */
const UNSEEN = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]+/gu

/**
 * Some 49,000 passwords that are most common in known breaches, in small letters (package
 * @zxcvbn-ts/language-common, MIT); 17,950 of them have the eight characters of the rule. It is
 * read when it is first needed: it takes 45 ms and some megabytes.
 */
async function readBreached(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set((dictionary['passwords-common'] ?? []).map(String))
}
