import { useTranslation } from 'react-i18next'
import type { Elements } from '#ui/elements.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useDepositMethods } from '../../components/settings/use-deposit-methods.ts'
import { PartProblem } from './PartProblem.tsx'
import { MARKS_SHOWN, uniqueLogos } from './unique-logos.ts'

/**
 * Shows the marks of the payment methods. The casino may have none; a text appears only where they
 * could not be fetched.
 */
export function PaymentMethods() {
  const [{ data, fetching }, refetch] = useDepositMethods()
  const methods = uniqueLogos(data?.payments ?? [])
  if (data && methods.length === 0) return null
  return (
    <WaysToPay>
      {methods.length > 0 ? (
        <ul className={marksLook}>
          {methods.map((method) => (
            <li
              key={method.id}
              className="grid h-19 place-items-center rounded-control bg-veil/60 shadow-[0_0_0_1px_var(--line)_inset]"
            >
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
      ) : fetching ? (
        <MarksWaiting />
      ) : (
        <PartProblem onRetry={refetch} />
      )}
    </WaysToPay>
  )
}

const marksLook = 'grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6'

function WaysToPay({ children }: { children: Elements }) {
  const { t } = useTranslation('lobby')
  return (
    <section aria-label={t('ways_to_pay')} className="py-5 md:py-7">
      <div className="mb-4 flex items-center gap-4">
        <h2 className="text-title">{t('ways_to_pay')}</h2>
        <a
          href="/payments"
          className="ms-auto inline-flex min-h-11 items-center px-2 text-14 text-muted hover:text-ivory"
        >
          {t('see_all')}
        </a>
      </div>
      {children}
    </section>
  )
}

function MarksWaiting() {
  return (
    <div aria-busy="true" className={`skeletons ${marksLook}`}>
      {Array.from({ length: MARKS_SHOWN }, (_, index) => MARKS_SHOWN - index).map((fromLast) => (
        <Skeleton key={fromLast} className="h-19 rounded-control" />
      ))}
    </div>
  )
}
