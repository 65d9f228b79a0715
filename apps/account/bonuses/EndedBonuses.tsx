import { useTranslation } from 'react-i18next'
import { Amount } from '#ui/Amount.tsx'
import { Moment } from '../components/Moment.tsx'
import { usePlayer } from '../lib/use-player.ts'
import type { Bonus, FreeBet } from './bonus-queries.ts'
import type { FreeSpins } from './free-spins-queries.ts'

export function EndedBonuses({ bonuses }: { bonuses: readonly Bonus[] }) {
  const { t } = useTranslation()
  const rows = bonuses.map(({ state, endedAt, offerEndsAt, ...bonus }) => ({
    ...bonus,
    result: t(`bonus_${state}`),
    at: endedAt ?? offerEndsAt,
  }))
  return <EarlierList id="ended" heading={t('earlier_bonuses')} rows={rows} />
}

export function EarlierFreeBets({ freeBets }: { freeBets: readonly FreeBet[] }) {
  const { t } = useTranslation()
  const rows = freeBets.map(({ state, endedAt, endsAt, ...freeBet }) => ({
    ...freeBet,
    result: t(`free_bet_${state}`),
    at: endedAt ?? endsAt,
  }))
  return <EarlierList id="ended-free-bets" heading={t('earlier_free_bets')} rows={rows} />
}

export function EarlierFreeSpins({ freeSpins }: { freeSpins: readonly FreeSpins[] }) {
  const { t } = useTranslation()
  const rows = freeSpins.map(({ id, title, state, currency, paid, endedAt, offerEndsAt }) => ({
    ...{ id, title, currency },
    result: t(`free_spins_${state}`),
    at: endedAt ?? offerEndsAt,
    amount: paid ?? null,
  }))
  return <EarlierList id="ended-free-spins" heading={t('earlier_free_spins')} rows={rows} />
}

interface Row {
  id: string
  title: string
  result: string
  /** When it ended; ISO 8601. */
  at: string
  /** Null where nothing was at stake. */
  amount: string | null
  currency: string
}

/** Lists the bonuses that the player had before, and how each ended. */
function EarlierList({ id, heading, rows }: { id: string; heading: string; rows: readonly Row[] }) {
  const { i18n } = useTranslation()
  const { hidden } = usePlayer()
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <h2 id={id} className="text-22">
        {heading}
      </h2>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="flex items-center justify-between gap-4 py-3">
            <div className="grid gap-0.5">
              <p className="text-14 font-[550]">
                <bdi>{row.title}</bdi>
              </p>
              <p className="text-13 text-muted">
                <span>{`${row.result} `}</span>
                <Moment at={row.at} />
              </p>
            </div>
            {row.amount === null ? null : (
              <Amount
                amount={row.amount}
                currency={row.currency}
                language={i18n.language}
                hidden={hidden}
                className="text-muted"
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
