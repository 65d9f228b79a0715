import { useTranslation } from 'react-i18next'
import { Amount } from '#ui/Amount.tsx'
import { classNames } from '#ui/class-names.ts'
import { playRows } from './play-rows.ts'
import type { Check } from './reality-check-queries.ts'

export interface PlayTableProps {
  entries: Check['entries']
  currency: string
  language: string
}

/**
 * Shown even to a player who hides balances: a reminder without its figures reminds of nothing. A
 * loss is no redder than a win is green.
 */
export function PlayTable({ entries, currency, language }: PlayTableProps) {
  const { t } = useTranslation('reality-check')
  const rows = playRows(entries)
  if (rows.length === 0)
    return <p className="rounded-tile bg-felt-950/70 p-4 text-14">{t('nothing_played')}</p>
  const amount = (value: string) => (
    <Amount amount={value} currency={currency} language={language} />
  )
  return (
    <table className="w-full rounded-tile bg-felt-950/70 text-14 tabular-nums">
      <caption className="sr-only">{t('since_sign_in')}</caption>
      <thead className="text-13 text-subtle">
        <tr>
          <th scope="col" className="p-3 text-start font-normal">
            {t('games')}
          </th>
          {['staked', 'won', 'result'].map((name) => (
            <th key={name} scope="col" className="p-3 ps-1 text-end font-normal">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ category, isBonus, staked, won, result }) => (
          <tr
            key={`${category} ${isBonus}`}
            className={classNames('border-t border-line', category === null && 'font-[650]')}
          >
            <th
              scope="row"
              className={classNames(
                'p-3 text-start',
                category === null ? 'font-[650]' : 'font-normal',
              )}
            >
              <span>{t(category === null ? 'all_together' : `category_${category}`)}</span>
              {isBonus ? (
                <span className="block text-13 font-normal text-muted">{t('bonus_money')}</span>
              ) : null}
            </th>
            <td className="p-3 ps-1 text-end">{amount(staked)}</td>
            <td className="p-3 ps-1 text-end">{amount(won)}</td>
            <td className="p-3 ps-1 text-end">{amount(result)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
