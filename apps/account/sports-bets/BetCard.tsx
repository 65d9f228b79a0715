import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '#ui/Amount.tsx'
import { showOdds } from '#ui/show-odds.ts'
import { Moment } from '../components/Moment.tsx'
import { usePlayer } from '../lib/use-player.ts'
import { BetLeg } from './BetLeg.tsx'
import { BetResult } from './BetResult.tsx'
import type { Bet } from './bet-queries.ts'
import { betReasonKeys } from './bet-reason.ts'

const NOTHING = /^0(\.0+)?$/

/** A bet: what it is, every leg and how it came out, what was staked and what has come back. */
export function BetCard({ bet }: { bet: Bet }) {
  const { t, i18n } = useTranslation()
  const { id, state, type, lines, eachWay, odds, legs, stake, bonusStake, openStake, reason } = bet
  const isOpen = bet.settledAt === null
  const why = betReasonKeys(state, reason)
  const size =
    type === 'SYSTEM'
      ? t('bet_lines', { count: lines })
      : legs.length > 1
        ? t('bet_legs', { count: legs.length })
        : null
  return (
    <article
      aria-labelledby={`bet-${id}`}
      className="grid gap-4 rounded-tile bg-felt-800 p-4 shadow-[0_0_0_1px_var(--line)_inset] sm:p-5"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={`bet-${id}`} className="font-sans text-16 font-semibold">
          {[t(`bet_${type}`), size, eachWay ? t('bet_each_way') : null].filter(Boolean).join(' · ')}
        </h2>
        <BetResult result={state} />
      </header>
      <ul className="divide-y divide-line border-y border-line">
        {legs.map((leg, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the legs of a bet stay in their places.
          <BetLeg key={at} leg={leg} isOver={!isOpen} />
        ))}
      </ul>
      {why ? <p className="text-14 text-muted">{t(why)}</p> : null}
      {bet.isFreeBet ? (
        <p className="text-14 text-brass-200">
          {t(state === 'VOID' || state === 'DISCARDED' ? 'bet_free_back' : 'bet_free')}
        </p>
      ) : null}
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3 sm:grid-cols-4">
        <Fact name={t('bet_stake')}>
          <Money amount={stake} bet={bet} />
          {NOTHING.test(bonusStake) ? null : (
            <span className="flex flex-wrap gap-x-1 text-13 font-normal text-brass-200">
              <span>{t('bonus_money')}</span>
              <Money amount={bonusStake} bet={bet} />
            </span>
          )}
        </Fact>
        {legs.length > 1 && type !== 'SYSTEM' ? (
          <Fact name={t('bet_odds')}>
            <bdi>{showOdds(odds, i18n.language)}</bdi>
          </Fact>
        ) : null}
        {isOpen && openStake !== stake ? (
          <Fact name={t('bet_open_stake')}>
            <Money amount={openStake} bet={bet} />
          </Fact>
        ) : null}
        {isOpen ? (
          <Fact name={t('bet_at_most')}>
            <Money amount={bet.potentialReturn} bet={bet} />
          </Fact>
        ) : null}
        {isOpen && NOTHING.test(bet.returned) ? null : (
          <Fact name={t('bet_returned')} look="text-brass-200">
            <Money amount={bet.returned} bet={bet} />
          </Fact>
        )}
      </dl>
      <Times bet={bet} />
    </article>
  )
}

function Fact({ name, look, children }: { name: string; look?: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-13 text-muted">{name}</dt>
      <dd className={`text-16 font-semibold ${look ?? ''}`}>{children}</dd>
    </div>
  )
}

function Money({ amount, bet }: { amount: string; bet: Bet }) {
  const { i18n } = useTranslation()
  const { hidden } = usePlayer()
  return <Amount amount={amount} currency={bet.currency} language={i18n.language} hidden={hidden} />
}

function Times({ bet: { placedAt, settledAt, receipt } }: { bet: Bet }) {
  const { t } = useTranslation()
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-13 text-muted">
      <span className="flex flex-wrap gap-x-1">
        <span>{t('bet_placed')}</span>
        <Moment at={placedAt} />
      </span>
      {settledAt ? (
        <span className="flex flex-wrap gap-x-1">
          <span>{t('bet_ended')}</span>
          <Moment at={settledAt} />
        </span>
      ) : null}
      <span className="flex min-w-0 flex-wrap gap-x-1 break-all">
        <span>{t('bet_receipt')}</span>
        <bdi dir="ltr" className="select-all">
          {receipt}
        </bdi>
      </span>
    </p>
  )
}
