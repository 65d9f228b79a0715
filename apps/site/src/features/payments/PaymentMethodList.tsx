import { Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { ResultOf } from '../../lib/graphql.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { describeLimit } from './describe-limit.ts'
import type { PaymentsQuery } from './payments-queries.ts'

export interface PaymentMethodListProps {
  /** Null while they are on their way. */
  methods: readonly PaymentMethod[] | null
  currency: string
  /** The methods that can be chosen to pay by at once. */
  choice?: MethodsToChoose | undefined
}

export type PaymentMethod = ResultOf<typeof PaymentsQuery>['payments'][number]

export interface MethodsToChoose {
  offered: readonly PaymentMethod[]
  chosen: string | null
  onChoose: (id: string) => void
}

/** Each method with its mark and its limits. */
export function PaymentMethodList({ methods, currency, choice }: PaymentMethodListProps) {
  const { t } = useTranslation('payments')
  const { language } = useLanguage()
  const offered = choice?.offered ?? []
  // Some pay in quickly alone.
  const listed = methods && [
    ...methods,
    ...offered.filter(({ id }) => methods.every((method) => method.id !== id)),
  ]
  if (listed?.length === 0) {
    return (
      <EmptyState
        title={t('no_payment_methods')}
        icon={<Wallet aria-hidden="true" className="size-10" />}
      />
    )
  }
  return (
    <ul className="grid gap-3 @xl:grid-cols-2 @5xl:grid-cols-3" aria-busy={listed === null}>
      {listed === null
        ? ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <li key={key}>
              <Skeleton className="h-20 rounded-panel" />
            </li>
          ))
        : listed.map(({ id, name, logos, limit }) => (
            <li key={id} className="panel relative flex items-center gap-5 p-5">
              <img
                src={logos.light}
                alt={name}
                height={28}
                decoding="async"
                className="h-7 w-32 object-contain ltr:object-left rtl:object-right"
              />
              <dl className="ms-auto text-end text-13">
                <dt className="text-subtle">
                  {t(limit?.__typename === 'PaymentValues' ? 'amounts' : 'limits')}
                </dt>
                <dd>
                  <bdi>{describeLimit(limit, currency, language) ?? t('no_limit')}</bdi>
                </dd>
              </dl>
              {choice && offered.some((method) => method.id === id) ? (
                <button
                  type="button"
                  aria-label={name}
                  aria-pressed={id === choice.chosen}
                  onClick={() => choice.onChoose(id)}
                  className="absolute inset-0 rounded-panel transition-shadow duration-(--state-ms) hover:shadow-[0_0_0_2px_var(--brass-400)_inset] aria-pressed:shadow-[0_0_0_2px_var(--brass-400)_inset]"
                />
              ) : null}
            </li>
          ))}
    </ul>
  )
}
