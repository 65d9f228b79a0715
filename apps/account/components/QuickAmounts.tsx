import { useTranslation } from 'react-i18next'
import { type AmountLimit, suggestAmounts } from '#rules/amounts.ts'
import { formatAmount } from '#rules/money.ts'
import { classNames } from '#ui/class-names.ts'

/** Fewer than this are no choice worth showing. */
const WORTH_SHOWING = 3
const ON_SMALL_SCREENS = 3

export interface QuickAmountsProps {
  limit: AmountLimit | null
  currency: string
  /** Amount that is typed now. */
  chosen: bigint | null
  onChoose: (amount: bigint) => void
}

/** One press instead of typing: three amounts on a small screen, five on a larger one. */
export function QuickAmounts({ limit, currency, chosen, onChoose }: QuickAmountsProps) {
  const { t, i18n } = useTranslation()
  const amounts = quickAmounts(limit)
  if (amounts.length < WORTH_SHOWING) return null
  return (
    <fieldset className="grid auto-cols-fr grid-flow-col gap-2.5">
      <legend className="sr-only">{t('quick_amounts')}</legend>
      {amounts.map((amount, at) => {
        const value = formatAmount(amount, currency)
        return (
          <button
            key={value}
            type="button"
            aria-pressed={amount === chosen}
            onClick={() => onChoose(amount)}
            className={classNames(
              'min-h-13 rounded-control px-1 text-16 font-semibold transition-shadow duration-(--state-ms)',
              at >= ON_SMALL_SCREENS && 'hidden sm:block',
              amount === chosen
                ? 'bg-brass-700/30 shadow-[0_0_0_2px_var(--brass-400)_inset]'
                : 'bg-felt-800 shadow-[0_0_0_1px_var(--line-strong)_inset] hover:shadow-[0_0_0_1px_var(--brass-400)_inset]',
            )}
          >
            <bdi>{shortAmount(value, currency, i18n.language)}</bdi>
          </button>
        )
      })}
    </fieldset>
  )
}

/** None where the limit gives nothing to suggest. */
export function quickAmounts(limit: AmountLimit | null): bigint[] {
  try {
    return suggestAmounts(limit)
  } catch {
    return []
  }
}

/** Writes an amount, without decimals when it is whole. */
function shortAmount(value: string, currency: string, language: string): string {
  const isWhole = /^\d+(\.0+)?$/.test(value)
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    ...(isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
  })
  return format.format(value as Intl.StringNumericLiteral)
}
