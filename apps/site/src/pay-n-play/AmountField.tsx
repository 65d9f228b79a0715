import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanAmountText, decrementAmount, incrementAmount, roundAmountText } from '#rules/amounts.ts'
import { wholeUnit } from '#rules/limits-display.ts'
import { currencyExponent, parseAmount } from '#rules/money.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useLanguage } from '../lib/language-context.ts'
import { amountText } from './quick-amounts.ts'

export interface AmountFieldProps {
  /** Digits and a dot, no more of them behind it than the currency has. */
  text: string
  currency: string
  onChange: (text: string) => void
  onBlur: () => void
  error?: string | undefined
}

/** An amount that is typed, with either decimal sign, or stepped. Reads from left to right in every language. */
export function AmountField({ text, currency, onChange, onBlur, error }: AmountFieldProps) {
  const { t } = useTranslation('pay-n-play')
  const { language } = useLanguage()
  // What stands there while one types; it is shown rounded once one is done.
  const [typed, setTyped] = useState<string | null>(null)
  const sign = decimalSign(language)
  const amount = parseAmount(text, currency) ?? 0n
  const unit = wholeUnit(currency)
  const step = (to: bigint) => {
    setTyped(null)
    onChange(amountText(to, currency))
  }
  function type(value: string) {
    const cleaned = cleanAmountText(value, sign)
    setTyped(cleaned)
    onChange(roundAmountText(cleaned, currencyExponent(currency)))
  }

  return (
    <TextField
      label={t('amount')}
      name="amount"
      dir="ltr"
      inputMode={currencyExponent(currency) === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={(typed ?? text).replace('.', sign)}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        setTyped(null)
        onBlur()
      }}
      error={error}
      start={<span className="text-muted">{symbolOf(currency, language)}</span>}
      end={
        <>
          <IconButton label={t('less')} onClick={() => step(decrementAmount(amount, unit))}>
            <Minus aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={t('more')} onClick={() => step(incrementAmount(amount, unit))}>
            <Plus aria-hidden="true" className="size-5" />
          </IconButton>
        </>
      }
    />
  )
}

function decimalSign(language: string): string {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

function symbolOf(currency: string, language: string): string {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(1)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
