import { useBook } from './book-context.ts'

const FORMATS = [
  'decimal',
  'fractional',
  'american',
  'hongKong',
  'indonesian',
  'malaysian',
] as const
const ACTIONS = ['askMe', 'takeHigher', 'takeAny', 'tryFirst'] as const

/** Choices of a visitor: the notation of prices, and what the slip does when one moves. */
export function SettingsPage() {
  const { engine, settings, t } = useBook()
  return (
    <>
      <h1>{t('settings')}</h1>
      <fieldset className="choices">
        <legend>{t('oddsFormat')}</legend>
        {FORMATS.map((name, value) => (
          <label key={name} className="check">
            <input
              type="radio"
              name="format"
              checked={settings.oddsFormat === value}
              onChange={() => engine.update({ oddsFormat: value })}
            />
            <span>{t(name)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="choices">
        <legend>{t('priceChanges')}</legend>
        {ACTIONS.map((name, value) => (
          <label key={name} className="check">
            <input
              type="radio"
              name="moves"
              checked={settings.oddsChangeAction === value}
              onChange={() => engine.update({ oddsChangeAction: value })}
            />
            <span>{t(name)}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
