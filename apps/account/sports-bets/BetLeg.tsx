import { useTranslation } from 'react-i18next'
import { showOdds } from '#ui/show-odds.ts'
import { Moment } from '../components/Moment.tsx'
import { BetResult } from './BetResult.tsx'
import type { Leg } from './bet-queries.ts'

/**
 * One selection: the answer and its price, the question, the event, and how it came out and why, in
 * the book's own words.
 */
export function BetLeg({ leg, isOver }: { leg: Leg; isOver: boolean }) {
  const { t, i18n } = useTranslation()
  const { competition, event, market, selection, odds, live, startsAt, result, reason } = leg
  return (
    <li className="grid gap-1 py-3 text-13 text-muted">
      <p className="flex items-baseline justify-between gap-4 text-16 text-ivory">
        <bdi className="min-w-0 font-semibold wrap-anywhere">{selection}</bdi>
        <bdi className="font-semibold text-brass-200">{showOdds(odds, i18n.language)}</bdi>
      </p>
      <p className="wrap-anywhere">
        <bdi>{market}</bdi>
      </p>
      <p className="wrap-anywhere text-ivory">
        <bdi>{event}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-3 wrap-anywhere">
        {/* A race, and a bet on a whole season, name it already. */}
        {event.startsWith(competition) ? null : <bdi>{competition}</bdi>}
        {live ? <span className="text-brass-200">{t('bet_live')}</span> : <Moment at={startsAt} />}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <BetResult result={isOver && result === 'OPEN' ? 'UNDECIDED' : result} />
        {reason ? <bdi className="wrap-anywhere">{reason}</bdi> : null}
      </p>
    </li>
  )
}
