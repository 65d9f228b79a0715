import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from 'urql'
import { formatAmount } from '#ui/amount-format.ts'
import { Button } from '#ui/Button.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { MethodGrid, MethodGridSkeleton } from '../components/MethodGrid.tsx'
import { Outcome } from '../components/Outcome.tsx'
import { Panel } from '../components/Panel.tsx'
import { Retry } from '../components/Retry.tsx'
import { usePlayer } from '../lib/use-player.ts'
import { PlaceLink } from '../shell/PlaceLink.tsx'
import { NoWithdrawMethods } from './NoWithdrawMethods.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'
import { type WithdrawMethod, withdrawMethodsQuery } from './withdraw-queries.ts'

export function WithdrawPage() {
  const { t } = useTranslation()
  const { player } = usePlayer()
  const [{ data, error }, refetch] = useQuery({
    query: withdrawMethodsQuery,
    requestPolicy: 'cache-and-network',
  })
  const methods = data?.withdrawMethods

  return (
    <Panel title={t('withdraw')} hint={t('withdraw_hint')}>
      {methods && methods.length > 0 ? (
        <WithdrawSteps methods={methods} />
      ) : methods ? (
        <NoWithdrawMethods status={player.status}>
          <PlaceLink to="financials/deposit" className={buttonLook({ tone: 'action' })}>
            {t('deposit')}
          </PlaceLink>
        </NoWithdrawMethods>
      ) : error ? (
        <Retry onRetry={() => refetch({ requestPolicy: 'network-only' })} />
      ) : (
        <MethodGridSkeleton />
      )}
    </Panel>
  )
}

function WithdrawSteps({ methods }: { methods: readonly WithdrawMethod[] }) {
  const { t, i18n } = useTranslation()
  const { player, refresh } = usePlayer()
  const [chosen, choose] = useState<string | null>(() =>
    methods.length === 1 ? (methods[0]?.provider.id ?? null) : null,
  )
  const [held, setHeld] = useState<string | null>(null)
  const method = methods.find(({ provider }) => provider.id === chosen)

  if (held !== null) {
    return (
      <Outcome kind="done" title={t('withdrawal_requested')}>
        <p className="max-w-md text-muted">
          {t('withdrawal_requested_text', {
            amount: formatAmount(held, player.currency, i18n.language),
          })}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <PlaceLink to="financials/pending_withdraws" className={buttonLook({ tone: 'action' })}>
            {t('pending_withdraws')}
          </PlaceLink>
          <Button onClick={() => setHeld(null)}>{t('withdraw_more')}</Button>
        </div>
      </Outcome>
    )
  }
  if (!method) {
    const destinations = new Map(
      methods.map(({ provider, destination }) => [provider.id, destination]),
    )
    return (
      <MethodGrid
        methods={methods.map(({ provider }) => provider)}
        currency={player.currency}
        onChoose={choose}
        noteOf={(id) => destinations.get(id) ?? null}
      />
    )
  }
  return (
    <WithdrawForm
      key={method.provider.id}
      method={method}
      onBack={methods.length > 1 ? () => choose(null) : undefined}
      onHeld={(amount) => {
        setHeld(amount)
        refresh()
      }}
    />
  )
}
