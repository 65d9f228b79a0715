import { memo } from 'react'
import { useBook } from './book-context.ts'
import { useChampionship } from './championships.ts'
import { type EventRecord, useEvent } from './live-events.ts'
import { eventName } from './names.ts'
import { PriceButton } from './PriceButton.tsx'
import { RouteLink } from './RouteLink.tsx'
import { LiveMark, scoresOf, useStart } from './situation.tsx'
import { useStore } from './store.ts'

const MOST_PRICES = 3

/** A line of the board: what is played, how it stands, and the prices of the main market. */
export const EventRow = memo(function EventRow({ id }: { id: number }) {
  const { engine, t } = useBook()
  const event = useEvent(engine.live, id)
  const championship = useChampionship(event?.championshipId)
  if (!event) return null
  const isRace = event.competitors.length > 2
  const name = eventName(
    event.competitors,
    isRace ? t('race', { race: event.facts.race ?? '' }) : championship,
  )
  return (
    <li className="row" data-race={isRace || undefined}>
      <div className="row-facts">
        <When event={event} />
        <RouteLink to={{ page: 'event', eventId: id }} className="row-name">
          {isRace ? (
            <RaceSides event={event} course={championship} name={name} />
          ) : (
            <Sides event={event} />
          )}
        </RouteLink>
      </div>
      <Star id={id} name={name} />
      <MainPrices event={event} />
      {event.marketCount > 0 && (
        <RouteLink
          to={{ page: 'event', eventId: id }}
          className="row-more"
          aria-label={t('moreMarketsName', { count: event.marketCount, event: name })}
        >
          {t('moreMarkets', { count: event.marketCount })}
        </RouteLink>
      )}
    </li>
  )
})

/** Up to three prices of the main market; of a race, the shortest. */
export function MainPrices({ event }: { event: EventRecord }) {
  const [main] = event.markets
  const isRace = event.competitors.length > 2
  return (
    <div className="row-prices" data-count={isRace ? MOST_PRICES : main?.selections.length}>
      {main?.selections
        .toSorted(
          isRace ? (one, other) => Number(one.odds ?? 1e6) - Number(other.odds ?? 1e6) : () => 0,
        )
        .slice(0, MOST_PRICES)
        .map((selection) => (
          <PriceButton
            key={selection.id}
            event={event}
            market={main}
            selection={selection}
            isShort
          />
        ))}
    </div>
  )
}

export function When({ event }: { event: EventRecord }) {
  const start = useStart(event.startsAt)
  return (
    <span className="row-when">
      {event.situation.state === 'not_started' ? <time>{start}</time> : <LiveMark event={event} />}
    </span>
  )
}

export function Sides({ event }: { event: EventRecord }) {
  const scores = scoresOf(event)
  return event.competitors.map(({ id, name }, at) => (
    <span className="side" key={id}>
      <span className="side-name">
        <bdi>{name}</bdi>
      </span>
      {event.situation.facts.server === (at === 0 ? 'home' : 'away') && <i className="serves" />}
      {scores.map((score, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a game stand in their order.
        <span key={part} className={part === scores.length - 1 ? 'score' : 'score part'}>
          {score[at]}
        </span>
      ))}
    </span>
  ))
}

export function RaceSides({
  event,
  course,
  name,
}: {
  event: EventRecord
  course: string
  name: string
}) {
  const { t } = useBook()
  return (
    <>
      <span className="side">
        <span className="side-name">{course}</span>
      </span>
      <span className="side subtle">{`${name} · ${t('metres', { metres: event.facts.metres ?? '' })}`}</span>
    </>
  )
}

export function Star({ id, name }: { id: number; name: string }) {
  const { engine, t } = useBook()
  const marked = useStore(engine.favourites).includes(id)
  return (
    <button
      type="button"
      className="star"
      aria-pressed={marked}
      aria-label={t('favourite', { event: name })}
      onClick={() => engine.favourites.toggle(id)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="m10 2.5 2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2L2.5 8l5.2-.7z" />
      </svg>
    </button>
  )
}
