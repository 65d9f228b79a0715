import type { Market, Selection } from '../feed/market.ts'
import { useBook } from './book-context.ts'
import type { EventRecord } from './live-events.ts'
import { marketName, selectionName } from './names.ts'

/** What won in each market of an event that is over. Numbered lines of a market stand apart. */
export function MarketResults({ event }: { event: EventRecord }) {
  const { t } = useBook()
  const sides = event.competitors.map(({ name }) => name)
  const rows = event.markets.flatMap((market) => {
    const told = toldOf(market)
    return told.length === 0 ? [] : [{ market, told }]
  })
  if (rows.length === 0) return null
  return (
    <section className="insight">
      <h2>{t('results')}</h2>
      <dl className="market-results">
        {rows.map(({ market, told }) => (
          <div key={market.id}>
            <dt>{marketName(market, t)}</dt>
            <dd>
              {told.map(({ id, name, result }) => (
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
function toldOf({ state, selections }: Market): readonly Selection[] {
  if (state !== 'settled') return []
  const paid = selections.filter(({ result }) => result === 'won' || result === 'half_won')
  return paid.length > 0 ? paid : selections.filter(({ result }) => result === 'void').slice(0, 1)
}
