import { ReceiptText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from 'urql'
import { Amount } from '#ui/Amount.tsx'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Moment } from '../components/Moment.tsx'
import { Retry } from '../components/Retry.tsx'
import { momentsOf } from '../lib/dates.ts'
import { usePlayer } from '../lib/use-player.ts'
import { PlaceLink } from '../shell/PlaceLink.tsx'
import { type Movement, type Statement, statementQuery } from './statement-queries.ts'

export interface Period {
  /** First and last day, YYYY-MM-DD, by the reader's clock. */
  from: string
  to: string
}

/**
 * Opening, movements and closing of one period; older movements come on demand, below the ones that
 * are there.
 */
export function StatementView({ period }: { period: Period }) {
  const { t } = useTranslation()
  const { statement, movements, isLoading, hasFailed, loadMore } = useStatement(period)

  if (!statement && hasFailed) return <Retry onRetry={loadMore} />
  if (!statement) return <StatementSkeleton />
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-2 gap-3">
        <Sum name={t('opening_balance')} amount={statement.opening} currency={statement.currency} />
        <Sum name={t('closing_balance')} amount={statement.closing} currency={statement.currency} />
      </dl>
      {movements.length === 0 ? (
        <EmptyState
          title={t('no_movements')}
          icon={<ReceiptText aria-hidden="true" className="size-9" />}
        />
      ) : (
        <Movements movements={movements} currency={statement.currency} />
      )}
      {hasFailed ? <p className="text-center text-14 text-danger">{t('problem_loading')}</p> : null}
      {statement.hasMore ? (
        <Button className="justify-self-center" busy={isLoading} onClick={loadMore}>
          {t('load_more')}
        </Button>
      ) : null}
    </div>
  )
}

function useStatement({ from, to }: Period) {
  const client = useClient()
  const [statement, setStatement] = useState<Statement | null>(null)
  const [movements, setMovements] = useState<readonly Movement[]>([])
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [after, setAfter] = useState<{ id: string | null; attempt: number }>({
    id: null,
    attempt: 0,
  })

  useEffect(() => {
    let isCurrent = true
    setStatus('loading')
    const input = { ...momentsOf({ from, to }), records: 20, after: after.id }
    client
      .query(statementQuery, { input }, { requestPolicy: 'network-only' })
      .toPromise()
      .then(({ data, error }) => {
        if (!isCurrent) return
        setStatus(data && !error ? 'ready' : 'failed')
        if (!data || error) return
        setStatement(data.statement)
        setMovements((known) =>
          after.id === null ? data.statement.movements : [...known, ...data.statement.movements],
        )
      })
    return () => {
      isCurrent = false
    }
  }, [client, from, to, after])

  return {
    statement,
    movements,
    isLoading: status === 'loading',
    hasFailed: status === 'failed',
    loadMore: () =>
      setAfter(({ attempt }) => ({ id: movements.at(-1)?.id ?? null, attempt: attempt + 1 })),
  }
}

function Sum({ name, amount, currency }: { name: string; amount: string; currency: string }) {
  const { i18n } = useTranslation()
  const { hidden } = usePlayer()
  return (
    <div className="grid gap-1 rounded-tile bg-felt-800 p-4 shadow-[0_0_0_1px_var(--line)_inset]">
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="text-18 font-semibold sm:text-22">
        <Amount amount={amount} currency={currency} language={i18n.language} hidden={hidden} />
      </dd>
    </div>
  )
}

function Movements({ movements, currency }: { movements: readonly Movement[]; currency: string }) {
  const { t, i18n } = useTranslation()
  const { hidden } = usePlayer()
  return (
    <ul className="divide-y divide-line">
      {movements.map(({ id, at, kind, amount, sportsBetId, gameRound }) => {
        const isOut = amount.startsWith('-')
        return (
          <li key={id} className="flex items-center justify-between gap-4 py-3">
            <div className="grid gap-0.5">
              <p className="text-14 font-[550]">{t([`movement_${kind}`, 'movement_other'])}</p>
              <Moment at={at} className="text-13 text-muted" />
              {gameRound ? (
                <p className="grid text-13 text-muted">
                  {gameRound.gameName ? <span>{gameRound.gameName}</span> : null}
                  <bdi className="break-all">{t('game_round', { id: gameRound.id })}</bdi>
                </p>
              ) : null}
              {sportsBetId ? (
                <PlaceLink
                  to={`history/my_bets/${sportsBetId}`}
                  className="inline-flex min-h-11 items-center text-13 text-brass-200 underline"
                >
                  {t('show_bet')}
                </PlaceLink>
              ) : null}
            </div>
            <p className={classNames('text-16 font-semibold', isOut ? 'text-ivory' : 'text-ok')}>
              <Amount
                amount={amount}
                currency={currency}
                language={i18n.language}
                hidden={hidden}
                sign="exceptZero"
              />
            </p>
          </li>
        )
      })}
    </ul>
  )
}

function StatementSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4" aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
      <Skeleton className="h-72" />
    </div>
  )
}
