import { Minus, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { amountText, readAmountText } from '#rules/amount-text.ts'
import { type AmountLimit, stepAmount } from '#rules/amounts.ts'
import { currencyExponent, parseAmount } from '#rules/money.ts'
import { currencySign, notationOf } from './amount-notation.ts'
import { IconButton } from './IconButton.tsx'
import { TextField } from './TextField.tsx'

export interface AmountFieldProps {
  label: string
  lessLabel: string
  moreLabel: string
  language: string
  currency: string
  limit: AmountLimit | null
  /** Digits and a dot, no more of them behind it than the currency has. */
  text: string
  onChange: (text: string) => void
  onBlur: () => void
  error: string | undefined
  /**
   * Said when a text is not taken, as one that is no amount or too long. What stood there before
   * stays.
   */
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
  // What stands there while one types; it is shown in short once one is done.
  const [typed, setTyped] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const notation = useMemo(() => notationOf(language), [language])
  const digits = currencyExponent(currency)
  const shown = typed ?? text.replace('.', notation.decimal)

  function type(value: string) {
    const read = readAmountText(value, notation, digits)
    setRefused(read === null)
    if (read === null) return
    // A text that comes at once is finished, and stands there in short at once.
    setTyped(isKeystroke(shown, value) || read.text === '' ? read.shown : null)
    onChange(read.text)
  }

  function step(way: 'up' | 'down') {
    setTyped(null)
    setRefused(false)
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
        setTyped(null)
        setRefused(false)
        onBlur()
      }}
      error={isRefused ? refusal : error}
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

/** Returns whether a text became another one by one character more or less. */
function isKeystroke(before: string, after: string): boolean {
  const [shorter, longer] = before.length < after.length ? [before, after] : [after, before]
  let same = 0
  while (same < shorter.length && shorter[same] === longer[same]) same++
  return longer.length - shorter.length <= 1 && longer.endsWith(shorter.slice(same))
}
