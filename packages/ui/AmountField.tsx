import { Minus, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { amountText } from '#rules/amount-text.ts'
import { type AmountLimit, stepAmount } from '#rules/amounts.ts'
import { currencyExponent, parseAmount } from '#rules/money.ts'
import { currencySign, notationOf } from './amount-notation.ts'
import { leaveAmount, type TypedAmount, typeAmount } from './amount-typing.ts'
import { IconButton } from './IconButton.tsx'
import { TextField } from './TextField.tsx'

export interface AmountFieldProps {
  label: string
  lessLabel: string
  moreLabel: string
  language: string
  currency: string
  limit: AmountLimit | null
  /**
   * Digits and a dot, no more of them behind it than the currency has. Empty where no amount is
   * written, or a text that is none.
   */
  text: string
  onChange: (text: string) => void
  onBlur: () => void
  error: string | undefined
  /** Shown for a text that is no amount, or too long, for as long as it stands there. */
  refusal: string
  hint?: string | undefined
}

/**
 * An amount that is typed, in the digits and with the signs of any language, or stepped. Money
 * reads from left to right everywhere.
 */
export function AmountField({
  lessLabel,
  moreLabel,
  language,
  currency,
  limit,
  text,
  onChange,
  onBlur,
  ...field
}: AmountFieldProps) {
  const { error, refusal, ...plainField } = field
  const [kept, setKept] = useState<TypedAmount | null>(null)
  const notation = useMemo(() => notationOf(language), [language])
  const digits = currencyExponent(currency)
  // An amount that was chosen elsewhere replaces what was typed.
  const typed = kept?.text === text ? kept : null
  const shown = typed?.shown ?? text.replace('.', notation.decimal)

  function type(value: string) {
    const next = typeAmount(shown, value, notation, digits)
    setKept(next)
    onChange(next.text)
  }

  function step(way: 'up' | 'down') {
    setKept(null)
    onChange(
      amountText(stepAmount(parseAmount(text, currency) ?? 0n, way, limit, currency), currency),
    )
  }

  return (
    <TextField
      {...plainField}
      name="amount"
      dir="ltr"
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={shown}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        setKept(typed && leaveAmount(typed))
        onBlur()
      }}
      error={typed?.isRefused ? refusal : error}
      start={<span className="text-muted">{currencySign(currency, language)}</span>}
      end={
        <>
          <IconButton label={lessLabel} onClick={() => step('down')}>
            <Minus aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={moreLabel} onClick={() => step('up')}>
            <Plus aria-hidden="true" className="size-5" />
          </IconButton>
        </>
      }
    />
  )
}
