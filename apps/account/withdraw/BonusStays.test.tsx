import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import translation from '../locales/en.json' with { type: 'json' }
import { BonusStays } from './BonusStays.tsx'

test.each([
  ['is told that a withdrawal does not end it, with bonus money', ['20.00', '5.00'], true],
  ['is told nothing of a bonus, without bonus money', ['20.00', '0.00'], false],
  ['is told nothing of a bonus, with real money alone', ['20.00'], false],
])('a player %s', async (_, amounts, isShown) => {
  const i18n = createInstance()
  await i18n.init({ lng: 'en', resources: { en: { translation } }, keySeparator: false })
  const drawn = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <BonusStays balances={amounts.map((amount) => ({ amount }))} />
    </I18nextProvider>,
  )
  expect(drawn.includes(translation.withdraw_keeps_bonus)).toBe(isShown)
})
