import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import translation from '../locales/en.json' with { type: 'json' }
import { BalanceNow } from './BalanceNow.tsx'

test.each([
  [
    'names real and bonus money, with a bonus',
    ['40.00', '20.00'],
    ['Real money', '€40.00', 'Bonus money', '€20.00'],
  ],
  ['is one amount, without bonus money', ['40.00', '0.00'], ['You now have €40.00.']],
  ['is one amount, with real money alone', ['40.00'], ['You now have €40.00.']],
])('the balance after a deposit %s', async (_, amounts, texts) => {
  const i18n = createInstance()
  await i18n.init({ lng: 'en', resources: { en: { translation } }, keySeparator: false })
  const drawn = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <BalanceNow
        balances={amounts.map((amount) => ({ amount }))}
        show={(amount) => `€${amount}`}
      />
    </I18nextProvider>,
  )
  for (const text of texts) expect(drawn).toContain(text)
  expect(drawn.includes('You now have')).toBe(texts.length === 1)
})
