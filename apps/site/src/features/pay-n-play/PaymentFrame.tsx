import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isInternalClose } from '#contracts/frames.ts'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useMessages } from '#web/use-messages.ts'

export interface PaymentFrameProps {
  url: string
  /** The payment page has come to its end, whatever that was. */
  onClosed: () => Promise<void>
  onCancel: () => Promise<void>
}

/**
 * Shows the provider's page, 480 px high. Only our own close page inside this frame may report that
 * the payment is over.
 */
export function PaymentFrame({ url, onClosed, onCancel }: PaymentFrameProps) {
  const { t } = useTranslation('pay-n-play')
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  const [cancelling, setCancelling] = useState(false)

  useMessages(({ source, origin, data }) => {
    const ours =
      source !== null && source === frame.current?.contentWindow && origin === location.origin
    if (ours && isInternalClose(data)) void onClosed()
  })

  async function cancel() {
    setCancelling(true)
    await onCancel()
    setCancelling(false)
  }

  return (
    <div className="grid gap-3">
      <div
        className="relative h-[480px] overflow-hidden rounded-tile bg-felt-950 shadow-[0_0_0_1px_var(--line-strong)]"
        aria-busy={!loaded}
      >
        {loaded ? null : (
          <span className="absolute inset-0 grid place-items-center text-brass-400">
            <Spinner className="size-8" />
          </span>
        )}
        <iframe
          ref={frame}
          src={url}
          title={t('payment_page')}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          allow="payment"
          referrerPolicy="origin"
          onLoad={() => setLoaded(true)}
          className="relative size-full border-0"
        />
      </div>
      <Button wide busy={cancelling} onClick={cancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}
