import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '#ui/Amount.tsx'
import { classNames } from '#ui/class-names.ts'
import { showOdds } from '#ui/show-odds.ts'
import { Moment } from '../components/Moment.tsx'
import { usePlayer } from '../lib/use-player.ts'
import type { Bonus } from './bonus-queries.ts'

/** The terms that a player agrees to by accepting, in figures. */
export function BonusTerms({ bonus }: { bonus: Bonus }) {
  const { currency, required, wagering, shares, minOdds, days, state, offerEndsAt, endsAt } = bonus
  const { t, i18n } = useTranslation()
  const { hidden } = usePlayer()
  const until = state === 'PENDING' ? offerEndsAt : endsAt
  return (
    <dl className="grid gap-x-8 gap-y-3 text-14 sm:grid-cols-3">
      <Term name={t('to_stake')}>
        <span>{`${t('wagering_times', { count: wagering })} · `}</span>
        <Amount amount={required} currency={currency} language={i18n.language} hidden={hidden} />
      </Term>
      <Term name={t('time_to_stake')}>{t('last_days', { count: days })}</Term>
      {until ? (
        <Term name={t(state === 'PENDING' ? 'offer_ends' : 'stake_until')}>
          <Moment at={until} />
        </Term>
      ) : null}
      <Term name={t('bonus_min_odds')}>
        <bdi>{showOdds(minOdds, i18n.language)}</bdi>
      </Term>
      <Term name={t('what_counts')} wide>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {shares.map(({ kind, percent }) => (
            <li key={kind}>
              {t(`counts_${kind}`, {
                percent: (percent / 100).toLocaleString(i18n.language, {
                  style: 'percent',
                  numberingSystem: 'latn',
                }),
              })}
            </li>
          ))}
        </ul>
      </Term>
    </dl>
  )
}

/**
 * A list of terms holds each name and its text in one element, without a second element around it.
 */
export function Term({
  name,
  wide = false,
  children,
}: {
  name: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className={classNames('grid content-start gap-0.5', wide && 'sm:col-span-3')}>
      <dt className="text-13 text-subtle">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
