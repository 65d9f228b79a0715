import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs, tabPanel } from '#ui/Tabs.tsx'
import { lazyPart, useHydrated } from '../../hydration/hydration.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { useQuery } from '../../lib/use-query.ts'
import { useViewer } from '../../session/viewer.ts'
import type { PaymentMethod } from './PaymentMethodList.tsx'
import { type PaymentKind, PaymentMethods } from './PaymentMethods.tsx'
import { PaymentsQuery } from './payments-queries.ts'

export { paymentsQueries } from './payments-queries.ts'

const QuickDepositPanel = lazyPart(
  async () => (await import('../pay-n-play/QuickDepositPanel.tsx')).QuickDepositPanel,
  { patient: true },
)

/**
 * Every way to pay in or out, with its limits in the currency of the player, or of the casino for a
 * visitor.
 */
export function PaymentsPage() {
  const { t } = useTranslation('payments')
  const { language } = useLanguage()
  const { user } = useViewer()
  const hydrated = useHydrated()
  const [kind, setKind] = useState<PaymentKind>('DEPOSIT')
  const [offered, setOffered] = useState<readonly PaymentMethod[]>([])
  const [chosen, setChosen] = useState<string | null>(null)
  const [{ data }] = useQuery({ query: PaymentsQuery, variables: { type: 'DEPOSIT' } })
  const currency = user?.currency ?? data?.settings.currencies.currentCurrency ?? 'EUR'
  const country = user?.country ?? data?.settings.countries.currentCountry
  const tabs = [
    { id: 'DEPOSIT' as const, label: t('deposit') },
    { id: 'WITHDRAW' as const, label: t('withdraw') },
  ]

  return (
    <div className="wrap pt-7 pb-4 md:pt-10">
      <h1 className="text-[clamp(2rem,1.4rem+1.7vw,3rem)]">{t('payments')}</h1>
      <p className="mt-2 mb-6 max-w-[60ch] text-muted">{t('payments_intro')}</p>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <Tabs
          tabs={tabs}
          selected={kind}
          onSelect={setKind}
          label={t('payments')}
          name="payments"
        />
        {/* Where it cannot be known, nothing is claimed. */}
        {data || user ? (
          <p className="text-14 text-muted">
            <bdi>{currency}</bdi>
            {country ? <span>{` · ${countryName(country, language)}`}</span> : null}
          </p>
        ) : null}
      </div>
      <div
        {...tabPanel('payments', kind)}
        className="flex min-h-60 flex-col gap-6 lg:flex-row lg:items-start"
      >
        <div className="@container min-w-0 flex-1">
          {/* Drawn again for each: the methods of the one are never shown for the other. */}
          <PaymentMethods
            key={kind}
            kind={kind}
            choice={kind === 'DEPOSIT' ? { offered, chosen, onChoose: setChosen } : undefined}
          />
        </div>
        {kind === 'DEPOSIT' ? (
          <aside className="lg:sticky lg:top-24 lg:w-[26rem]">
            {/* Only the browser draws it: it is no content for search engines, and most readers
                only look the limits up. */}
            {hydrated ? (
              <Suspense>
                <QuickDepositPanel chosen={chosen} choose={setChosen} onOffer={setOffered} />
              </Suspense>
            ) : null}
          </aside>
        ) : null}
      </div>
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
