import { Clock3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '#ui/amount-format.ts'
import type { ResultOf } from '../lib/graphql.ts'
import type { DepositMethod, depositMethodsQuery } from './deposit-queries.ts'

export interface UndecidedDepositsProps {
  deposits: ResultOf<typeof depositMethodsQuery>['deposits']
  methods: readonly DepositMethod[]
}

/** Money that is on its way from before: so that nobody pays it a second time. */
export function UndecidedDeposits({ deposits, methods }: UndecidedDepositsProps) {
  const { t, i18n } = useTranslation()
  return deposits
    .filter(({ state }) => state === 'PENDING' || state === 'HELD')
    .map(({ id, methodId, amount, currency }) => (
      <p key={id} role="status" className="flex gap-3 rounded-control bg-brass-700/25 p-4 text-14 text-brass-200">
        <Clock3 aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          {t('deposit_on_its_way', {
            amount: formatAmount(amount, currency, i18n.language),
            method: methods.find((method) => method.id === methodId)?.name ?? methodId,
          })}
        </span>
      </p>
    ))
}
