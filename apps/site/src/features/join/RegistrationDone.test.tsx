import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import join from '../../locales/en/join.json' with { type: 'json' }
import { RegistrationDone } from './RegistrationDone.tsx'

test('the end of a registration names the address as it was typed, and not as the browser sends it', async () => {
  const i18n = createInstance()
  await i18n.init({ lng: 'en', resources: { en: { join } }, interpolation: { escapeValue: false } })
  const drawn = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <RegistrationDone email="ada@xn--mnchen-3ya.de" onClose={() => {}} />
    </I18nextProvider>,
  )
  expect(drawn).toContain('ada@münchen.de')
  expect(drawn).not.toContain('xn--')
})
