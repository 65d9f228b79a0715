import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '#ui/Amount.tsx'
import { usePlayer } from '../lib/use-player.ts'
import { BonusTerms } from './BonusTerms.tsx'
import type { Bonus } from './bonus-queries.ts'
import { GiveUp } from './GiveUp.tsx'
import { shareOf } from './share.ts'

export interface ActiveBonusProps {
  bonus: Bonus
  onEnded: (state: Bonus['state']) => void
}

/** The bonus whose money is being played with, and how far it has been staked. */
export function ActiveBonus({ bonus, onEnded }: ActiveBonusProps) {
  const { t, i18n } = useTranslation()
  const { player, hidden } = usePlayer()
  const { title, description, currency, required, wagered } = bonus
  const label = useId()
  const percent = shareOf(wagered, required)
  const amount = (value: string) => (
    <Amount amount={value} currency={currency} language={i18n.language} hidden={hidden} />
  )

  return (
    <section className="grid gap-5 rounded-tile bg-felt-800 p-5 shadow-[0_0_0_1px_var(--line)_inset] sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <p className="text-13 text-ok">{t('bonus_ACTIVE')}</p>
          <h2 className="text-22">
            <bdi>{title}</bdi>
          </h2>
        </div>
        <p className="grid gap-0.5 sm:text-end">
          <span className="text-13 text-subtle">{t('bonus_left')}</span>
          <span className="font-display text-28 text-brass-200">
            {amount(player.balances[1]?.amount ?? '0')}
          </span>
        </p>
      </div>
      <p className="max-w-[64ch] text-14 text-muted">{description}</p>
      <div className="grid gap-2">
        <p id={label} className="flex flex-wrap justify-between gap-x-4 text-14">
          <span>
            <span>{`${t('staked_so_far')} `}</span>
            {amount(wagered)}
          </span>
          <span className="text-muted">
            <span>{`${t('of_required')} `}</span>
            {amount(required)}
          </span>
        </p>
        <progress
          className="wagering"
          aria-labelledby={label}
          max={100}
          value={hidden ? 0 : percent}
        />
      </div>
      <BonusTerms bonus={bonus} />
      <p className="max-w-[64ch] text-13 text-subtle">{t('wagering_rule')}</p>
      <GiveUp id={bonus.id} onEnded={onEnded} />
    </section>
  )
}
