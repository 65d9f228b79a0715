import { useTranslation } from 'react-i18next'
import { useStore } from '../../lib/store.ts'
import { BankWidget } from './BankWidget.tsx'
import { DepositFailed } from './DepositFailed.tsx'
import { DepositForm } from './DepositForm.tsx'
import { DepositPaid } from './DepositPaid.tsx'
import { LoginFailed } from './LoginFailed.tsx'
import { LoginPending } from './LoginPending.tsx'
import { PaymentFrame } from './PaymentFrame.tsx'
import { PaymentOverlay } from './PaymentOverlay.tsx'
import { PaymentPending } from './PaymentPending.tsx'
import { QuickRegistration } from './QuickRegistration.tsx'
import { quickDeposit } from './quick-deposit-flow.ts'
import { type QuickDepositState, request } from './quick-deposit-state.ts'

export interface QuickDepositProps {
  /** `dialog`: the payment page stands in it; `page`: it opens over the page. */
  where: 'dialog' | 'page'
  onDone: () => void
}

/**
 * Shows the quick deposit, one step at a time, from the choice of a method to money in the balance.
 */
export function QuickDeposit({ where, onDone }: QuickDepositProps) {
  const { t } = useTranslation('pay-n-play')
  const state = useStore(quickDeposit.state, request)
  const provided = <Provided state={state} />
  if (where === 'dialog')
    return isProvided(state) ? provided : <Screen state={state} onDone={onDone} />
  return (
    <>
      <Screen state={state} onDone={onDone} />
      {isProvided(state) ? (
        <PaymentOverlay
          title={t(state.name === 'paying' ? 'payment_page' : 'bank_widget')}
          onCancel={quickDeposit.cancel}
        >
          {provided}
        </PaymentOverlay>
      ) : null}
    </>
  )
}

/** Returns whether the provider draws at the moment: its page or its widget. */
function isProvided(state: QuickDepositState): boolean {
  return state.name === 'paying' || (state.name === 'pending' && state.token !== null)
}

/** A provider draws in the dialog that is open already, or in one over the page. */
function Provided({ state }: { state: QuickDepositState }) {
  if (state.name === 'paying') {
    return (
      <PaymentFrame
        url={state.url}
        onClosed={quickDeposit.pageClosed}
        onCancel={quickDeposit.cancel}
      />
    )
  }
  if (state.name !== 'pending' || state.token === null) return null
  return <BankWidget key={state.payment.id} payment={state.payment} token={state.token} />
}

function Screen({ state, onDone }: { state: QuickDepositState; onDone: () => void }) {
  switch (state.name) {
    case 'request':
    case 'paying':
      return <DepositForm />
    case 'pending':
      return <PaymentPending onCancel={quickDeposit.cancel} />
    case 'login':
      return <LoginPending />
    case 'login_failed':
      return <LoginFailed message={state.message} onClose={onDone} />
    case 'registration':
      return <QuickRegistration payment={state.payment} user={state.user} onDone={onDone} />
    case 'paid':
      return <DepositPaid received={state.received} onClose={onDone} />
    case 'failed':
      return (
        <DepositFailed
          reason={state.reason}
          moneyStatus={state.moneyStatus}
          onRetry={quickDeposit.reset}
          onClose={onDone}
        />
      )
  }
}
