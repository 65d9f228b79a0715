import { useTranslation } from 'react-i18next'

export interface BalanceNowProps {
  balances: readonly { amount: string }[]
  /** Writes an amount in the player's currency. */
  show: (amount: string) => string
}

/** What the player has now. Bonus money has its own name, because it cannot be paid out yet. */
export function BalanceNow({ balances, show }: BalanceNowProps) {
  const { t } = useTranslation()
  const [real, bonus] = balances.map(({ amount }) => amount)
  if (Number(bonus ?? '0') === 0) return <p>{t('balance_now', { amount: show(real ?? '0') })}</p>
  return (
    <p>
      <span>{`${t('real_money')} `}</span>
      <bdi>{show(real ?? '0')}</bdi>
      <span aria-hidden="true">{' · '}</span>
      <span>{`${t('bonus_money')} `}</span>
      <bdi>{show(bonus ?? '0')}</bdi>
    </p>
  )
}
