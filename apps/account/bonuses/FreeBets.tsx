import { useTranslation } from 'react-i18next'
import { buttonLook } from '#ui/button-look.ts'
import { showOdds } from '#ui/show-odds.ts'
import { Moment } from '../components/Moment.tsx'
import { SiteLink } from '../shell/SiteLink.tsx'
import { BonusSection } from './BonusSection.tsx'
import { Term } from './BonusTerms.tsx'
import type { FreeBet } from './bonus-queries.ts'
import { CardAmount } from './CardAmount.tsx'

/** Free bets that can be used, and those that are in a bet, each with its conditions. */
export function FreeBets({ freeBets }: { freeBets: readonly FreeBet[] }) {
  const { t } = useTranslation()
  return (
    <BonusSection title={t('free_bets')} hint={t('free_bets_hint')}>
      {freeBets.map((freeBet) => (
        <FreeBetCard key={freeBet.id} freeBet={freeBet} />
      ))}
    </BonusSection>
  )
}

function FreeBetCard({ freeBet }: { freeBet: FreeBet }) {
  const { t, i18n } = useTranslation()
  const { title, description, state, amount, currency, kinds, sports, wagering } = freeBet
  return (
    <article className="grid gap-5 rounded-tile bg-felt-800 p-5 shadow-[0_0_0_1px_var(--line)_inset] sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1">
          <p className="text-13 text-ok">{t(`free_bet_${state}`)}</p>
          <h3 className="text-22">
            <bdi>{title}</bdi>
          </h3>
        </div>
        <CardAmount amount={amount} currency={currency} />
      </div>
      <p className="max-w-[64ch] text-14 text-muted">{description}</p>
      <dl className="grid gap-x-8 gap-y-3 text-14 sm:grid-cols-3">
        <Term name={t('free_bet_until')}>
          <Moment at={freeBet.endsAt} />
        </Term>
        <Term name={t('free_bet_min_odds')}>
          <bdi>{showOdds(freeBet.minOdds, i18n.language)}</bdi>
        </Term>
        <Term name={t('free_bet_for')}>
          {kinds.map((kind) => t(`free_bet_${kind}`)).join(' · ')}
        </Term>
        <Term name={t('free_bet_sports')}>
          <bdi>{sports.length > 0 ? sports.join(' · ') : t('free_bet_all_sports')}</bdi>
        </Term>
        <Term name={t('free_bet_win')}>
          {t(wagering === null ? 'free_bet_win_real' : 'free_bet_win_bonus')}
        </Term>
        {wagering === null ? null : (
          <Term name={t('to_stake')}>{t('wagering_times', { count: wagering })}</Term>
        )}
      </dl>
      {state === 'GIVEN' ? (
        <div>
          <SiteLink href="/sports" className={buttonLook({ tone: 'action' })}>
            {t('free_bet_use')}
          </SiteLink>
        </div>
      ) : null}
    </article>
  )
}
