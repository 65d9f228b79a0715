import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanAmountText, decrementAmount, incrementAmount, roundAmountText } from '#rules/amounts.ts'
import { wholeUnit } from '#rules/limits-display.ts'
import { currencyExponent, formatAmount, parseAmount } from '#rules/money.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'

export interface AmountFieldProps {
  /** Digits and a dot, no more of them behind it than the currency has. */
  text: string
  currency: string
  onChange: (text: string) => void
  onBlur: () => void
  error?: string | undefined
  hint?: string | undefined
}

/** An amount that is typed or stepped. Money reads from left to right in every language. */
export function AmountField({ text, currency, onChange, onBlur, error, hint }: AmountFieldProps) {
  const { t, i18n } = useTranslation()
  // What stands there while one types; it is shown rounded once one is done.
  const [typed, setTyped] = useState<string | null>(null)
  const sign = partOf('decimal', i18n.language, currency) ?? '.'
  const amount = parseAmount(text, currency) ?? 0n
  const unit = wholeUnit(currency)
  function step(to: bigint) {
    setTyped(null)
    onChange(formatAmount(to, currency))
  }
  function type(value: string) {
    const cleaned = cleanAmountText(value, sign)
    setTyped(cleaned)
    onChange(roundAmountText(cleaned, currencyExponent(currency)))
  }

  return (
    <TextField
      label={t('amount')}
      dir="ltr"
      inputMode={currencyExponent(currency) === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      name="amount"
      value={(typed ?? text).replace('.', sign)}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        setTyped(null)
        onBlur()
      }}
      error={error}
      hint={hint}
      start={<span className="text-muted">{partOf('currency', i18n.language, currency) ?? currency}</span>}
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

function partOf(type: 'decimal' | 'currency', language: string, currency: string): string | undefined {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', numberingSystem: 'latn' })
  return format.formatToParts(1.5).find((part) => part.type === type)?.value
}
