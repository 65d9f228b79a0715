import { Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { ResultOf } from '../lib/graphql.ts'
import { useLanguage } from '../lib/language-context.ts'
import { describeLimit } from './describe-limit.ts'
import type { PaymentsQuery } from './payments-queries.ts'

export interface PaymentMethodListProps {
  /** Null while they are on their way. */
  methods: ResultOf<typeof PaymentsQuery>['payments'] | null
  currency: string
}

/** Each method with its mark and its limits. */
export function PaymentMethodList({ methods, currency }: PaymentMethodListProps) {
  const { t } = useTranslation('payments')
  const { language } = useLanguage()
  if (methods?.length === 0) {
    return <EmptyState title={t('no_payment_methods')} icon={<Wallet aria-hidden="true" className="size-10" />} />
  }
  return (
    <ul className="grid gap-3 @xl:grid-cols-2 @5xl:grid-cols-3" aria-busy={methods === null}>
      {methods === null
        ? ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <li key={key}>
              <Skeleton className="h-20 rounded-panel" />
            </li>
          ))
        : methods.map(({ id, name, logos, limit }) => (
            <li key={id} className="panel flex items-center gap-5 p-5">
              <img
                src={logos.light}
                alt={name}
                height={28}
                decoding="async"
                className="h-7 w-32 object-contain ltr:object-left rtl:object-right"
              />
              <dl className="ms-auto text-end text-13">
                <dt className="text-subtle">{t(limit?.__typename === 'PaymentValues' ? 'amounts' : 'limits')}</dt>
                <dd>
                  <bdi>{describeLimit(limit, currency, language) ?? t('no_limit')}</bdi>
                </dd>
              </dl>
            </li>
          ))}
    </ul>
  )
}
