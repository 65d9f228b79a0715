import { formatAmount, hiddenAmount, type Sign } from './amount-format.ts'
import { classNames } from './class-names.ts'

export interface AmountProps {
  /** An exact decimal, such as "12.50". */
  amount: string
  currency: string
  language: string
  /** Shows *** in place of the figures. */
  hidden?: boolean
  sign?: Sign
  className?: string
}

/**
 * Money in the notation of the reader's language. It keeps its direction inside right-to-left text,
 * and stays on one line: a browser would break it behind a minus.
 */
export function Amount({
  amount,
  currency,
  language,
  hidden = false,
  sign,
  className,
}: AmountProps) {
  return (
    <bdi className={classNames('whitespace-nowrap', className)}>
      {hidden ? hiddenAmount : formatAmount(amount, currency, language, sign)}
    </bdi>
  )
}
