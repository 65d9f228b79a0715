import type { DefaultValues } from 'react-hook-form'
import { isCountry } from '#rules/countries.ts'
import type { QuickRegistrationForm } from '#rules/registration.ts'
import type { JoinSettings } from '../../components/forms/use-join-settings.ts'
import { modalPath } from '../../components/navigation/modal-path.ts'
import type { VariablesOf } from '../../lib/graphql.ts'
import type { PaidUser, registerPayNPlayMutation } from './quick-deposit-queries.ts'

type Field = keyof QuickRegistrationForm

export interface Prefilled {
  values: DefaultValues<QuickRegistrationForm>
  /** Details that the provider has verified cannot be changed here. */
  locked: ReadonlySet<Field>
  /** The market decides the country: it is not requested. */
  countryHidden: boolean
}

const empty: DefaultValues<QuickRegistrationForm> = {
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  country: '',
  city: '',
  houseNumberAndStreetName: '',
  postCode: '',
  mobileNumber: '',
  dateOfBirth: '',
  newsletter: true,
}

/**
 * The form as it opens: what the provider knows, then what was typed into the other dialogs, then
 * what the market suggests.
 */
export function prefill(
  user: PaidUser,
  settings: JoinSettings,
  draft: { email: string; password: string },
): Prefilled {
  const { id: _id, received: _received, country, ...rest } = user
  const { currentCountry, blockedCountries } = settings.countries
  const supported = (code: string) => isCountry(code) && !blockedCountries.includes(code)
  const verified = country !== null && supported(country) ? { ...rest, country } : rest
  const given = Object.fromEntries(
    Object.entries(verified).filter(([, value]) => value !== null),
  ) as Partial<QuickRegistrationForm>
  // A country that players may not come from is cleared; only where the provider named none is the
  // market's own suggested.
  const suggested =
    country === null && (settings.licence.autoCountry || supported(currentCountry))
      ? currentCountry
      : ''
  const values = { ...empty, ...draft, country: suggested, ...given }
  return {
    values,
    locked: new Set(Object.keys(given) as Field[]),
    countryHidden:
      values.country !== '' &&
      (settings.licence.autoCountry || settings.enforcedCountries.includes(values.country)),
  }
}

type RegistrationPayload = VariablesOf<typeof registerPayNPlayMutation>['input']

export interface RegistrationFacts {
  fingerprint: string | null
  language: string
  /** The provider by which they have paid. */
  payNPlay: string
}

export function registrationPayload(
  form: QuickRegistrationForm,
  facts: RegistrationFacts,
): RegistrationPayload {
  const { fingerprint, language, payNPlay } = facts
  return { ...form, fingerprint, verificationPath: modalPath('verify', language), payNPlay }
}
