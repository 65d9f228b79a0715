import type { ReactNode } from 'react'
import { useBook } from './book-context.ts'
import { EventRow } from './EventRow.tsx'
import { queryOf } from './filters.ts'
import { useStillOn } from './live-events.ts'
import { timeZone } from './own-clock.ts'
import { RouteLink } from './RouteLink.tsx'
import type { Route } from './route.ts'
import { Failed, Skeleton } from './states.tsx'
import { useListed } from './use-listed.ts'

const MOST = 40
/** Enough to fill a phone: what stands below is not seen to move once the events are there. */
const MOST_WAITING = 8
const NONE: readonly number[] = []

interface BoardProps {
  title: string
  /** The query of `/events`, without the page. */
  query: string
  most?: number
  /** Where all of it stands. */
  all?: Route
  /** Text where there are no events; null leaves the whole board out. */
  empty?: ReactNode
  /** Whether the heading of the page has the same text. */
  isTitleAbove?: boolean
}

/** A list of events by a query, followed live; what is over leaves a list of what is on. */
export function Board({ title, query, most = MOST, all, empty, isTitleAbove = false }: BoardProps) {
  const { engine, t } = useBook()
  const { fetched, events: listed } = useListed(
    [query, queryOf({ timeZone: timeZone(), limit: most })].filter(Boolean).join('&'),
  )
  const isOfLive = query.split('&').includes('live=true')
  const on = useStillOn(engine.live, isOfLive && listed ? listed.map(({ id }) => id) : NONE)
  const events = isOfLive && listed ? listed.filter(({ id }) => on.includes(id)) : listed
  if (events?.length === 0 && empty === null) return null
  return (
    <section className="board" aria-label={title}>
      <header className={isTitleAbove ? 'for-readers' : 'board-head'}>
        <h2>{title}</h2>
        {all && events && events.length > 0 && (
          <RouteLink to={all} className="quiet" aria-label={`${title}: ${t('seeAll')}`}>
            {t('seeAll')}
          </RouteLink>
        )}
      </header>
      {fetched.state === 'loading' && <Skeleton rows={Math.min(most, MOST_WAITING)} />}
      {fetched.state === 'failed' && <Failed again={fetched.again} />}
      {events?.length === 0 && (empty ?? <Nothing />)}
      {events && events.length > 0 && (
        <ul className="rows">
          {events.map(({ id }) => (
            <EventRow key={id} id={id} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Nothing() {
  const { t } = useBook()
  return (
    <div className="nothing">
      <p>{t('noEvents')}</p>
      <RouteLink to={{ page: 'coupon', couponType: 3 }} className="quiet">
        {t('noEventsHint')}
      </RouteLink>
    </div>
  )
}
