import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import translation from '../locales/en.json' with { type: 'json' }
import { NoWithdrawMethods } from './NoWithdrawMethods.tsx'

test.each(['EXCLUDED', 'LIMITED'] as const)(
  'a player who is %s and has nothing to be paid out to is led to support, not to a deposit',
  async (status) => {
    const i18n = createInstance()
    await i18n.init({ lng: 'en', resources: { en: { translation } }, keySeparator: false })
    const drawn = renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <NoWithdrawMethods status={status}>the way to a deposit</NoWithdrawMethods>
      </I18nextProvider>,
    )
    expect(drawn).toContain(translation.no_withdraw_methods_closed)
    expect(drawn).not.toContain(translation.no_withdraw_methods_hint)
    expect(drawn).not.toContain('the way to a deposit')
  },
)
