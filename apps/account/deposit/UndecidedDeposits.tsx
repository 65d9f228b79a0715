import { Clock3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useQuery } from 'urql'
import { formatAmount } from '#ui/amount-format.ts'
import { type DepositMethod, recentDepositsQuery } from './deposit-queries.ts'
import { sumOf } from './deposit-step.ts'

export interface UndecidedDepositsProps {
  methods: readonly DepositMethod[]
}

/** Lists deposits that are on their way, so that the player does not pay a second time. */
export function UndecidedDeposits({ methods }: UndecidedDepositsProps) {
  const { t, i18n } = useTranslation()
  const [{ data }] = useQuery({ query: recentDepositsQuery, requestPolicy: 'cache-and-network' })
  return (data?.deposits ?? [])
    .filter(({ state }) => state === 'PENDING' || state === 'HELD')
    .map((deposit) => ({ ...deposit, sum: sumOf(deposit) }))
    .map(({ id, methodId, state, sum }) => (
      <p
        key={id}
        role="status"
        className="flex gap-3 rounded-control bg-brass-700/25 p-4 text-14 text-brass-200"
      >
        <Clock3 aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          {t(state === 'HELD' ? 'deposit_arrived' : 'deposit_on_its_way', {
            amount: formatAmount(sum.amount, sum.currency, i18n.language),
            method: methods.find((method) => method.id === methodId)?.name ?? methodId,
          })}
        </span>
      </p>
    ))
}
