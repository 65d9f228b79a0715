import { useRef } from 'react'
import { useBook } from './book-context.ts'
import { championshipIn, useSports } from './championships.ts'
import { MainPrices, RaceSides, Sides, When } from './EventRow.tsx'
import { useEvent, useStillOn } from './live-events.ts'
import { eventName } from './names.ts'
import { RouteLink } from './RouteLink.tsx'
import { Failed } from './states.tsx'
import { useListed } from './use-listed.ts'

const TURN_SHARE = 0.9
const NONE: readonly number[] = []

/**
 * The events of the top leagues side by side, those that are on first: what a host shows on a page
 * that is not the book's.
 */
export function TopEvents({ most }: { most: number }) {
  const { engine, t } = useBook()
  const row = useRef<HTMLUListElement>(null)
  const sports = useSports()
  const { fetched, events: listed } = useListed(`coupon=6&limit=${most}`)
  const on = useStillOn(engine.live, listed?.map(({ id }) => id) ?? NONE)
  const events = listed?.filter(({ id }) => on.includes(id))
  function turn(sign: 1 | -1): void {
    const element = row.current
    if (!element) return
    const towards = getComputedStyle(element).direction === 'rtl' ? -sign : sign
    element.scrollBy({ left: towards * element.clientWidth * TURN_SHARE, behavior: 'smooth' })
  }
  if (fetched.state === 'failed') return <Failed again={fetched.again} />
  if (!events) return <Waiting />
  if (events.length === 0) return <p className="nothing">{t('noEvents')}</p>
  return (
    <section className="cards-frame" aria-label={t('highlights')}>
      <ul className="cards" ref={row}>
        {events.map(({ id, championshipId }) => (
          <Card key={id} id={id} championship={championshipIn(sports, championshipId, t)} />
        ))}
      </ul>
      <button
        type="button"
        className="turn before"
        aria-label={t('previous')}
        onClick={() => turn(-1)}
      >
        <Arrow />
      </button>
      <button type="button" className="turn after" aria-label={t('next')} onClick={() => turn(1)}>
        <Arrow />
      </button>
    </section>
  )
}

function Card({ id, championship }: { id: number; championship: string }) {
  const { engine, t } = useBook()
  const event = useEvent(engine.live, id)
  if (!event) return null
  const isRace = event.competitors.length > 2
  const name = eventName(
    event.competitors,
    isRace ? t('race', { race: event.facts.race ?? '' }) : championship,
  )
  return (
    <li className="card" data-race={isRace || undefined}>
      <RouteLink to={{ page: 'event', eventId: id }} className="row-name">
        <span className="card-head">
          <When event={event} />
          {isRace ? null : <span className="subtle card-league">{championship}</span>}
        </span>
        {isRace ? (
          <RaceSides event={event} course={championship} name={name} />
        ) : (
          <Sides event={event} />
        )}
      </RouteLink>
      <MainPrices event={event} />
    </li>
  )
}

const WAITING_CARDS = 4

function Waiting() {
  const { t } = useBook()
  return (
    <div role="status" aria-label={t('loading')} className="cards">
      {Array.from({ length: WAITING_CARDS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <div className="skeleton card" key={at} />
      ))}
    </div>
  )
}

function Arrow() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="m7.5 4 6 6-6 6" />
    </svg>
  )
}
