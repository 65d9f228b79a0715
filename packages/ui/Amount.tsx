import { formatAmount, hiddenAmount } from './amount-format.ts'

export interface AmountProps {
  /** An exact decimal, such as "12.50". */
  amount: string
  currency: string
  language: string
  /** Shows *** in place of the figures. */
  hidden?: boolean
  className?: string
}

/**
 * Money in the notation of the reader's language. It keeps its direction inside right-to-left text.
 */
export function Amount({ amount, currency, language, hidden = false, className }: AmountProps) {
  return (
    <bdi className={className}>
      {hidden ? hiddenAmount : formatAmount(amount, currency, language)}
    </bdi>
  )
}
