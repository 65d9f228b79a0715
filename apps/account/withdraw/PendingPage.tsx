import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMutation, useQuery } from 'urql'
import { formatAmount } from '#ui/amount-format.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Problems } from '#ui/Problems.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Toast } from '#ui/Toast.tsx'
import { Moment } from '../components/Moment.tsx'
import { Panel } from '../components/Panel.tsx'
import { Retry } from '../components/Retry.tsx'
import { notifySite } from '../lib/frame.ts'
import { explain } from '../lib/problems.ts'
import { usePlayer } from '../lib/use-player.ts'
import { cancelWithdrawalMutation, type Withdrawal, withdrawalsQuery } from './withdraw-queries.ts'

const POLL_MS = 4000

/**
 * Withdrawals on their way, which can be called back until they are sent, and below them those that
 * have ended.
 */
export function PendingPage() {
  const { t } = useTranslation()
  const { refresh } = usePlayer()
  const [{ data, error }, refetch] = useQuery({
    query: withdrawalsQuery,
    requestPolicy: 'cache-and-network',
  })
  const open =
    data?.withdrawals.filter(({ state }) => state === 'PENDING' || state === 'SENT') ?? []
  const ended =
    data?.withdrawals.filter(({ state }) => state !== 'PENDING' && state !== 'SENT') ?? []
  const count = open.length

  useEffect(() => {
    if (count === 0) return
    const timer = setInterval(() => refetch({ requestPolicy: 'network-only' }), POLL_MS)
    return () => clearInterval(timer)
  }, [count, refetch])

  // One that has ended may have brought its money back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the number of open ones shows that one has ended.
  useEffect(() => refresh(), [count])

  return (
    <Panel title={t('pending_withdraws')} hint={t('pending_hint')}>
      {!data && error ? <Retry onRetry={() => refetch({ requestPolicy: 'network-only' })} /> : null}
      {!data && !error ? <PendingSkeleton /> : null}
      {data && count === 0 ? (
        <EmptyState
          title={t('no_pending')}
          icon={<CircleCheck aria-hidden="true" className="size-9" />}
        />
      ) : null}
      {count > 0 ? (
        <WithdrawalList
          withdrawals={open}
          onChanged={() => refetch({ requestPolicy: 'network-only' })}
        />
      ) : null}
      {ended.length > 0 ? (
        <div className="grid gap-3">
          <h2 className="text-22">{t('earlier_withdrawals')}</h2>
          <WithdrawalList
            withdrawals={ended}
            onChanged={() => refetch({ requestPolicy: 'network-only' })}
          />
        </div>
      ) : null}
    </Panel>
  )
}

function WithdrawalList({
  withdrawals,
  onChanged,
}: {
  withdrawals: readonly Withdrawal[]
  onChanged: () => void
}) {
  return (
    <ul className="grid gap-3">
      {withdrawals.map((withdrawal) => (
        <WithdrawalItem key={withdrawal.id} withdrawal={withdrawal} onChanged={onChanged} />
      ))}
    </ul>
  )
}

function WithdrawalItem({
  withdrawal,
  onChanged,
}: {
  withdrawal: Withdrawal
  onChanged: () => void
}) {
  const { t, i18n } = useTranslation()
  const [{ fetching, error }, cancel] = useMutation(cancelWithdrawalMutation)
  const [isBack, setBack] = useState(false)
  const { id, methodId, state, amount, currency, destination, reason, requestedAt } = withdrawal
  const shown = formatAmount(amount, currency, i18n.language)

  async function giveBack() {
    const { data } = await cancel({ id })
    if (data) {
      setBack(true)
      notifySite({
        type: 'event',
        event: { name: 'withdrawal_cancelled', method: methodId, amount, currency },
      })
    }
    onChanged()
  }

  return (
    <li className="grid gap-3 rounded-tile bg-felt-800 p-4 shadow-[0_0_0_1px_var(--line)_inset]">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <div className="grid gap-1">
          <p className="flex flex-wrap items-baseline gap-x-3 text-18 font-semibold">
            <bdi>{shown}</bdi>
            <bdi dir="ltr" className="text-13 font-normal text-muted">
              {destination}
            </bdi>
          </p>
          <p className="text-13 text-muted">
            <Moment at={requestedAt} />
          </p>
        </div>
        <p
          className={
            state === 'DECLINED'
              ? 'text-14 text-danger'
              : state === 'PAID'
                ? 'text-14 text-ok'
                : 'text-14 text-brass-200'
          }
        >
          {t(`withdrawal_${state}`)}
        </p>
        {state === 'PENDING' ? (
          <Button busy={fetching} onClick={giveBack}>
            {t('cancel_withdrawal')}
          </Button>
        ) : null}
      </div>
      {state === 'DECLINED' ? (
        <p className="text-14 text-muted">
          {[t('withdrawal_declined_text'), reason ? t(`reason_${reason}`) : ''].join(' ')}
        </p>
      ) : null}
      {error ? (
        <Problems
          messages={explain(error, 'cancel', t).map(({ message }) => message)}
          heading={(count) => t('there_were_n_errors', { count })}
        />
      ) : null}
      {isBack ? (
        <Toast
          message={t('withdrawal_cancelled_text', { amount: shown })}
          onGone={() => setBack(false)}
        />
      ) : null}
    </li>
  )
}

function PendingSkeleton() {
  return (
    <div className="grid gap-3" aria-busy="true">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  )
}
