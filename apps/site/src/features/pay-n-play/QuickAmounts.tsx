import { formatAmount } from '#rules/money.ts'
import { useLanguage } from '../../lib/language-context.ts'

export interface QuickAmountsProps {
  /** Minor units. */
  amounts: readonly bigint[]
  chosen: bigint | null
  currency: string
  onChoose: (amount: bigint) => void
}

/** Three buttons on a phone, five elsewhere. */
export function QuickAmounts({ amounts, chosen, currency, onChoose }: QuickAmountsProps) {
  const { language } = useLanguage()
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    trailingZeroDisplay: 'stripIfInteger',
  })
  return (
    <div className="grid grid-cols-3 gap-2.5 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
      {amounts.map((amount) => (
        <button
          key={amount.toString()}
          type="button"
          aria-pressed={amount === chosen}
          onClick={() => onChoose(amount)}
          className="min-h-14 rounded-control bg-felt-800 text-16 font-[650] shadow-[0_0_0_1px_var(--line-strong)_inset] aria-pressed:bg-[#22331f] aria-pressed:shadow-[0_0_0_2px_var(--brass-400)_inset] max-sm:nth-[n+4]:hidden"
        >
          <bdi>{format.format(formatAmount(amount, currency) as Intl.StringNumericLiteral)}</bdi>
        </button>
      ))}
    </div>
  )
}
