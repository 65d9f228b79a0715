import type { AccountDetailsForm, PersonalDetailsForm } from '#rules/registration.ts'
import { graphql, type VariablesOf } from '../lib/graphql.ts'
import { modalPath } from '../sign-in/modal-path.ts'

export const registerMutation = graphql(`
  mutation Register($input: RegisterClassicInput!) {
    registerClassic(input: $input) {
      __typename
      ... on VerificationNeeded {
        email
      }
      ... on AutoLogin {
        email
      }
    }
  }
`)

type RegistrationRecord = VariablesOf<typeof registerMutation>['input']

interface RegistrationFacts {
  fingerprint: string | undefined
  /** The affiliate tag of the site's settings. */
  affiliateCode: string | null
  language: string
}

/** What is sent when both steps are filled in; that the terms were accepted, and the step itself, stay here. */
export function registrationRecord(
  account: AccountDetailsForm,
  personal: PersonalDetailsForm,
  facts: RegistrationFacts,
): RegistrationRecord {
  const { accept: _accepted, ...details } = personal
  return {
    ...details,
    email: account.email,
    password: account.password,
    currency: account.currency,
    bonusCode: account.bonusCode.trim() || null,
    fingerprint: facts.fingerprint ?? null,
    gender: null,
    affiliateCode: facts.affiliateCode,
    verificationPath: modalPath('verify', facts.language),
  }
}
