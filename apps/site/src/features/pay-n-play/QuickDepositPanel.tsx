import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CookiesBlocked } from '../../components/joining/CookiesBlocked.tsx'
import type { QuickDepositMethod } from '../../components/joining/quick-deposit-methods-queries.ts'
import { useQuickDepositMethods } from '../../components/joining/use-quick-deposit-methods.ts'
import { useModal } from '../../components/navigation/use-modal.ts'
import { useStore } from '../../lib/store.ts'
import { DepositForm } from './DepositForm.tsx'
import { type MethodChoice, MethodChoiceContext } from './method-choice.ts'
import { QuickDeposit } from './QuickDeposit.tsx'
import { quickDeposit } from './quick-deposit-flow.ts'
import { request } from './quick-deposit-state.ts'

export interface QuickDepositPanelProps extends Pick<MethodChoice, 'chosen' | 'choose'> {
  /** Hears of the methods that can be chosen when they are known: the page lists them. */
  onOffer: (methods: readonly QuickDepositMethod[]) => void
}

/**
 * Shows the quick deposit on a page. For the steps that sign a payer in or register them it opens
 * the dialog.
 */
export function QuickDepositPanel({ onOffer, chosen, choose }: QuickDepositPanelProps) {
  const { t } = useTranslation('pay-n-play')
  const { modal, open } = useModal()
  const { methods, state: methodsState } = useQuickDepositMethods()
  const { name } = useStore(quickDeposit.state, request)
  const inDialog = modal === 'pay_n_play'
  const belongsInDialog = name === 'login' || name === 'login_failed' || name === 'registration'

  const lead = useEffectEvent(() => {
    if (!inDialog) open('pay_n_play')
  })
  // Runs only once, because a dialog that closes still shows its content for a moment.
  useEffect(() => {
    if (belongsInDialog) lead()
  }, [belongsInDialog])
  useEffect(() => quickDeposit.leave, [])

  const offer = useEffectEvent(() => onOffer(methods))
  // biome-ignore lint/correctness/useExhaustiveDependencies: other methods are the reason to say which.
  useEffect(() => offer(), [methods])

  const panel = useRef<HTMLElement>(null)
  // On a small screen it lies below the list in which the method was chosen.
  useEffect(() => {
    if (chosen !== null) panel.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [chosen])

  if (methodsState === 'known' && methods.length === 0 && name === 'request') return null
  return (
    <section ref={panel} aria-labelledby="quick-deposit" className="panel grid gap-5 p-6">
      <h2 id="quick-deposit" className="text-22">
        {t('quick_deposit')}
      </h2>
      <CookiesBlocked />
      <MethodChoiceContext value={{ chosen, choose, isListed: true }}>
        {inDialog || belongsInDialog ? (
          <DepositForm />
        ) : (
          <QuickDeposit where="page" onDone={quickDeposit.reset} />
        )}
      </MethodChoiceContext>
    </section>
  )
}
