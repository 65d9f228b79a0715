import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/Dialog.tsx'
import { PaymentFrame, type PaymentFrameProps } from './PaymentFrame.tsx'

/** The provider's page over a page of ours. Closing it is cancelling it. */
export function PaymentOverlay(props: PaymentFrameProps) {
  const { t } = useTranslation('pay-n-play')
  return (
    <Dialog title={t('payment_page')} closeLabel={t('close')} onClose={() => void props.onCancel()}>
      <div className="px-6 pt-2 pb-6">
        <PaymentFrame {...props} />
      </div>
    </Dialog>
  )
}
