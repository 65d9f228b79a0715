import type { Incident } from '../feed/event.ts'
import { placesOf } from '../feed/racing/finish-order.ts'
import { useBook } from './book-context.ts'
import type { EventRecord } from './live-events.ts'
import { LiveMark, useStart } from './situation.tsx'

const SPOKEN: Readonly<Record<string, 'goalFor' | 'cornerFor' | 'yellowFor' | 'redFor'>> = {
  goal: 'goalFor',
  corner: 'cornerFor',
  yellow_card: 'yellowFor',
  red_card: 'redFor',
}
const MOST_SHOWN = 6

/**
 * Shows the state of an event: sides, score, clock and the parts of the match, and what has
 * happened, on a line.
 */
export function Tracker({ event, name }: { event: EventRecord; name: string }) {
  const { t } = useBook()
  const start = useStart(event.startsAt)
  const { situation, competitors } = event
  const [home, away] = competitors
  const isPair = competitors.length === 2 && home && away
  return (
    <section className="tracker" aria-label={t('tracker')}>
      <h1 className={isPair ? 'for-readers' : undefined}>
        {isPair ? name : titleOf(event, name, t)}
      </h1>
      {isPair && (
        <div className="duel" aria-hidden="true">
          <bdi>{home.name}</bdi>
          <strong>{situation.score ? `${situation.score[0]} – ${situation.score[1]}` : 'v'}</strong>
          <bdi>{away.name}</bdi>
        </div>
      )}
      <p className="tracker-when">
        {situation.score && (
          <span className="for-readers">{`${situation.score[0]} – ${situation.score[1]}`}</span>
        )}
        {situation.state === 'not_started' ? <time>{start}</time> : <LiveMark event={event} />}
      </p>
      {isPair && situation.parts.length > 0 && <Parts event={event} />}
      {event.sportId !== 2 && situation.incidents.length > 0 && <Pitch event={event} />}
      {event.sportId === 2 && <Runners event={event} />}
    </section>
  )
}

function titleOf(event: EventRecord, name: string, t: ReturnType<typeof useBook>['t']): string {
  const { race, metres, outright } = event.facts
  if (outright) return `${name}: ${t('outrights')}`
  return race === undefined
    ? name
    : [name, t('race', { race }), t('metres', { metres: metres ?? '' })].join(' · ')
}

function Parts({ event }: { event: EventRecord }) {
  const { facts, parts } = event.situation
  const counted =
    facts.corner_home === undefined ? parts.map(([home, away]) => `${home}–${away}`) : []
  const points =
    facts.points_home === undefined ? [] : [`${facts.points_home}:${facts.points_away}`]
  if (counted.length === 0) return <Counts event={event} />
  return (
    <p className="parts">
      {[...counted, ...points].map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a game stand in their order.
        <span key={at}>{text}</span>
      ))}
    </p>
  )
}

/** Shows corners and cards of both sides, as bars that share a line. */
function Counts({ event }: { event: EventRecord }) {
  const { t } = useBook()
  const { facts } = event.situation
  const rows = [
    ['corner', t('corners')],
    ['yellow_card', t('yellowCards')],
    ['red_card', t('redCards')],
  ] as const
  return (
    <dl className="counts" aria-label={t('statistics')}>
      {rows.map(([kind, label]) => {
        const [home, away] = [
          Number(facts[`${kind}_home`] ?? 0),
          Number(facts[`${kind}_away`] ?? 0),
        ]
        return (
          <div key={kind}>
            <dt className="subtle">{label}</dt>
            <dd>
              <span>{home}</span>
              <span className="split" aria-hidden="true">
                <i style={{ flexGrow: home }} />
                <i style={{ flexGrow: away }} />
              </span>
              <span>{away}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Shows ninety minutes as a line, and the newest happenings in words below it. */
function Pitch({ event }: { event: EventRecord }) {
  const { t } = useBook()
  const { incidents } = event.situation
  const newest = incidents
    .filter(({ kind }) => SPOKEN[kind])
    .slice(-MOST_SHOWN)
    .reverse()
  return (
    <>
      <div className="course" aria-hidden="true">
        {incidents.map((each) => (
          <i
            key={`${each.kind}${each.at}${each.side}`}
            data-kind={each.kind}
            data-side={each.side}
            style={placeOf(each)}
          />
        ))}
      </div>
      <ol className="happenings" aria-label={t('happenings')}>
        {newest.map((each) => (
          <li key={`${each.kind}${each.at}${each.side}`}>
            <span className="minute">{`${Math.floor(each.second / 60) + 1}′`}</span>
            <span>
              {t(SPOKEN[each.kind] ?? 'goalFor', {
                team: event.competitors[each.side === 'home' ? 0 : 1]?.name ?? '',
              })}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

function placeOf({ second }: Incident) {
  return { insetInlineStart: `${Math.min(100, second / 54)}%` }
}

/** Shows the horses in their order, with their riders. */
function Runners({ event }: { event: EventRecord }) {
  const { t } = useBook()
  const places = placesOf(event.situation.facts.order)
  const order = places.map(({ number }) => number - 1)
  const out = new Set(
    event.situation.incidents
      .filter(({ kind }) => kind === 'withdrawn')
      .map(({ values }) => Number(values?.number) - 1),
  )
  const rest = event.competitors.map((_, at) => at).filter((at) => !order.includes(at))
  return (
    <ol className="runners">
      {[...order, ...rest].map((at, line) => {
        const horse = event.competitors[at]
        return (
          horse && (
            <li key={horse.id} data-out={out.has(at) || undefined}>
              <span className="minute">
                {places[line] ? `${places[line].place}.` : out.has(at) ? '–' : `${at + 1}`}
              </span>
              <bdi>{horse.name}</bdi>
              <span className="subtle">
                {out.has(at)
                  ? t('withdrawn', { number: at + 1 })
                  : t('jockey', { name: String(horse.facts?.jockey ?? '') })}
              </span>
            </li>
          )
        )
      })}
    </ol>
  )
}
