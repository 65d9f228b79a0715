import { useTranslation } from 'react-i18next'
import { useQuery } from 'urql'
import { Amount } from '#ui/Amount.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Moment } from '../components/Moment.tsx'
import { Retry } from '../components/Retry.tsx'
import { useEachNews } from '../lib/use-each-news.ts'
import { useNews } from '../lib/use-news.ts'
import { usePlayer } from '../lib/use-player.ts'
import { BonusSection } from './BonusSection.tsx'
import { Term } from './BonusTerms.tsx'
import { CardAmount } from './CardAmount.tsx'
import { type Cashback, cashbackQuery } from './cashback-queries.ts'

/** The cashback that runs now. It is requested again when one is paid. Nothing while none runs. */
export function CashbackSection() {
  const { t } = useTranslation()
  const { pendingBonuses: news } = useNews()
  const [{ data, error }, refetch] = useQuery({
    query: cashbackQuery,
    requestPolicy: 'cache-and-network',
  })
  useEachNews(news, () => refetch({ requestPolicy: 'network-only' }))
  const plans = data?.cashback ?? []
  if (data && plans.length === 0) return null
  return (
    <BonusSection title={t('cashback')} hint={t('cashback_hint')}>
      {plans.map((each) => (
        <CashbackCard key={each.id} cashback={each} />
      ))}
      {!data && error ? <Retry onRetry={() => refetch({ requestPolicy: 'network-only' })} /> : null}
      {!data && !error ? (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            {t('loading')}
          </p>
          <Skeleton className="h-60" />
        </div>
      ) : null}
    </BonusSection>
  )
}

function CashbackCard({ cashback }: { cashback: Cashback }) {
  const { t, i18n } = useTranslation()
  const { hidden } = usePlayer()
  const { title, description, currency, percent, everyDays, paidAs, wagering, lastPaid } = cashback
  const money = (value: string) => (
    <Amount amount={value} currency={currency} language={i18n.language} hidden={hidden} />
  )
  const rate = (percent / 100).toLocaleString(i18n.language, {
    style: 'percent',
    numberingSystem: 'latn',
  })
  return (
    <article className="grid gap-5 rounded-tile bg-felt-800 p-5 shadow-[0_0_0_1px_var(--line)_inset] sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3 className="text-22">
          <bdi>{title}</bdi>
        </h3>
        <p className="grid gap-0.5 sm:text-end">
          <span className="text-13 text-subtle">{t('cashback_so_far')}</span>
          <CardAmount amount={cashback.amount} currency={currency} />
        </p>
      </div>
      <p className="max-w-[64ch] text-14 text-muted">{description}</p>
      <dl className="grid gap-x-8 gap-y-3 text-14 sm:grid-cols-3">
        <Term name={t('cashback_rate')}>
          <bdi>{rate}</bdi>
        </Term>
        <Term name={t('cashback_period')}>{t('last_days', { count: everyDays })}</Term>
        <Term name={t('cashback_ends')}>
          <Moment at={cashback.periodEndsAt} />
        </Term>
        <Term name={t('cashback_lost')}>{money(cashback.lost)}</Term>
        <Term name={t('cashback_least')}>{money(cashback.minLoss)}</Term>
        <Term name={t('cashback_most')}>{money(cashback.maxCashback)}</Term>
        <Term name={t('cashback_as')}>
          {t(paidAs === 'REAL' ? 'free_bet_win_real' : 'free_bet_win_bonus')}
        </Term>
        {wagering === null ? null : (
          <Term name={t('to_stake')}>{t('wagering_times', { count: wagering })}</Term>
        )}
        {lastPaid ? (
          <Term name={t('cashback_last')}>
            <span>{money(lastPaid.amount)}</span>
            <span aria-hidden="true">{' · '}</span>
            <Moment at={lastPaid.paidAt} />
          </Term>
        ) : null}
      </dl>
      <p className="max-w-[64ch] text-13 text-subtle">{t('cashback_rule')}</p>
    </article>
  )
}
