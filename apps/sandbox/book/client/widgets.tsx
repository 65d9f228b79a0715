import { useState } from 'react'
import { BetHistory } from './BetHistory.tsx'
import { Board } from './Board.tsx'
import { BookContext, useBook } from './book-context.ts'
import { useChampionship } from './championships.ts'
import { EventRow } from './EventRow.tsx'
import { useStillOn } from './live-events.ts'
import { PopularBets } from './PopularBets.tsx'
import { Failed, Skeleton } from './states.tsx'
import { TopSports } from './TopSports.tsx'
import { useListed } from './use-listed.ts'
import { countOf, RACING, sportOf, type WidgetOptions, type WidgetView } from './widget-options.ts'

/** One of the views that hosts put on pages of their own. */
export function Widget({ view, options }: { view: WidgetView; options: WidgetOptions }) {
  const { t } = useBook()
  const sportId = sportOf(options)
  const ofSport = sportId === null ? '' : `&sportId=${sportId}`
  const most = countOf(options)
  switch (view) {
    case 'topSports':
      return <TopSports most={most} chosen={sportId} />
    case 'upcoming':
      return <Board title={t('nextUp')} query={`coupon=3${ofSport}`} most={most} />
    case 'live':
      return <Board title={t('liveNow')} query={`live=true${ofSport}`} most={most} />
    case 'popularBets':
      return <PopularBets most={most} />
    case 'betHistory':
      return <BetHistory />
    case 'search':
      return <EventSearch most={most} isCleared={options.clearOnSelect === true} />
    case 'horseRacing':
      return <Races most={countOf(options, MOST_RACES)} />
  }
}

const LEAST_LETTERS = 2
const MOST_RACES = 20

function EventSearch({ most, isCleared }: { most: number; isCleared: boolean }) {
  const book = useBook()
  const { t } = book
  const [text, setText] = useState('')
  const typedText = text.trim()
  const found = {
    ...book,
    go(route: Parameters<typeof book.go>[0]) {
      book.go(route)
      if (isCleared) setText('')
    },
  }
  return (
    <BookContext value={found}>
      <label className="field">
        <span>{t('search')}</span>
        <input
          type="search"
          value={text}
          placeholder={t('searchLabel')}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          maxLength={100}
        />
      </label>
      {typedText.length >= LEAST_LETTERS && (
        <Board
          title={typedText}
          query={`text=${encodeURIComponent(typedText)}`}
          most={most}
          empty={<p className="nothing">{t('noMatch', { text: typedText })}</p>}
        />
      )}
    </BookContext>
  )
}

/** The next races and those that are run, by their course. */
function Races({ most }: { most: number }) {
  const { engine, t } = useBook()
  const { fetched, events: listed } = useListed(`sportId=${RACING}&limit=${most}`)
  const on = useStillOn(engine.live, listed?.map(({ id }) => id) ?? [])
  if (fetched.state === 'failed') return <Failed again={fetched.again} />
  if (!listed) return <Skeleton rows={3} />
  const races = listed.filter(({ id }) => on.includes(id))
  if (races.length === 0) return <p className="nothing">{t('noEvents')}</p>
  return (
    <section aria-label={t('sport.racing')}>
      <h2>{t('sport.racing')}</h2>
      {[...Map.groupBy(races, ({ championshipId }) => championshipId)].map(([id, its]) => (
        <Course key={id} id={id} races={its.map((race) => race.id)} />
      ))}
    </section>
  )
}

function Course({ id, races }: { id: number; races: readonly number[] }) {
  const name = useChampionship(id)
  return (
    <section className="board" aria-label={name}>
      <h3>{name}</h3>
      <ul className="rows">
        {races.map((race) => (
          <EventRow key={race} id={race} />
        ))}
      </ul>
    </section>
  )
}
