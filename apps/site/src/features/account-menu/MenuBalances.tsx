import { useTranslation } from 'react-i18next'
import { Amount } from '#ui/Amount.tsx'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useLanguage } from '../../lib/language-context.ts'
import { sumOf, useViewer, type ViewerUser } from '../../session/viewer.ts'

/** All the player's money, and of that what is real and what is bonus. */
export function MenuBalances() {
  const { t } = useTranslation(['account-menu', 'shell'])
  const { language } = useLanguage()
  const { user, hidden, stale } = useViewer()
  if (!user) return <Skeleton className="h-32 w-full" />

  const { total, real, bonus } = splitBalances(user)
  const amount = (value: string) => (
    <Amount amount={value} currency={user.currency} language={language} hidden={hidden} />
  )
  return (
    <>
      <dl
        className={classNames(
          'grid grid-cols-2 gap-3 rounded-tile bg-felt-950/70 p-4',
          stale && 'opacity-60',
        )}
      >
        <div className="col-span-2 border-b border-line pb-3">
          <dt className="text-13 text-muted">{t('total_balance')}</dt>
          <dd className="h-10 font-display text-28 leading-10">{amount(total)}</dd>
        </div>
        <div>
          <dt className="text-13 text-muted">{t('real_money')}</dt>
          <dd className="h-6 text-16 leading-6 font-[650]">{amount(real)}</dd>
        </div>
        <div>
          <dt className="text-13 text-muted">{t('bonus_money')}</dt>
          <dd className="h-6 text-16 leading-6 font-[650]">{amount(bonus)}</dd>
        </div>
      </dl>
      {stale ? (
        <p className="px-4 pt-2 text-13 text-muted">{t('shell:balance_may_be_old')}</p>
      ) : null}
    </>
  )
}

/** The first balance is real money, the rest bonus money. */
function splitBalances({ balances }: ViewerUser): { total: string; real: string; bonus: string } {
  const amounts = balances.map((balance) => balance.amount)
  return { total: sumOf(amounts), real: amounts[0] ?? '0', bonus: sumOf(amounts.slice(1)) }
}
