import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useQuery } from '../lib/use-query.ts'
import { depositPath } from '../shell/account-paths.ts'
import { useViewer } from '../shell/viewer.ts'
import { AmountForm } from './AmountForm.tsx'
import { MethodGrid } from './MethodGrid.tsx'
import { methodsQuery } from './quick-deposit-queries.ts'

export interface DepositWish {
  methodId: string
  /** An exact decimal. */
  amount: string
  bonusCode: string | null
  email: string | null
}

export interface DepositFormProps {
  currency: string
  problems: readonly string[]
  onSubmit: (wish: DepositWish) => Promise<void>
}

/** First the method, unless there is only one; then the amount. */
export function DepositForm({ currency, problems, onSubmit }: DepositFormProps) {
  const { t } = useTranslation('pay-n-play')
  const { hidden } = useViewer()
  const [{ data, fetching }] = useQuery({ query: methodsQuery })
  const [chosen, setChosen] = useState<string | null>(null)
  const methods = data?.payments ?? []
  const method = methods.length === 1 ? methods[0] : methods.find(({ id }) => id === chosen)

  if (fetching && methods.length === 0) return <DepositSkeleton />
  if (methods.length === 0) {
    return (
      <EmptyState title={t('no_methods')}>
        <LinkButton href={depositPath(hidden)}>{t('deposit_in_account')}</LinkButton>
      </EmptyState>
    )
  }
  if (!method) return <MethodGrid methods={methods} currency={currency} onChoose={setChosen} />
  return (
    <AmountForm
      key={method.id}
      method={method}
      currency={currency}
      problems={problems}
      onBack={methods.length > 1 ? () => setChosen(null) : undefined}
      onSubmit={onSubmit}
    />
  )
}

function DepositSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="h-6 w-1/2 rounded-small" />
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-18 w-full" />
    </div>
  )
}
