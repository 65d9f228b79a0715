import * as v from 'valibot'
import { isCountry } from './countries.ts'
import { ADULT_AGE, ageOn, dayOf, isDate } from './dates.ts'
import { latinDigits, plainCharacters } from './digits.ts'
import { email } from './email.ts'
import { isSameAsEmail, newPassword, type PasswordRule } from './password.ts'
import { bareNumber, PHONE_NUMBER } from './phone.ts'
import { isSeen } from './seen-text.ts'

const REQUIRED = 'validations.mixed.required'
const TOO_LONG = 'validations.string.max'
const TOO_SHORT = 'validations.string.min'

/** Line breaks and what no keyboard has are taken as spaces: a database cannot keep all of them. */
export const withoutControls = v.transform((typed: string) => typed.replace(/\p{Cc}+/gu, ' '))

/** A trimmed text that must be there; a letter of a rare script is one character. */
const text = ({ min = 1, max }: { min?: number; max: number }) =>
  v.pipe(
    v.string(REQUIRED),
    withoutControls,
    v.trim(),
    v.check(isSeen, REQUIRED),
    v.minCodePoints(min, TOO_SHORT),
    v.maxCodePoints(max, TOO_LONG),
  )

/** A code, which machines read: the digits of any script count as 0 to 9. */
const inLatinDigits = v.transform((typed: string) => latinDigits(plainCharacters(typed)))

/** A promo code; empty for none. */
export const promoCode = v.pipe(
  v.string(),
  withoutControls,
  inLatinDigits,
  v.trim(),
  v.maxLength(64, TOO_LONG),
)

/** E-mail address of a new account, at most 64 characters. */
export const newEmail = v.pipe(email, v.maxLength(64, TOO_LONG))

export const loginForm = v.object(
  { email, password: v.pipe(v.string(REQUIRED), v.nonEmpty(REQUIRED)) },
  REQUIRED,
)
export type LoginForm = v.InferOutput<typeof loginForm>

export const resetPasswordForm = v.object({ email }, REQUIRED)
export type ResetPasswordForm = v.InferOutput<typeof resetPasswordForm>

const changePasswordFormBy = (rule: PasswordRule) =>
  v.object({ newPassword: newPassword[rule] }, REQUIRED)
export const changePasswordForm = {
  composition: changePasswordFormBy('composition'),
  length: changePasswordFormBy('length'),
}
export type ChangePasswordForm = v.InferOutput<ReturnType<typeof changePasswordFormBy>>

/** Form by which a signed-in player changes their password. */
const ownPasswordFormBy = (rule: PasswordRule) =>
  v.object(
    {
      currentPassword: v.pipe(v.string(REQUIRED), v.nonEmpty(REQUIRED)),
      newPassword: newPassword[rule],
    },
    REQUIRED,
  )
export const ownPasswordForm = {
  composition: ownPasswordFormBy('composition'),
  length: ownPasswordFormBy('length'),
}
export type OwnPasswordForm = v.InferOutput<ReturnType<typeof ownPasswordFormBy>>

/** The fields of the register dialog's first step beside the password. */
export const accountDetails = {
  email: newEmail,
  currency: text({ max: 3 }),
  bonusCode: promoCode,
}

const accountDetailsFormBy = (rule: PasswordRule) =>
  v.pipe(
    v.object({ ...accountDetails, password: newPassword[rule] }, REQUIRED),
    v.forward(
      v.partialCheck(
        [['email'], ['password']],
        ({ email, password }) => !isSameAsEmail(password, email),
        'validations.password_same_as_username',
      ),
      ['password'],
    ),
  )
export const accountDetailsForm = {
  composition: accountDetailsFormBy('composition'),
  length: accountDetailsFormBy('length'),
}
export type AccountDetailsForm = v.InferOutput<ReturnType<typeof accountDetailsFormBy>>

/**
 * Length of the shortest first or last name, unless the licence's policy allows 1: some names have
 * one letter.
 */
export const SHORTEST_NAME = 2

/** The names, by the licence's shortest. */
export const namesOf = (shortest: number) => ({
  firstName: text({ min: shortest, max: 64 }),
  lastName: text({ min: shortest, max: 64 }),
})

/** The second step without what only the dialog knows. */
export const personalDetails = {
  ...namesOf(SHORTEST_NAME),
  country: v.pipe(v.string(REQUIRED), v.nonEmpty(REQUIRED), v.check(isCountry, REQUIRED)),
  city: text({ max: 64 }),
  houseNumberAndStreetName: text({ min: 2, max: 128 }),
  postCode: v.pipe(v.string(REQUIRED), inLatinDigits, text({ max: 16 })),
  mobileNumber: v.pipe(
    v.string(REQUIRED),
    inLatinDigits,
    v.trim(),
    v.nonEmpty(REQUIRED),
    v.regex(PHONE_NUMBER, 'validations.invalid_phone_number'),
    v.transform(bareNumber),
  ),
  dateOfBirth: adultDateOfBirth(() => dayOf(new Date())),
  newsletter: v.boolean(REQUIRED),
}

const { city, houseNumberAndStreetName, postCode, mobileNumber, newsletter } = personalDetails

/** The details that players change themselves once they have registered. */
export const contactDetailsForm = v.object(
  { houseNumberAndStreetName, postCode, city, mobileNumber, newsletter },
  REQUIRED,
)
export type ContactDetailsForm = v.InferOutput<typeof contactDetailsForm>

/** Day of birth, YYYY-MM-DD, of a person who is at least 18 on the day that `today` returns. */
export function adultDateOfBirth(today: () => string) {
  return v.pipe(
    v.string(REQUIRED),
    inLatinDigits,
    v.check(isDate, REQUIRED),
    v.check(
      (date) => !isDate(date) || ageOn(today(), date) >= ADULT_AGE,
      'validations.18_years_of_age',
    ),
  )
}

const accept = v.literal(true, 'validations.accept')

export const personalDetailsFormBy = (shortestName: number) =>
  v.object({ ...personalDetails, ...namesOf(shortestName), accept }, REQUIRED)
export const personalDetailsForm = personalDetailsFormBy(SHORTEST_NAME)
export type PersonalDetailsForm = v.InferOutput<typeof personalDetailsForm>

export const gender = v.picklist(['FEMALE', 'MALE'], REQUIRED)

/** The quick deposit's registration: one step, and the gender as well. */
export const quickRegistrationFormBy = (rule: PasswordRule, shortestName: number) =>
  v.pipe(
    v.object(
      {
        ...personalDetails,
        ...namesOf(shortestName),
        email: newEmail,
        password: newPassword[rule],
        gender,
        accept,
      },
      REQUIRED,
    ),
    v.forward(
      v.partialCheck(
        [['email'], ['password']],
        ({ email, password }) => !isSameAsEmail(password, email),
        'validations.password_same_as_username',
      ),
      ['password'],
    ),
  )
export type QuickRegistrationForm = v.InferOutput<ReturnType<typeof quickRegistrationFormBy>>
