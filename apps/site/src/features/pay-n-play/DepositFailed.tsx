import { CircleX, Clock3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Outcome } from '../../components/forms/Outcome.tsx'
import { failedScreen } from './failed-screen.ts'
import { quickDeposit } from './quick-deposit-flow.ts'
import type { FailureReason, MoneyStatus } from './quick-deposit-state.ts'

const possibleReasons = [
  'WRONG_DATA',
  'LOW_BALANCE',
  'REJECTED_BY_BANK',
  'DAILY_LIMIT',
  'UNSUPPORTED_CHANNEL',
] as const

export interface DepositFailedProps {
  /** Null when the provider gave none; then the possible reasons are listed. */
  reason: FailureReason | null
  moneyStatus: MoneyStatus
  onRetry: () => void
  onClose: () => void
}

/**
 * Shows why there is no money in the balance, and where it is. A payer who may have paid is asked
 * to wait rather than to pay again.
 */
export function DepositFailed({ reason, moneyStatus, onRetry, onClose }: DepositFailedProps) {
  const { t } = useTranslation('pay-n-play')
  const { title, look, mayRetry, mayCheck } = failedScreen(moneyStatus)
  const Icon = look === 'calm' ? Clock3 : CircleX
  return (
    <Outcome
      icon={<Icon aria-hidden="true" className="size-10" />}
      tone={look === 'calm' ? 'ok' : 'danger'}
      title={t(title)}
      text={reason && title !== `reasons.${reason}` ? t(`reasons.${reason}`) : undefined}
      hint={t(`money.${moneyStatus}`)}
    >
      {reason === null && moneyStatus === 'not_charged' ? (
        <div className="text-start text-14 text-muted">
          <p className="font-semibold text-ivory">{t('possible_reasons')}</p>
          <ul className="list-disc ps-5">
            {possibleReasons.map((each) => (
              <li key={each}>{t(`reasons.${each}`)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {mayCheck ? (
        <Button tone="action" size="large" wide onClick={quickDeposit.checkAgain}>
          {t('check_again')}
        </Button>
      ) : null}
      {mayRetry ? (
        <Button tone={mayCheck ? undefined : 'action'} size="large" wide onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
      <Button tone={mayRetry ? undefined : 'action'} wide onClick={onClose}>
        {t('close')}
      </Button>
    </Outcome>
  )
}
