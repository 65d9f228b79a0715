import { useMemo, useState, useSyncExternalStore } from 'react'
import type { EventView } from '../feed/event-view.ts'
import type { Market } from '../feed/market.ts'
import { useBook } from './book-context.ts'
import { isFootball } from './builder.ts'
import { Chips } from './Chips.tsx'
import { useChampionship } from './championships.ts'
import { Star } from './EventRow.tsx'
import { useFetched } from './feed-api.ts'
import { InsightPart } from './Insight.tsx'
import { type EventRecord, useEvent } from './live-events.ts'
import { MarketResults } from './MarketResults.tsx'
import {
  familiesOf,
  GROUPS,
  type Group,
  inTwoColumns,
  isBroad,
  isHandicap,
  type MarketFamily,
} from './market-families.ts'
import { eventName, marketName } from './names.ts'
import { fractionText } from './odds-format.ts'
import { PriceButton } from './PriceButton.tsx'
import { RouteLink } from './RouteLink.tsx'
import { Failed, Skeleton, Unavailable } from './states.tsx'
import { Tracker } from './Tracker.tsx'

const AGAIN_MS = 60_000
const OVER = ['ended', 'abandoned', 'postponed']
const WIDE = matchMedia('(width >= 1200px)')

/** One event with all its markets, its tracker, form and statistics. */
export function EventPage({ id }: { id: number }) {
  const { settings, engine, t } = useBook()
  const fetched = useFetched<{ event: EventView }>(`${settings.api}/events/${id}`, {
    everyMs: AGAIN_MS,
    onData: ({ event }) => engine.live.keep([event]),
  })
  const event = useEvent(engine.live, id)
  if (fetched.state === 'failed')
    return fetched.isUnknown ? (
      <Unavailable text={t('unknown')} />
    ) : (
      <Failed again={fetched.again} />
    )
  if (!event?.isWhole) return <Skeleton rows={6} />
  return <Whole event={event} />
}

function Whole({ event }: { event: EventRecord }) {
  const { t } = useBook()
  const championship = useChampionship(event.championshipId)
  const name = eventName(event.competitors, championship)
  return (
    <article className="event">
      <header className="event-head">
        <RouteLink
          to={{ page: 'championship', championshipIds: [event.championshipId] }}
          className="crumb"
        >
          {championship || t('back')}
        </RouteLink>
        <Star id={event.id} name={name} />
      </header>
      <Tracker event={event} name={name} />
      {OVER.includes(event.situation.state) ? (
        <MarketResults event={event} />
      ) : (
        <Markets event={event} />
      )}
      {!event.facts.outright && <InsightPart event={event} />}
    </article>
  )
}

function Markets({ event }: { event: EventRecord }) {
  const { t } = useBook()
  const [group, setGroup] = useState<Group>('all')
  const families = useMemo(() => familiesOf(event.markets), [event.markets])
  const present = GROUPS.filter((each) => each === 'all' || families.some(({ of }) => of === each))
  const shown = families.filter(({ of }) => group === 'all' || of === group)
  const narrow = shown.filter((family) => !isBroad(family))
  const columns = useIsWide() ? inTwoColumns(narrow) : [narrow]
  const draw = ({ key, markets }: MarketFamily) => (
    <Family key={key} event={event} markets={markets} />
  )
  if (families.length === 0) return <p className="nothing">{t('closed')}</p>
  return (
    <section className="markets">
      {present.length > 2 && (
        <Chips
          label={t('all')}
          chips={present.map((value) => ({ value, text: t(value) }))}
          chosen={group}
          onChoose={setGroup}
        />
      )}
      {isFootball(event) && !event.facts.outright && (
        <p className="subtle builder-hint">{t('builderHint')}</p>
      )}
      <div className="families">
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns stand in their order.
          <div key={at} className="families-column">
            {column.map(draw)}
          </div>
        ))}
      </div>
      {shown.filter(isBroad).map(draw)}
    </section>
  )
}

/** Markets of one kind stand together, each line in a row of its own. */
function Family({ event, markets }: { event: EventRecord; markets: readonly Market[] }) {
  const { t } = useBook()
  const [first] = markets
  if (!first) return null
  const terms = first.eachWay
  return (
    <section className="family">
      <h2>{marketName(first, t)}</h2>
      {terms && (
        <p className="subtle">{`${t('eachWay')}: ${t('eachWayTerms', { places: terms.places, fraction: fractionText(terms.fraction) })}`}</p>
      )}
      {isHandicap(first) && (
        // Each price is named by its side for screen readers.
        <p className="prices sides subtle" aria-hidden="true">
          {event.competitors.map(({ id, name }) => (
            <bdi key={id}>{name}</bdi>
          ))}
        </p>
      )}
      {markets.map((market) => (
        <div
          key={market.id}
          className="prices"
          data-count={market.selections.length > 4 ? 'many' : market.selections.length}
        >
          {market.selections.map((selection) => (
            <PriceButton
              key={selection.id}
              event={event}
              market={market}
              selection={selection}
              isShort={isHandicap(market)}
            />
          ))}
        </div>
      ))}
    </section>
  )
}

/** Returns whether two columns of markets have room beside the slip. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      WIDE.addEventListener('change', changed)
      return () => WIDE.removeEventListener('change', changed)
    },
    () => WIDE.matches,
  )
}
