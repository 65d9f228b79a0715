import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMutation } from 'urql'
import { findFingerprint } from '../sign-in/fingerprint.ts'
import { useErrorTexts } from '../sign-in/use-texts.ts'
import { CheckingPayment } from './CheckingPayment.tsx'
import { DepositFailed } from './DepositFailed.tsx'
import { DepositForm, type DepositWish } from './DepositForm.tsx'
import { DepositPaid } from './DepositPaid.tsx'
import { PaymentFrame } from './PaymentFrame.tsx'
import { checkDepositMutation, type DepositState, payNPlayMutation } from './quick-deposit-queries.ts'
import { type QuickDepositStep, stepAfterPayment } from './quick-deposit-step.ts'

/** Where every payment page ends. */
const CLOSE_PATH = '/closewindow'

/** From the choice of a method to money in the balance, one step at a time. */
export function QuickDeposit({ currency, onDone }: { currency: string; onDone: () => void }) {
  const { t } = useTranslation('pay-n-play')
  const errorTexts = useErrorTexts()
  const [step, setStep] = useState<QuickDepositStep>({ name: 'form' })
  const [{ error }, startPayment] = useMutation(payNPlayMutation)
  const [, checkDeposit] = useMutation(checkDepositMutation)
  const decided = (deposit: DepositState) => setStep(stepAfterPayment(deposit))

  async function pay({ methodId, amount, bonusCode, email }: DepositWish) {
    const data = email ? { email } : null
    const fingerprint = await findFingerprint()
    const answer = await startPayment({ input: { id: methodId, amount, bonusCode, closePath: CLOSE_PATH, data, fingerprint } })
    const result = answer.data?.payNPlay
    if (result?.__typename === 'PayNPlayRedirect') setStep({ name: 'paying', id: result.id, url: result.url })
    if (result?.__typename === 'PayNPlayPending') setStep({ name: 'checking', id: result.id })
  }

  async function afterPage(id: string) {
    setStep({ name: 'checking', id })
    const { data } = await checkDeposit({ id })
    if (data) decided(data.checkDeposit)
  }

  /** Whoever turns back without paying is asked again; whoever has paid already learns that. */
  async function cancel(id: string) {
    const { data } = await checkDeposit({ id })
    const next = data ? stepAfterPayment(data.checkDeposit) : null
    setStep(next && data?.checkDeposit.state !== 'STARTED' ? next : { name: 'form' })
  }

  switch (step.name) {
    case 'form':
      return <DepositForm currency={currency} problems={errorTexts(error)} onSubmit={pay} />
    case 'paying':
      return <PaymentFrame url={step.url} title={t('payment_page')} onClosed={() => afterPage(step.id)} onCancel={() => cancel(step.id)} />
    case 'checking':
      return <CheckingPayment id={step.id} onDecided={decided} onClose={onDone} />
    case 'paid':
      return <DepositPaid amount={step.amount} currency={step.currency} onClose={onDone} />
    case 'failed':
      return <DepositFailed reason={step.reason} onRetry={() => setStep({ name: 'form' })} onClose={onDone} />
  }
}
