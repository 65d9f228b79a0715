import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/Dialog.tsx'

export interface PaymentOverlayProps {
  title: string
  onCancel: () => Promise<void>
  children: ReactNode
}

/** Shows the provider's page or widget over a page of the site. Closing it cancels the payment. */
export function PaymentOverlay({ title, onCancel, children }: PaymentOverlayProps) {
  const { t } = useTranslation('pay-n-play')
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={() => void onCancel()}>
      <div className="px-6 pt-2 pb-6">{children}</div>
    </Dialog>
  )
}
