import { Wallet } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tabs, tabPanel } from '#ui/Tabs.tsx'
import { useLanguage } from '../lib/language-context.ts'
import { useQuery } from '../lib/use-query.ts'
import { useViewer } from '../shell/viewer.ts'
import { describeLimit } from './describe-limit.ts'
import { PaymentsQuery } from './payments-queries.ts'

export { paymentsQueries } from './payments-queries.ts'

type Kind = 'DEPOSIT' | 'WITHDRAW'

/** Every way to pay in or out, with its limits in the currency of the player, or of the house for a visitor. */
export function PaymentsPage() {
  const { t } = useTranslation('payments')
  const { language } = useLanguage()
  const { user } = useViewer()
  const [kind, setKind] = useState<Kind>('DEPOSIT')
  const [{ data, fetching, error }] = useQuery({ query: PaymentsQuery, variables: { type: kind } })
  const currency = user?.currency ?? data?.settings.currencies.currentCurrency ?? 'EUR'
  const country = user?.country ?? data?.settings.countries.currentCountry
  const tabs = [
    { id: 'DEPOSIT' as const, label: t('deposit') },
    { id: 'WITHDRAW' as const, label: t('withdraw') },
  ]
  const methods = data?.payments ?? []

  return (
    <div className="wrap pt-7 pb-4 md:pt-10">
      <h1 className="text-[clamp(2rem,1.4rem+1.7vw,3rem)]">{t('payments')}</h1>
      <p className="mt-2 mb-6 max-w-[60ch] text-muted">{t('payments_intro')}</p>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <Tabs tabs={tabs} selected={kind} onSelect={setKind} label={t('payments')} name="payments" />
        {data ? (
          <p className="text-14 text-muted">
            <bdi>{currency}</bdi>
            {country ? ` · ${countryName(country, language)}` : null}
          </p>
        ) : null}
      </div>
      <div {...tabPanel('payments', kind)} className="min-h-60">
        {fetching && !data ? <MethodSkeletons /> : null}
        {error && !data ? (
          <p role="alert" className="py-16 text-center text-muted">
            {t('payments_unavailable')}
          </p>
        ) : null}
        {data && methods.length === 0 ? (
          <EmptyState title={t('no_payment_methods')} icon={<Wallet aria-hidden="true" className="size-10" />} />
        ) : null}
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {methods.map(({ id, name, logos, limit }) => (
            <li key={id} className="panel flex items-center gap-5 p-5">
              <img
                src={logos.light}
                alt={name}
                height={28}
                decoding="async"
                className="h-7 w-32 object-contain ltr:object-left rtl:object-right"
              />
              <dl className="ms-auto text-end text-13">
                <dt className="text-subtle">{t('limits')}</dt>
                <dd>
                  <bdi>{describeLimit(limit, currency, language) ?? t('no_limit')}</bdi>
                </dd>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function MethodSkeletons() {
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-20 rounded-panel" />
      ))}
    </div>
  )
}

function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
