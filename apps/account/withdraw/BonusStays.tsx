import { useTranslation } from 'react-i18next'

/** Tells a player who has bonus money that a withdrawal leaves it as it is. */
export function BonusStays({ balances }: { balances: readonly { amount: string }[] }) {
  const { t } = useTranslation()
  const [, ...bonus] = balances
  return bonus.some(({ amount }) => Number(amount) > 0) ? (
    <p className="text-center text-13 text-muted">{t('withdraw_keeps_bonus')}</p>
  ) : null
}
