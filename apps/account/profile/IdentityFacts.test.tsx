import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import translation from '../locales/en.json' with { type: 'json' }
import { IdentityFacts } from './IdentityFacts.tsx'

test('the account page names the address of its player as they know it', async () => {
  const i18n = createInstance()
  await i18n.init({ lng: 'en', resources: { en: { translation } }, keySeparator: false })
  const profile = {
    id: 'own',
    email: 'ada@xn--mnchen-3ya.de',
    verified: true,
    firstName: 'Ada',
    lastName: 'Ashford',
    dateOfBirth: '1990-05-17',
    country: 'DE',
    currency: 'EUR',
    city: 'Berlin',
    houseNumberAndStreetName: 'Lindenstraße 12',
    postCode: '10969',
    mobileNumber: '+4915112345678',
    newsletter: false,
    memberSince: '2026-01-02T00:00:00.000Z',
    passwordRule: 'COMPOSITION' as const,
  }
  const drawn = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <IdentityFacts profile={profile} />
    </I18nextProvider>,
  )
  expect(drawn).toContain('ada@münchen.de')
  expect(drawn).not.toContain('xn--')
})
