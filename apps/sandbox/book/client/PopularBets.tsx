import type { PopularSelection } from '../bets/popular.ts'
import { Board } from './Board.tsx'
import { useBook } from './book-context.ts'
import { useEventOf } from './championships.ts'
import { useFetched } from './feed-api.ts'
import { marketName } from './names.ts'
import { PriceButton } from './PriceButton.tsx'
import { RouteLink } from './RouteLink.tsx'
import { Failed, Skeleton } from './states.tsx'

const AGAIN_MS = 15_000

/**
 * The selections that most players have bet on and that can still be bet on. While there are fewer
 * than are requested, highlights stand below them, under their own name.
 */
export function PopularBets({ most }: { most: number }) {
  const { settings, t } = useBook()
  const fetched = useFetched<{ popular: PopularSelection[] }>(
    `${settings.api}/popular?limit=${most}`,
    {
      everyMs: AGAIN_MS,
    },
  )
  const popular = fetched.state === 'ready' ? fetched.data.popular : null
  return (
    <>
      <section className="board" aria-label={t('popularBets')}>
        <header className="board-head">
          <h2>{t('popularBets')}</h2>
        </header>
        {fetched.state === 'loading' && <Skeleton rows={3} />}
        {fetched.state === 'failed' && <Failed again={fetched.again} />}
        {popular?.length === 0 && <p className="nothing">{t('popularNone')}</p>}
        {popular && popular.length > 0 && (
          <ul className="rows">
            {popular.map((each) => (
              <Popular key={each.selection.id} popular={each} />
            ))}
          </ul>
        )}
      </section>
      {popular && popular.length < most && (
        <Board
          title={t('highlights')}
          query="coupon=6&live=false"
          most={most - popular.length}
          empty={null}
        />
      )}
    </>
  )
}

function Popular({
  popular: { event, market, selection, players },
}: {
  popular: PopularSelection
}) {
  const { t } = useBook()
  const name = useEventOf({
    competitors: event.competitors.length === 2 ? event.competitors.map((each) => each.name) : [],
    championshipId: event.championshipId,
    startsAt: event.startsAt,
    ...(event.facts.race === undefined ? {} : { race: Number(event.facts.race) }),
  })
  return (
    <li className="row" data-popular>
      <div className="row-facts">
        <RouteLink to={{ page: 'event', eventId: event.id }} className="row-name">
          <span className="side">
            <span className="side-name">{name}</span>
          </span>
        </RouteLink>
        <span className="subtle">
          {`${marketName(market, t)} · ${t('betOnBy', { count: players })}`}
        </span>
      </div>
      <div className="row-prices" data-count={1}>
        <PriceButton event={event} market={market} selection={selection} />
      </div>
    </li>
  )
}
