import { useId, useState } from 'react'
import { LEG_RESULTS, type LegResult } from '../settlement/leg.ts'
import { type SlipType, typesFor } from '../settlement/slip-type.ts'
import { AmountWarning } from './AmountWarning.tsx'
import { useBook } from './book-context.ts'
import { type CalculatorForm, calculate, oddsOf, writtenOdds } from './calculator-form.ts'
import { moneyText } from './money-text.ts'
import { notationOf, readTyped } from './slip-offers.ts'
import { useStore } from './store.ts'
import type { WordKey } from './words/words.ts'

const MOST_LEGS = 12

/** The return of a slip, for any results: the rules are those by which bets are settled. */
export function CalculatorPage() {
  const { engine, settings, t } = useBook()
  const { currency } = useStore(engine.account)
  const fresh = { odds: writtenOdds(2, settings.culture), result: 'won' as LegResult }
  const [form, setForm] = useState<CalculatorForm>({
    type: 'single',
    stake: '10',
    eachWay: false,
    legs: [fresh],
  })
  const id = useId()
  const notation = notationOf(settings.culture)
  const settled = calculate(form, currency, notation)
  const { isUnreadable } = readTyped(form.stake, notation, currency)
  const isOddsless = ({ odds }: { odds: string }) => odds !== '' && oddsOf(odds) === null
  const oddsExample = writtenOdds(2.5, settings.culture)
  const money = (minor: bigint) => moneyText(minor, currency, settings.culture)
  const types = typesFor(form.legs.length)

  function setLegs(legs: CalculatorForm['legs']): void {
    // A second selection makes a multiple of a single: that is what one wants to know then.
    const grows = form.legs.length === 1 && legs.length > 1
    const type =
      !grows && typesFor(legs.length).includes(form.type)
        ? form.type
        : legs.length === 1
          ? 'single'
          : 'accumulator'
    setForm({ ...form, legs, type })
  }
  const setLeg = (at: number, change: Partial<CalculatorForm['legs'][number]>) =>
    setLegs(form.legs.map((leg, index) => (index === at ? { ...leg, ...change } : leg)))

  return (
    <>
      <h1>{t('calculator')}</h1>
      <div className="calculator">
        <label className="field">
          <span>{t('betType')}</span>
          <select
            value={form.type}
            onChange={({ target }) => setForm({ ...form, type: target.value as SlipType })}
          >
            {types.map((type) => (
              <option key={type} value={type}>
                {t(type === 'accumulator' ? 'multiple' : (type as WordKey))}
              </option>
            ))}
          </select>
        </label>
        <div>
          <label className="field">
            <span>{t('stakePerLine')}</span>
            <input
              inputMode="decimal"
              autoComplete="off"
              value={form.stake}
              aria-invalid={isUnreadable}
              aria-describedby={`${id}-stake`}
              onChange={({ target }) => setForm({ ...form, stake: target.value })}
            />
          </label>
          <AmountWarning id={`${id}-stake`} isShown={isUnreadable} />
        </div>
        <label className="check">
          <input
            type="checkbox"
            checked={form.eachWay}
            onChange={({ target }) => setForm({ ...form, eachWay: target.checked })}
          />
          <span>{`${t('eachWay')} · 1/4`}</span>
        </label>
      </div>
      <ol className="calculator-legs">
        {form.legs.map((leg, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a leg of the calculator is its place.
          <li key={at}>
            <div>
              <label className="field">
                <span>{t('legOdds', { number: at + 1 })}</span>
                <input
                  inputMode="decimal"
                  autoComplete="off"
                  value={leg.odds}
                  aria-invalid={isOddsless(leg)}
                  aria-describedby={`${id}-${at}`}
                  onChange={({ target }) => setLeg(at, { odds: target.value })}
                />
              </label>
              {isOddsless(leg) && (
                <p id={`${id}-${at}`} className="warning">
                  {t('invalidOdds', { example: oddsExample })}
                </p>
              )}
            </div>
            <label className="field">
              <span>{t('legResult', { number: at + 1 })}</span>
              <select
                value={leg.result}
                onChange={({ target }) => setLeg(at, { result: target.value as LegResult })}
              >
                {LEG_RESULTS.map((result) => (
                  <option key={result} value={result}>
                    {t(`result.${result}`)}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ol>
      <div className="calculator-keys">
        <button
          type="button"
          className="button"
          disabled={form.legs.length >= MOST_LEGS}
          onClick={() => setLegs([...form.legs, fresh])}
        >
          {t('addLeg')}
        </button>
        <button
          type="button"
          className="button"
          disabled={form.legs.length === 1}
          onClick={() => setLegs(form.legs.slice(0, -1))}
        >
          {t('takeLeg')}
        </button>
      </div>
      <div className="sums" role="status">
        <p className="sum">
          <span>{t('totalStake')}</span>
          <b>
            {settled
              ? `${money(settled.stakedMinor)} · ${t('lines', { count: settled.lines })}`
              : '–'}
          </b>
        </p>
        <p className="sum">
          <span>{t('returned')}</span>
          <b className="brass">{settled ? money(settled.returnedMinor) : '–'}</b>
        </p>
      </div>
    </>
  )
}
