import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '#ui/Amount.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Moment } from '../components/Moment.tsx'
import { usePlayer } from '../lib/use-player.ts'
import { SiteLink } from '../shell/SiteLink.tsx'
import { Term } from './BonusTerms.tsx'
import { type FreeSpinsAnswer, FreeSpinsAnswers } from './FreeSpinsAnswers.tsx'
import type { FreeSpins } from './free-spins-queries.ts'

export interface FreeSpinsCardProps {
  freeSpins: FreeSpins
  onAnswered: (answer: FreeSpinsAnswer) => void
}

/** Free spins that are offered, being prepared, or played: their terms, and what can be done. */
export function FreeSpinsCard({ freeSpins, onAnswered }: FreeSpinsCardProps) {
  const { t, i18n } = useTranslation()
  const { title, description, state, games, spins } = freeSpins
  return (
    <article className="grid gap-5 rounded-tile bg-felt-800 p-5 shadow-[0_0_0_1px_var(--line)_inset] sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1">
          <p className="text-13 text-ok">{t(`free_spins_${state}`)}</p>
          <h3 className="text-22">
            <bdi>{title}</bdi>
          </h3>
        </div>
        <p className="grid gap-0.5 sm:text-end">
          <span className="text-13 text-subtle">{t('free_spins_number')}</span>
          <span className="font-display text-28 text-brass-200">
            {spins.toLocaleString(i18n.language, { numberingSystem: 'latn' })}
          </span>
        </p>
      </div>
      <p className="max-w-[64ch] text-14 text-muted">{description}</p>
      {state === 'ACTIVE' ? <Left freeSpins={freeSpins} /> : null}
      {state === 'ACTIVE' ? (
        <div className="flex flex-wrap gap-3">
          {games.map(({ id, name }) => (
            <SiteLink
              key={id}
              href={`/play/real/${encodeURIComponent(id)}`}
              className={buttonLook({ tone: 'action' })}
            >
              {t('free_spins_play', { game: name })}
            </SiteLink>
          ))}
        </div>
      ) : null}
      <Terms freeSpins={freeSpins} />
      {state === 'PREPARING' ? (
        <p role="status" className="text-14 text-brass-200">
          {t('free_spins_preparing')}
        </p>
      ) : null}
      <FreeSpinsAnswers id={freeSpins.id} isOffer={state === 'OFFERED'} onAnswered={onAnswered} />
    </article>
  )
}

function Left({ freeSpins: { spins, played } }: { freeSpins: FreeSpins }) {
  const { t } = useTranslation()
  const label = useId()
  return (
    <div className="grid gap-2">
      <p id={label} className="text-14">
        {t('free_spins_left', { left: spins - played, total: spins })}
      </p>
      <progress className="wagering" aria-labelledby={label} max={spins} value={played} />
    </div>
  )
}

function Terms({ freeSpins }: { freeSpins: FreeSpins }) {
  const { t, i18n } = useTranslation()
  const { hidden } = usePlayer()
  const { state, games, currency, stake, maxWin, winnings, wagering, days } = freeSpins
  const amount = (value: string) => (
    <Amount amount={value} currency={currency} language={i18n.language} hidden={hidden} />
  )
  const until = state === 'OFFERED' ? freeSpins.offerEndsAt : freeSpins.endsAt
  return (
    <dl className="grid gap-x-8 gap-y-3 text-14 sm:grid-cols-3">
      <Term name={t('free_spins_games')}>
        <bdi>{games.map(({ name }) => name).join(' · ')}</bdi>
      </Term>
      <Term name={t('free_spins_stake')}>{amount(stake)}</Term>
      {until ? (
        <Term name={t(state === 'OFFERED' ? 'offer_ends' : 'free_spins_until')}>
          <Moment at={until} />
        </Term>
      ) : null}
      {state === 'OFFERED' ? (
        <Term name={t('time_to_stake')}>{t('last_days', { count: days })}</Term>
      ) : null}
      <Term name={t('free_bet_win')}>
        {t(winnings === 'REAL' ? 'free_bet_win_real' : 'free_bet_win_bonus')}
      </Term>
      {wagering == null ? null : (
        <Term name={t('to_stake')}>{t('wagering_times', { count: wagering })}</Term>
      )}
      <Term name={t('free_spins_max')}>{amount(maxWin)}</Term>
    </dl>
  )
}
