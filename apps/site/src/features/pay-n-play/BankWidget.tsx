import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { openBrite } from './brite.ts'
import { quickDeposit } from './quick-deposit-flow.ts'
import type { RequestedPayment } from './quick-deposit-state.ts'

export interface BankWidgetProps {
  payment: RequestedPayment
  token: string
}

/**
 * The bank's own widget. Closing it with the bank's work done leaves the wait; leaving it otherwise
 * is cancelling.
 */
export function BankWidget({ payment, token }: BankWidgetProps) {
  const { t } = useTranslation('pay-n-play')
  const { scriptUrl } = payment
  const [attempt, setAttempt] = useState(0)
  const [stage, setStage] = useState<'loading' | 'open' | 'failed'>('loading')
  const container = useRef<HTMLDivElement>(null)
  const closed = useEffectEvent((status: number) =>
    quickDeposit.dispatch({ name: 'widget_closed', id: payment.id, status }),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is there to begin again.
  useEffect(() => {
    const room = container.current
    if (!room) return
    let left = false
    let stop: (() => void) | undefined
    setStage('loading')
    openBrite({
      scriptUrl,
      token,
      container: room,
      title: t('bank_widget'),
      onClosed: (status) => closed(status),
    }).then(
      (end) => {
        if (left) return end()
        stop = end
        setStage('open')
      },
      (error: unknown) => {
        console.warn("The bank's widget could not be opened", error)
        if (!left) setStage('failed')
      },
    )
    return () => {
      left = true
      stop?.()
      room.replaceChildren()
    }
  }, [scriptUrl, token, attempt])

  return (
    <div className="grid gap-3">
      {stage === 'failed' ? (
        <EmptyState title={t('widget_failed')}>
          <p className="max-w-[44ch] text-14 text-balance text-muted">{t('widget_failed_hint')}</p>
          <Button tone="action" onClick={() => setAttempt(attempt + 1)}>
            {t('retry')}
          </Button>
        </EmptyState>
      ) : null}
      <div
        hidden={stage === 'failed'}
        aria-busy={stage === 'loading'}
        className="relative min-h-[480px] overflow-hidden rounded-tile bg-felt-950 shadow-[0_0_0_1px_var(--line-strong)]"
      >
        {stage === 'loading' ? (
          <span className="absolute inset-0 grid place-items-center text-brass-400">
            <Spinner className="size-8" />
          </span>
        ) : null}
        <div ref={container} className="*:h-[480px] *:w-full" />
      </div>
      <Button wide onClick={() => void quickDeposit.cancel()}>
        {t('cancel')}
      </Button>
    </div>
  )
}
