import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useOnline } from '#web/use-online.ts'
import { Outcome } from '../../components/forms/Outcome.tsx'

/** A wait that is longer than this is explained. */
const LONG_WAIT_MS = 30_000

/** Waits for a payment that the provider has not decided. */
export function PaymentPending({ onCancel }: { onCancel: () => Promise<void> }) {
  const { t } = useTranslation('pay-n-play')
  const online = useOnline()
  const [long, setLong] = useState(false)
  const [cancelling, setCancelling] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])

  async function cancel() {
    setCancelling(true)
    await onCancel()
    setCancelling(false)
  }

  return (
    <Outcome
      icon={<Spinner className="size-10 text-brass-400" />}
      title={t('pay_n_play_pending')}
      text={online ? undefined : t('offline_while_paying')}
      hint={t(long ? 'pending_long_hint' : 'pending_hint')}
    >
      <Button size="large" wide busy={cancelling} onClick={cancel}>
        {t('cancel')}
      </Button>
    </Outcome>
  )
}
