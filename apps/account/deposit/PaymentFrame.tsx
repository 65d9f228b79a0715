import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isInternalClose } from '#contracts/frames.ts'
import { formatAmount } from '#ui/amount-format.ts'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useMessages } from '#web/use-messages.ts'
import { notifySite } from '../lib/frame.ts'
import type { Deposit } from './deposit-queries.ts'

/** Height of the bars above the page that stay in sight, in pixels. */
const ROOM_ABOVE = 64

/**
 * The provider's own page. It ends on our closing page, which sends us a message; only that frame
 * and our own origin are accepted.
 */
export function PaymentFrame({ deposit, onLeft }: { deposit: Deposit; onLeft: () => void }) {
  const { t, i18n } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)

  // On a phone the page would otherwise open below the visible part, so it is scrolled to.
  useEffect(() => {
    const top = frame.current?.getBoundingClientRect().top ?? 0
    notifySite({ type: 'scroll', top: Math.max(0, top + scrollY - ROOM_ABOVE) })
  }, [])

  useMessages(({ source, origin, data }) => {
    const isOurs =
      source !== null && source === frame.current?.contentWindow && origin === location.origin
    if (isOurs && isInternalClose(data)) onLeft()
  })

  return (
    <div className="mx-auto grid w-full max-w-[460px] gap-4">
      <p className="text-14 text-muted">
        {t('paying', { amount: formatAmount(deposit.amount, deposit.currency, i18n.language) })}
      </p>
      <div className="relative" aria-busy={!isLoaded}>
        {isLoaded ? null : (
          <p
            role="status"
            className="absolute inset-0 grid place-content-center justify-items-center gap-3 text-[#3c4854]"
          >
            <Spinner className="size-8" />
            <span>{t('opening_payment_page')}</span>
          </p>
        )}
        <iframe
          ref={frame}
          src={deposit.url ?? undefined}
          title={t('payment_page')}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          onLoad={() => setLoaded(true)}
          className="payment-frame"
        />
      </div>
      <Button className="justify-self-center" onClick={onLeft}>
        {t('cancel')}
      </Button>
    </div>
  )
}
