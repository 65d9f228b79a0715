import { describe, expect, test } from 'vitest'
import type { QuickRegistrationForm } from '#rules/registration.ts'
import type { JoinSettings } from '../../components/forms/use-join-settings.ts'
import type { PaidUser } from './quick-deposit-queries.ts'
import { prefill, registrationPayload } from './quick-registration.ts'

const unknownPayer: PaidUser = {
  id: 'u1',
  received: { amount: '41.00', currency: 'EUR' },
  firstName: null,
  lastName: null,
  country: null,
  dateOfBirth: null,
  city: null,
  houseNumberAndStreetName: null,
  postCode: null,
  mobileNumber: null,
  email: null,
  gender: null,
}
const settings: JoinSettings = {
  currencies: { allowedCurrencies: ['EUR'], currentCurrency: 'EUR' },
  countries: { currentCountry: 'DE', blockedCountries: ['US'] },
  btag: null,
  hideAcceptNewsLetter: false,
  licence: {
    autoCountry: false,
    autoCurrency: false,
    passwordRule: 'COMPOSITION',
    shortestName: 2,
  },
  enforcedCountries: ['EE'],
}
const noDraft = { email: '', password: '' }

describe('the registration after a payment', () => {
  test('locks what the provider knows and leaves the rest open', () => {
    const { values, locked } = prefill(
      { ...unknownPayer, firstName: 'Robin', gender: 'FEMALE', country: 'SE' },
      settings,
      noDraft,
    )
    expect(values).toMatchObject({
      firstName: 'Robin',
      gender: 'FEMALE',
      country: 'SE',
      lastName: '',
      newsletter: true,
    })
    expect([...locked].toSorted()).toEqual(['country', 'firstName', 'gender'])
  })

  test('takes over what was typed into the other dialogs, but the provider knows better', () => {
    const draft = { email: 'draft@example.org', password: 'Welcome-1' }
    expect(prefill(unknownPayer, settings, draft).values).toMatchObject(draft)
    expect(
      prefill({ ...unknownPayer, email: 'bank@example.org' }, settings, draft).values.email,
    ).toBe('bank@example.org')
  })

  test('clears a country that players may not come from, and shows its field', () => {
    for (const country of ['US', 'ZZ']) {
      const { values, locked } = prefill({ ...unknownPayer, country }, settings, noDraft)
      expect(values.country).toBe('')
      expect(locked.has('country')).toBe(false)
    }
  })

  test('suggests the market where the provider names no country', () => {
    expect(prefill(unknownPayer, settings, noDraft).values.country).toBe('DE')
    const blocked = { ...settings, countries: { currentCountry: 'US', blockedCountries: ['US'] } }
    expect(prefill(unknownPayer, blocked, noDraft).values.country).toBe('')
  })

  test('hides the country where it is enforced', () => {
    expect(prefill({ ...unknownPayer, country: 'EE' }, settings, noDraft).countryHidden).toBe(true)
    expect(prefill({ ...unknownPayer, country: 'SE' }, settings, noDraft).countryHidden).toBe(false)
    expect(
      prefill(
        unknownPayer,
        {
          ...settings,
          licence: {
            autoCountry: true,
            autoCurrency: false,
            passwordRule: 'COMPOSITION',
            shortestName: 2,
          },
        },
        noDraft,
      ).countryHidden,
    ).toBe(true)
    const unknown = {
      ...settings,
      countries: { currentCountry: 'DE', blockedCountries: [] },
      enforcedCountries: [''],
    }
    expect(
      prefill({ ...unknownPayer, country: 'ZZ' }, unknown, noDraft).countryHidden,
      'an empty country must be asked for',
    ).toBe(false)
  })

  test('is sent with the path that the mailed link opens', () => {
    const form = {
      ...prefill(unknownPayer, settings, noDraft).values,
      accept: true,
    } as QuickRegistrationForm
    expect(
      registrationPayload(form, { fingerprint: null, language: 'de', payNPlay: 'oak-bank' }),
    ).toMatchObject({
      accept: true,
      newsletter: true,
      fingerprint: null,
      payNPlay: 'oak-bank',
      verificationPath: '/?lng=de&modal=verify',
    })
  })
})
