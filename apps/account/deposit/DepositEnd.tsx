import { useTranslation } from 'react-i18next'
import { formatAmount } from '#ui/amount-format.ts'
import { Button } from '#ui/Button.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { Outcome } from '../components/Outcome.tsx'
import { usePlayer } from '../lib/use-player.ts'
import { SiteLink } from '../shell/SiteLink.tsx'
import { BalanceNow } from './BalanceNow.tsx'
import type { Deposit } from './deposit-queries.ts'
import { sumOf } from './deposit-step.ts'

const REASONS = [
  'WRONG_DATA',
  'LOW_BALANCE',
  'REJECTED_BY_BANK',
  'DAILY_LIMIT',
  'UNSUPPORTED_CHANNEL',
] as const

export interface DepositEndProps {
  deposit: Deposit
  onAgain: () => void
  /** Opens the payment page of the same deposit again. */
  onContinue: () => void
  onOther: () => void
}

/** The end of the deposit, and where its money is. */
export function DepositEnd({ deposit, onAgain, onContinue, onOther }: DepositEndProps) {
  const { t, i18n } = useTranslation()
  const { player, hidden } = usePlayer()
  const sum = sumOf(deposit)
  const show = (amount: string, currency = player.currency) =>
    formatAmount(amount, currency, i18n.language)

  if (deposit.state === 'PAID') {
    return (
      <Outcome kind="done" title={t('deposit_paid')}>
        <p className="text-muted">
          {t('deposit_paid_text', { amount: show(sum.amount, sum.currency) })}
        </p>
        {hidden ? null : <BalanceNow balances={player.balances} show={show} />}
        <div className="flex flex-wrap justify-center gap-3">
          <SiteLink href="/casino" className={buttonLook({ tone: 'action' })}>
            {t('play_now')}
          </SiteLink>
          <Button onClick={onOther}>{t('deposit_more')}</Button>
        </div>
      </Outcome>
    )
  }
  if (deposit.state === 'PENDING' || deposit.state === 'HELD') {
    const key = deposit.state === 'HELD' ? 'deposit_held' : 'deposit_pending'
    return (
      <Outcome kind="waiting" title={t(key)}>
        <p className="max-w-md text-muted">
          {t(`${key}_text`, { amount: show(sum.amount, sum.currency) })}
        </p>
        {deposit.state === 'PENDING' ? <Spinner className="size-7 text-brass-400" /> : null}
      </Outcome>
    )
  }
  if (deposit.state === 'STARTED') {
    return (
      <Outcome kind="waiting" title={t('deposit_left')}>
        <p className="max-w-md text-muted">{t('deposit_left_text')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {deposit.url ? (
            <Button tone="action" onClick={onContinue}>
              {t('continue_paying')}
            </Button>
          ) : null}
          <Button onClick={onOther}>{t('other_method')}</Button>
        </div>
      </Outcome>
    )
  }
  return <DepositFailed deposit={deposit} onAgain={onAgain} onOther={onOther} />
}

function DepositFailed({ deposit, onAgain, onOther }: Omit<DepositEndProps, 'onContinue'>) {
  const { t } = useTranslation()
  const isKnown = REASONS.some((reason) => reason === deposit.reason)
  return (
    <Outcome
      kind="failed"
      title={t(deposit.reason === 'CANCELLED' ? 'deposit_cancelled' : 'pay_n_play_deposit_failed')}
    >
      <p className="text-16 font-semibold">{t('not_charged')}</p>
      {deposit.reason &&
      (isKnown || deposit.reason === 'EXPIRED' || deposit.reason === 'REFUSED') ? (
        <p className="max-w-md text-muted">{t(`reason_${deposit.reason}`)}</p>
      ) : deposit.reason === 'CANCELLED' ? null : (
        <div className="max-w-md text-start text-14 text-muted">
          <p>{t('possible_reasons')}</p>
          <ul className="list-disc ps-5">
            {REASONS.map((reason) => (
              <li key={reason}>{t(`reason_${reason}`)}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button tone="action" onClick={onAgain}>
          {t('try_again')}
        </Button>
        <Button onClick={onOther}>{t('other_method')}</Button>
      </div>
    </Outcome>
  )
}
