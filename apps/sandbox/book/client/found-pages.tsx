import { useDeferredValue, useState } from 'react'
import type { EventView } from '../feed/event-view.ts'
import { Board } from './Board.tsx'
import { useBook } from './book-context.ts'
import { EventRow } from './EventRow.tsx'
import { useAsk } from './feed-api.ts'
import { Skeleton } from './states.tsx'
import { useStore } from './store.ts'

export function SearchPage() {
  const { t } = useBook()
  const [text, setText] = useState('')
  const asked = useDeferredValue(text.trim())
  return (
    <>
      <h1>{t('search')}</h1>
      <label className="field">
        <span>{t('searchLabel')}</span>
        <input
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          maxLength={100}
        />
      </label>
      {asked.length < 2 ? (
        <p className="subtle">{t('searchHint')}</p>
      ) : (
        <Board
          title={asked}
          query={`text=${encodeURIComponent(asked)}`}
          empty={<p className="nothing">{t('noMatch', { text: asked })}</p>}
        />
      )}
    </>
  )
}

export function FavouritesPage() {
  const { t, engine } = useBook()
  const ids = useStore(engine.favourites)
  return (
    <>
      <h1>{t('favourites')}</h1>
      {ids.length === 0 ? (
        <p className="nothing">{t('favouritesEmpty')}</p>
      ) : (
        ids.map((id) => <Favourite key={id} id={id} />)
      )}
    </>
  )
}

function Favourite({ id }: { id: number }) {
  const { settings, engine } = useBook()
  const asked = useAsk<{ event: EventView }>(`${settings.api}/events/${id}`, {
    onData: ({ event }) => engine.live.keep([event]),
  })
  if (asked.state === 'loading') return <Skeleton rows={1} />
  // An event that is long over is forgotten by the book.
  if (asked.state === 'failed') return null
  return (
    <ul className="rows">
      <EventRow id={id} />
    </ul>
  )
}
