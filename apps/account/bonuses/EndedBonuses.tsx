import { useTranslation } from 'react-i18next'
import { Amount } from '#ui/Amount.tsx'
import { Moment } from '../components/Moment.tsx'
import { usePlayer } from '../lib/use-player.ts'
import type { Bonus } from './bonus-queries.ts'

export function EndedBonuses({ bonuses }: { bonuses: readonly Bonus[] }) {
  const { t, i18n } = useTranslation()
  const { hidden } = usePlayer()
  return (
    <section className="grid gap-3" aria-labelledby="ended">
      <h2 id="ended" className="text-22">
        {t('earlier_bonuses')}
      </h2>
      <ul className="divide-y divide-line">
        {bonuses.map(({ id, title, state, amount, currency, endedAt, offerEndsAt }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-3">
            <div className="grid gap-0.5">
              <p className="text-14 font-[550]">
                <bdi>{title}</bdi>
              </p>
              <p className="text-13 text-muted">
                <span>{`${t(`bonus_${state}`)} `}</span>
                <Moment at={endedAt ?? offerEndsAt} />
              </p>
            </div>
            <Amount
              amount={amount}
              currency={currency}
              language={i18n.language}
              hidden={hidden}
              className="text-muted"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
