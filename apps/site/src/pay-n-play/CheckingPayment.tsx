import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from 'urql'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { Outcome } from '../sign-in/Outcome.tsx'
import { type DepositState, depositQuery } from './quick-deposit-queries.ts'

const ASK_EVERY_MS = 3000

export interface CheckingPaymentProps {
  id: string
  /** Told once the deposit is paid or has failed. */
  onDecided: (deposit: DepositState) => void
  onClose: () => void
}

/** Waits for a payment that the provider has not decided. Closing it loses nothing: the money arrives by itself. */
export function CheckingPayment({ id, onDecided, onClose }: CheckingPaymentProps) {
  const { t } = useTranslation('pay-n-play')
  const client = useClient()

  useEffect(() => {
    const timer = setInterval(async () => {
      const { data } = await client.query(depositQuery, { id }, { requestPolicy: 'network-only' }).toPromise()
      if (data?.deposit?.state === 'PAID' || data?.deposit?.state === 'FAILED') onDecided(data.deposit)
    }, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [client, id, onDecided])

  return (
    <Outcome icon={<Spinner className="size-10 text-brass-400" />} title={t('checking')} hint={t('checking_hint')}>
      <Button size="large" wide onClick={onClose}>
        {t('close')}
      </Button>
    </Outcome>
  )
}
