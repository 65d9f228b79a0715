import type { Client, CombinedError } from 'urql'
import type { AccountDetailsForm, PersonalDetailsForm } from '#rules/registration.ts'
import { modalPath } from '../../components/navigation/modal-path.ts'
import { graphql, type VariablesOf } from '../../lib/graphql.ts'

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

const promoCodeQuery = graphql(`
  query PromoCode($input: PromoCodeInput!) {
    promoCode(input: $input) { id }
  }
`)

/**
 * Returns whether no offer has this code. False when the server does not answer: the registration
 * then checks it.
 */
export async function isUnknownCode(
  client: Client,
  { bonusCode, currency }: Pick<AccountDetailsForm, 'bonusCode' | 'currency'>,
) {
  const code = bonusCode.trim()
  if (code === '') return false
  // A POST: a code does not belong in an address, which is written into logs.
  const context = { requestPolicy: 'network-only', preferGetMethod: false } as const
  const { data } = await client
    .query(promoCodeQuery, { input: { code, currency } }, context)
    .toPromise()
  return data?.promoCode === null
}

/**
 * Returns the server's error about the promo code of a registration; undefined when it is about
 * another thing.
 */
export function codeProblemIn(
  error: Pick<CombinedError, 'graphQLErrors'> | undefined,
): string | undefined {
  for (const { extensions } of error?.graphQLErrors ?? []) {
    const fields = extensions.fields
    if (
      extensions.code !== 'bad_input' ||
      typeof fields !== 'object' ||
      fields === null ||
      !('bonusCode' in fields)
    )
      continue
    if (Object.keys(fields).length === 1) return String(fields.bonusCode)
  }
  return undefined
}

type RegistrationRecord = VariablesOf<typeof registerMutation>['input']

interface RegistrationFacts {
  fingerprint: string | undefined
  /** The affiliate tag of the site's settings. */
  affiliateCode: string | null
  language: string
}

/**
 * Returns the record to send when both steps are filled in; that the terms were accepted, and the
 * step itself, stay here.
 */
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
