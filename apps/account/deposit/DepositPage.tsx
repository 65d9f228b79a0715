import { ChevronLeft } from 'lucide-react'
import { useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from 'urql'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { MethodGrid, MethodGridSkeleton } from '../components/MethodGrid.tsx'
import { Panel } from '../components/Panel.tsx'
import { Retry } from '../components/Retry.tsx'
import { usePlayer } from '../lib/use-player.ts'
import { AmountForm } from './AmountForm.tsx'
import { DepositEnd } from './DepositEnd.tsx'
import { depositMethodsQuery } from './deposit-queries.ts'
import { firstStep, nextStep } from './deposit-step.ts'
import { PaymentFrame } from './PaymentFrame.tsx'
import { UndecidedDeposits, type UndecidedDepositsProps } from './UndecidedDeposits.tsx'
import { useDepositNews } from './use-deposit-news.ts'

export function DepositPage() {
  const { t } = useTranslation()
  const [{ data, error }, refetch] = useQuery({
    query: depositMethodsQuery,
    requestPolicy: 'cache-and-network',
  })
  const methods = data?.depositMethods

  return (
    <Panel title={t('deposit')} hint={t('deposit_hint')}>
      {methods && methods.length > 0 ? (
        <DepositSteps methods={methods} />
      ) : methods ? (
        <EmptyState title={t('no_methods')} />
      ) : error ? (
        <Retry onRetry={() => refetch({ requestPolicy: 'network-only' })} />
      ) : (
        <MethodGridSkeleton />
      )}
    </Panel>
  )
}

function DepositSteps({ methods }: UndecidedDepositsProps) {
  const { t } = useTranslation()
  const { player, refresh } = usePlayer()
  const [step, dispatch] = useReducer(nextStep, methods, firstStep)
  useDepositNews(step, dispatch, refresh)

  if (step.at === 'methods') {
    return (
      <>
        <UndecidedDeposits methods={methods} />
        <MethodGrid
          methods={methods}
          currency={player.currency}
          onChoose={(methodId) => dispatch({ type: 'choose', methodId })}
        />
      </>
    )
  }
  if (step.at === 'amount') {
    const method = methods.find(({ id }) => id === step.methodId)
    if (!method) return null
    return (
      <div className="grid gap-5">
        {methods.length > 1 ? (
          <Button
            tone="plain"
            className="-ms-3 justify-self-start"
            onClick={() => dispatch({ type: 'back' })}
          >
            <ChevronLeft aria-hidden="true" className="mirrored size-5" />
            <span>{t('other_method')}</span>
          </Button>
        ) : null}
        <AmountForm
          key={method.id}
          method={method}
          onStarted={(deposit) => dispatch({ type: 'started', deposit })}
        />
      </div>
    )
  }
  if (step.at === 'paying')
    return <PaymentFrame deposit={step.deposit} onLeft={() => dispatch({ type: 'left' })} />
  if (step.at === 'checking') {
    return (
      <p
        role="status"
        className="grid min-h-60 place-content-center justify-items-center gap-4 text-muted"
      >
        <Spinner className="size-9 text-brass-400" />
        <span>{t('checking_payment')}</span>
      </p>
    )
  }
  return (
    <DepositEnd
      deposit={step.deposit}
      onAgain={() => dispatch({ type: 'again' })}
      onContinue={() => dispatch({ type: 'continue' })}
      onOther={() => dispatch({ type: 'back' })}
    />
  )
}
