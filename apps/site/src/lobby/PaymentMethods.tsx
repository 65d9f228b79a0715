import { useTranslation } from 'react-i18next'
import { useQuery } from '../lib/use-query.ts'
import { DepositMethodsQuery } from '../shell/shell-queries.ts'
import { uniqueLogos } from './unique-logos.ts'

export function PaymentMethods() {
  const { t } = useTranslation('lobby')
  const [{ data }] = useQuery({ query: DepositMethodsQuery })
  const methods = uniqueLogos(data?.payments ?? [])
  if (methods.length === 0) return null
  return (
    <section aria-label={t('ways_to_pay')} className="py-5 md:py-7">
      <div className="mb-4 flex items-center gap-4">
        <h2 className="text-title">{t('ways_to_pay')}</h2>
        <a href="/payments" className="ms-auto inline-flex min-h-11 items-center px-2 text-14 text-muted hover:text-ivory">
          {t('see_all')}
        </a>
      </div>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {methods.map((method) => (
          <li key={method.id} className="grid h-19 place-items-center rounded-control bg-veil/60 shadow-[0_0_0_1px_var(--line)_inset]">
            <img
              src={method.logos.light}
              alt={method.name}
              height={26}
              loading="lazy"
              decoding="async"
              className="h-6.5 w-30 object-contain"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
