import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useQuickDepositMethods } from '../../components/joining/use-quick-deposit-methods.ts'
import { depositPath } from '../../components/player/account-paths.ts'
import { useViewer } from '../../session/viewer.ts'
import { AmountForm } from './AmountForm.tsx'
import { MethodGrid } from './MethodGrid.tsx'
import { useMethodChoice } from './method-choice.ts'
import { useQuickDepositStart } from './use-quick-deposit.ts'

/** First the method, unless there is only one; then the amount. */
export function DepositForm() {
  const { t } = useTranslation(['pay-n-play', 'sign-in'])
  const { hidden } = useViewer()
  const { methods, currency, state, again } = useQuickDepositMethods()
  const { start, problem } = useQuickDepositStart()
  const { chosen, choose, isListed } = useMethodChoice()
  const method = methods.length === 1 ? methods[0] : methods.find(({ id }) => id === chosen)

  if (state === 'failed') {
    return (
      <EmptyState title={t('methods_unavailable')}>
        <Button onClick={again}>{t('retry')}</Button>
      </EmptyState>
    )
  }
  if (state === 'asking' || currency === null) return <DepositSkeleton />
  if (methods.length === 0) {
    return (
      <EmptyState title={t('no_methods')}>
        <LinkButton href={depositPath(hidden)}>{t('deposit_in_account')}</LinkButton>
      </EmptyState>
    )
  }
  if (!method) {
    return isListed ? (
      <p className="text-muted">{t('choose_in_list')}</p>
    ) : (
      <MethodGrid methods={methods} currency={currency} onChoose={choose} />
    )
  }
  return (
    <AmountForm
      key={method.id}
      method={method}
      currency={currency}
      problem={problem}
      onBack={methods.length > 1 ? () => choose(null) : undefined}
      onSubmit={start}
    />
  )
}

function DepositSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="h-6 w-1/2 rounded-small" />
      <div className="grid grid-cols-2 gap-3">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-24" />
        ))}
      </div>
    </div>
  )
}
