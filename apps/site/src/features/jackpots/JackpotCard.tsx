import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '#ui/Amount.tsx'
import { formatAmount } from '#ui/amount-format.ts'
import { useLanguage } from '../../lib/language-context.ts'
import type { ShownJackpot } from './jackpot-queries.ts'

/**
 * One jackpot. An amount that grows is no reason to look: it changes where it stands, without a
 * movement.
 */
export const JackpotCard = memo(function JackpotCard({ jackpot }: { jackpot: ShownJackpot }) {
  const { t } = useTranslation('jackpots')
  const { language } = useLanguage()
  const { name, amount, currency, mustDropBy, lastWin } = jackpot
  const money = (some: string) => formatAmount(some, currency, language)
  return (
    <li className="panel grid gap-1 p-5">
      <h3 className="text-16 font-semibold">
        <bdi>{name}</bdi>
      </h3>
      <p className="font-display text-[2rem] leading-tight text-brass-400 tabular-nums">
        <Amount amount={amount} currency={currency} language={language} />
      </p>
      <p className="text-14 text-muted">
        {mustDropBy ? t('must_drop_by', { amount: money(mustDropBy) }) : t('each_bet')}
      </p>
      <p className="text-13 text-subtle">
        {lastWin
          ? t('last_won', { amount: money(lastWin.amount), date: dayOf(lastWin.at, language) })
          : t('not_won_yet')}
      </p>
    </li>
  )
})

function dayOf(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', numberingSystem: 'latn' }).format(
    new Date(at),
  )
}
