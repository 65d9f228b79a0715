import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/Dialog.tsx'
import { RegisterDialog } from '../join/RegisterDialog.tsx'
import { useModal } from '../shell/use-modal.ts'
import { useViewer } from '../shell/viewer.ts'
import { DialogArt } from '../sign-in/DialogArt.tsx'
import chips from './art/chips.svg'
import { QuickDeposit } from './QuickDeposit.tsx'

/** The quick deposit over whatever page one is on. A visitor, who cannot pay before joining here, joins instead. */
export function PayNPlayDialog() {
  const { t } = useTranslation('pay-n-play')
  const { status, user } = useViewer()
  const { close } = useModal()
  if (status === 'visitor') return <RegisterDialog />

  return (
    <Dialog title={t('quick_deposit')} closeLabel={t('close')} onClose={close} banner={<DialogArt src={chips} />}>
      <div className="px-6 pt-5 pb-6">{user ? <QuickDeposit currency={user.currency} onDone={close} /> : null}</div>
    </Dialog>
  )
}
