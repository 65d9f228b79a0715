import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/Dialog.tsx'
import { DialogArt } from '../../components/joining/DialogArt.tsx'
import { JoinFrame } from '../../components/joining/JoinFrame.tsx'
import { useQuickDepositMethods } from '../../components/joining/use-quick-deposit-methods.ts'
import { useModal } from '../../components/navigation/use-modal.ts'
import { useStore } from '../../lib/store.ts'
import { useViewer } from '../../session/viewer.ts'
import { RegisterDialog } from '../join/RegisterDialog.tsx'
import chips from './art/chips.svg'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { QuickDeposit } from './QuickDeposit.tsx'
import { quickDeposit } from './quick-deposit-flow.ts'
import { type QuickDepositState, request } from './quick-deposit-state.ts'

/**
 * The quick deposit over whatever page one is on. Where no method is offered to a visitor, they
 * join the ordinary way.
 */
export function PayNPlayDialog() {
  const { status } = useViewer()
  const { methods, state: methodsState } = useQuickDepositMethods()
  const state = useStore(quickDeposit.state, request)
  const { close: closeModal } = useModal()
  const [leaving, setLeaving] = useState(false)

  useEffect(() => quickDeposit.leave, [])

  function close() {
    quickDeposit.close()
    closeModal()
  }

  if (status === 'visitor' && methodsState === 'known' && methods.length === 0 && state === request)
    return <RegisterDialog />
  // A payer without an account would lose more than what they typed.
  const paidForNothing = state.name === 'registration'
  return (
    <Frame
      visitor={status === 'visitor'}
      state={state}
      onClose={() => (paidForNothing && !leaving ? setLeaving(true) : close())}
    >
      {paidForNothing && leaving ? (
        <LeaveQuestion
          received={state.user.received}
          onStay={() => setLeaving(false)}
          onLeave={close}
        />
      ) : null}
      <div hidden={paidForNothing && leaving}>
        <QuickDeposit where="dialog" onDone={close} />
      </div>
    </Frame>
  )
}

interface FrameProps {
  visitor: boolean
  state: QuickDepositState
  onClose: () => void
  children: ReactNode
}

/**
 * Frames each step. A visitor's request has tabs and art; later steps need the space, and have no
 * tab by which a payment could get lost.
 */
function Frame({ visitor, state, onClose, children }: FrameProps) {
  const { t } = useTranslation('pay-n-play')
  const title = titleOf(state)
  const isForm = state.name === 'request' || state.name === 'failed'
  if (visitor && isForm) {
    return (
      <JoinFrame
        selected="pay_n_play"
        title={t('quick_deposit')}
        art={chips}
        onClose={quickDeposit.close}
      >
        {children}
      </JoinFrame>
    )
  }
  return (
    <Dialog
      title={t(title)}
      closeLabel={t('close')}
      onClose={onClose}
      confirmsClose={state.name === 'registration'}
      banner={isForm ? <DialogArt src={chips} /> : undefined}
    >
      <div className={isForm ? 'px-6 pt-5 pb-6' : 'px-6 pt-2 pb-6'}>{children}</div>
    </Dialog>
  )
}

function titleOf(state: QuickDepositState): string {
  if (state.name === 'registration') return 'finish_account'
  if (state.name === 'login_failed') return 'pay_n_play_login_failed'
  if (state.name === 'pending' && state.token !== null) return 'bank_widget'
  return state.name === 'paying' ? 'payment_page' : 'quick_deposit'
}
