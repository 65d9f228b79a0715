import type { Market, Selection } from '../feed/market.ts'
import { useBook } from './book-context.ts'
import type { EventRecord } from './live-events.ts'
import { marketName, selectionName } from './names.ts'

/**
 * The selections that won in each market of an event that is over. The lines of a total or a
 * handicap, which have one name, stand together.
 */
export function MarketResults({ event }: { event: EventRecord }) {
  const { t } = useBook()
  const sides = event.competitors.map(({ name }) => name)
  const rows = new Map<string, Selection[]>()
  for (const market of event.markets) {
    const won = wonOf(market)
    const name = marketName(market, t)
    if (won.length > 0) rows.set(name, [...(rows.get(name) ?? []), ...won])
  }
  if (rows.size === 0) return null
  return (
    <section className="insight">
      <h2>{t('results')}</h2>
      <dl className="market-results">
        {[...rows].map(([market, won]) => (
          <div key={market}>
            <dt>{market}</dt>
            <dd>
              {won.map(({ id, name, result }) => (
                <span key={id}>
                  <bdi>{selectionName(name, sides, t)}</bdi>
                  {result !== 'won' && result && (
                    <span className="subtle">{` · ${t(`result.${result}`)}`}</span>
                  )}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The selections that paid; one of a market that was void as a whole. */
function wonOf({ state, selections }: Market): readonly Selection[] {
  if (state !== 'settled') return []
  const paid = selections.filter(({ result }) => result === 'won' || result === 'half_won')
  return paid.length > 0 ? paid : selections.filter(({ result }) => result === 'void').slice(0, 1)
}
