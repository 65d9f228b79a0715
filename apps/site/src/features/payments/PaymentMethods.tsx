import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NotLoaded } from '../../components/content/NotLoaded.tsx'
import { useQuery } from '../../lib/use-query.ts'
import { useViewer } from '../../session/viewer.ts'
import { type MethodsToChoose, PaymentMethodList } from './PaymentMethodList.tsx'
import { PaymentsQuery } from './payments-queries.ts'

export type PaymentKind = 'DEPOSIT' | 'WITHDRAW'

/**
 * The ways to pay in, or out. The page came with the methods for a visitor: those of a player are
 * requested.
 */
export function PaymentMethods({
  kind,
  choice,
}: {
  kind: PaymentKind
  choice?: MethodsToChoose | undefined
}) {
  const { t } = useTranslation('payments')
  const { status, user } = useViewer()
  const [{ data, error, fetching }, again] = useQuery({
    query: PaymentsQuery,
    variables: { type: kind },
  })
  const isPlayer = status === 'player'
  useEffect(() => {
    if (isPlayer) again()
  }, [isPlayer, again])

  const currency = data?.settings.currencies.currentCurrency ?? 'EUR'
  const isForSomebodyElse = user !== null && user.currency !== currency
  if (error && (!data || isForSomebodyElse) && !fetching)
    return <NotLoaded again={again} text={t('payments_unavailable')} />
  return (
    <PaymentMethodList
      methods={data && !isForSomebodyElse ? data.payments : null}
      currency={currency}
      choice={choice}
    />
  )
}
