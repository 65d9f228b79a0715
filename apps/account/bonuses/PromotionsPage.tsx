import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Amount } from '#ui/Amount.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Panel } from '../components/Panel.tsx'
import { usePlayer } from '../lib/use-player.ts'

/** What of the purse is bonus money. */
export function PromotionsPage() {
  const { t, i18n } = useTranslation()
  const { player, hidden } = usePlayer()
  const bonuses = player.balances.slice(1).filter(({ amount }) => !/^0(\.0+)?$/.test(amount))
  return (
    <Panel title={t('bonuses')}>
      {bonuses.length === 0 ? (
        <EmptyState title={t('no_bonuses')} icon={<Gift aria-hidden="true" className="size-9" />}>
          <p className="max-w-md text-muted">{t('no_bonuses_hint')}</p>
          <LinkButton href="/promotions" target="_top">
            {t('see_promotions')}
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {bonuses.map(({ id, amount }) => (
            <li
              key={id}
              className="flex items-center justify-between gap-4 rounded-tile bg-felt-800 p-5 shadow-[0_0_0_1px_var(--line)_inset]"
            >
              <span>{t('bonus_money')}</span>
              <Amount
                amount={amount}
                currency={player.currency}
                language={i18n.language}
                hidden={hidden}
                className="font-display text-22 text-brass-200"
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
