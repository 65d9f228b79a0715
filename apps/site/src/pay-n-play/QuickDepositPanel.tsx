import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '../lib/store.ts'
import { useModal } from '../shell/use-modal.ts'
import { DepositForm } from './DepositForm.tsx'
import { QuickDeposit } from './QuickDeposit.tsx'
import { quickDeposit } from './quick-deposit-flow.ts'
import { request } from './quick-deposit-state.ts'
import { useQuickDepositMethods } from './use-quick-deposit-methods.ts'

/** The quick deposit on a page of ours. Whoever is to be signed in or to register by it is led to its dialog. */
export function QuickDepositPanel() {
  const { t } = useTranslation('pay-n-play')
  const { modal, open } = useModal()
  const { methods, state: asked } = useQuickDepositMethods()
  const { name } = useStore(quickDeposit.state, request)
  const inDialog = modal === 'pay_n_play'
  const belongsInDialog = name === 'login' || name === 'login_failed' || name === 'registration'

  const lead = useEffectEvent(() => {
    if (!inDialog) open('pay_n_play')
  })
  // Once only: a dialog that closes still shows for a moment what it was about.
  useEffect(() => {
    if (belongsInDialog) lead()
  }, [belongsInDialog])
  useEffect(() => quickDeposit.leave, [])

  if (asked === 'known' && methods.length === 0 && name === 'request') return null
  return (
    <section aria-labelledby="quick-deposit" className="panel grid gap-5 p-6">
      <h2 id="quick-deposit" className="text-22">
        {t('quick_deposit')}
      </h2>
      {inDialog || belongsInDialog ? <DepositForm /> : <QuickDeposit where="page" onDone={quickDeposit.reset} />}
    </section>
  )
}
