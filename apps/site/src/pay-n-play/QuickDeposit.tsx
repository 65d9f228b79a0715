import { useStore } from '../lib/store.ts'
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
import { request } from './quick-deposit-state.ts'

export interface QuickDepositProps {
  /** `dialog`: the payment page stands in it; `page`: it opens over the page. */
  where: 'dialog' | 'page'
  onDone: () => void
}

/** From the choice of a method to money in the balance, one step at a time. */
export function QuickDeposit({ where, onDone }: QuickDepositProps) {
  const state = useStore(quickDeposit.state, request)
  switch (state.name) {
    case 'request':
      return <DepositForm />
    case 'paying':
      if (where === 'dialog') return <PaymentFrame url={state.url} onClosed={quickDeposit.pageClosed} onCancel={quickDeposit.cancel} />
      return (
        <>
          <DepositForm />
          <PaymentOverlay url={state.url} onClosed={quickDeposit.pageClosed} onCancel={quickDeposit.cancel} />
        </>
      )
    case 'pending':
      return (
        <>
          <PaymentPending onCancel={quickDeposit.cancel} />
          {state.token === null ? null : <BankWidget key={state.payment.id} payment={state.payment} token={state.token} />}
        </>
      )
    case 'login':
      return <LoginPending />
    case 'login_failed':
      return <LoginFailed message={state.message} onClose={onDone} />
    case 'registration':
      return <QuickRegistration payment={state.payment} user={state.user} onDone={onDone} />
    case 'paid':
      return <DepositPaid amount={state.amount} currency={state.currency} onClose={onDone} />
    case 'failed':
      return <DepositFailed reason={state.reason} fate={state.fate} onRetry={quickDeposit.reset} onClose={onDone} />
  }
}
