import { useState } from 'react'
import { dayAfter } from '../feed/local-day.ts'
import { placesOf } from '../feed/racing/finish-order.ts'
import { type EventResult, RESULT_DAYS } from '../feed/results.ts'
import { useBook } from './book-context.ts'
import { Chips } from './Chips.tsx'
import { championshipIn, useSports } from './championships.ts'
import { Days, dayTitle } from './Days.tsx'
import { dayText } from './day-text.ts'
import { useFetched } from './feed-api.ts'
import { filtersOf, queryOf } from './filters.ts'
import { eventName } from './names.ts'
import { timeZone, today } from './own-clock.ts'
import { RouteLink } from './RouteLink.tsx'
import type { Route } from './route.ts'
import { Failed, Skeleton } from './states.tsx'
import type { WordKey } from './words/words.ts'

const AGAIN_MS = 60_000
const MOST_PLACES = 3
const RACING = 2

/** Events that are over: one day and one sport at a time, the latest first. */
export function ResultsPage({ route }: { route: Route }) {
  const { t, go, settings } = useBook()
  const day = route.date ?? today()
  const sportId = route.sportId ?? 1
  const fetched = useSports()
  const title = dayTitle(day, settings)
  // Prices and hours from now mean nothing for events that are over.
  const { maxOdd: _, periodType: __, ...place } = route
  return (
    <>
      <h1>{t('results')}</h1>
      <Days
        day={day}
        first={dayAfter(today(), 1 - RESULT_DAYS)}
        last={today()}
        onDay={(date) => go({ ...route, date })}
      />
      <Chips
        label={t('sportsList')}
        chips={(fetched.state === 'ready' ? fetched.data.sports : []).map(({ id, name }) => ({
          value: id,
          text: t(name.key as WordKey),
        }))}
        chosen={sportId}
        onChoose={(id) => go({ ...route, sportId: id })}
      />
      <section className="board" aria-label={title}>
        <header className="board-head">
          <h2>{title}</h2>
        </header>
        <ResultRows filters={filtersOf({ ...place, sportId, date: day })} day={day} />
      </section>
    </>
  )
}

interface ResultRowsProps {
  /** The day and sport of the results, as a query. */
  filters: string
  day: string
  /** The last result above these rows. */
  below?: number
}

/** A page of results; the next one is requested below it. */
function ResultRows({ filters, day, below }: ResultRowsProps) {
  const { settings, t } = useBook()
  const [isLonger, setIsLonger] = useState(false)
  const query = `${filters}&${queryOf({ timeZone: timeZone(), below })}`
  const fetched = useFetched<{ events: EventResult[]; hasMore: boolean }>(
    `${settings.api}/results?${query}`,
    below === undefined && day === today() ? { everyMs: AGAIN_MS } : {},
  )
  if (fetched.state === 'loading') return <Skeleton rows={5} />
  if (fetched.state === 'failed') return <Failed again={fetched.again} />
  const { events, hasMore } = fetched.data
  if (events.length === 0)
    return below === undefined ? <p className="nothing">{t('resultsNone')}</p> : null
  const last = events.at(-1)?.id
  return (
    <>
      <ul className="rows">
        {events.map((event) => (
          <ResultRow key={event.id} event={event} />
        ))}
      </ul>
      {hasMore && !isLonger && (
        <button type="button" className="button more" onClick={() => setIsLonger(true)}>
          {t('resultsMore')}
        </button>
      )}
      {isLonger && last !== undefined && <ResultRows filters={filters} day={day} below={last} />}
    </>
  )
}

function ResultRow({ event }: { event: EventResult }) {
  const { settings, t } = useBook()
  const championship = championshipIn(useSports(), event.championshipId, t)
  const isRace = event.sportId === RACING
  const league = isRace
    ? `${championship} · ${t('race', { race: event.facts.race ?? '' })}`
    : championship
  const name = eventName(event.competitors, league)
  const { state } = event.situation
  return (
    <li className="row" data-result>
      <div className="row-facts">
        <span className="row-when">
          <time>{dayText(event.startsAt, settings, { hour: 'numeric', minute: '2-digit' })}</time>
          {' · '}
          <span>{league}</span>
          {state !== 'ended' && (
            <span className="ended">{` · ${t(`state.${state}` as WordKey)}`}</span>
          )}
        </span>
        <RouteLink
          to={{ page: 'event', eventId: event.id }}
          className="row-name"
          aria-label={isRace ? name : undefined}
        >
          {isRace ? <Places event={event} /> : <Scores event={event} />}
        </RouteLink>
      </div>
    </li>
  )
}

/** Both sides with the parts of the game, and the final score at the end of the line. */
function Scores({ event }: { event: EventResult }) {
  const { score, parts } = event.situation
  return event.competitors.map(({ id, name }, at) => (
    <span className="side" key={id}>
      <span className="side-name">
        <bdi>{name}</bdi>
      </span>
      {parts.length > 1 &&
        parts.map((part, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a game stand in their order.
          <span key={number} className="score part">
            {part[at]}
          </span>
        ))}
      {score && <span className="score">{score[at]}</span>}
    </span>
  ))
}

/** The horses that came first, in their order; those of a dead heat share a place. */
function Places({ event }: { event: EventResult }) {
  return placesOf(event.situation.facts.order)
    .filter(({ place }) => place <= MOST_PLACES)
    .map(({ number, place }) => (
      <span className="side" key={number}>
        <span className="score">{`${place}.`}</span>
        <span className="side-name">
          <bdi>{event.competitors[number - 1]?.name}</bdi>
        </span>
      </span>
    ))
}
