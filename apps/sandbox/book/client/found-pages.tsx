import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EventView } from '../feed/event-view.ts'
import { Board } from './Board.tsx'
import { useBook } from './book-context.ts'
import { EventRow } from './EventRow.tsx'
import { useFetched } from './feed-api.ts'
import { LONGEST_TEXT } from './route.ts'
import { Skeleton } from './states.tsx'
import { useStore } from './store.ts'

/** Time from the last key until the address holds what was typed, in ms. */
const SEND_AFTER_MS = 300

export function SearchPage({ typed }: { typed: string }) {
  const { t } = useBook()
  const { text, setText, sendText } = useTypedText(typed)
  const searched = useDeferredValue(text.trim())
  return (
    <>
      <h1>{t('search')}</h1>
      <label className="field">
        <span>{t('searchLabel')}</span>
        <input
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={sendText}
          autoComplete="off"
          maxLength={LONGEST_TEXT}
        />
      </label>
      {searched.length < 2 ? (
        <p className="subtle">{t('searchHint')}</p>
      ) : (
        <Board
          title={searched}
          query={`text=${encodeURIComponent(searched)}`}
          empty={<p className="nothing">{t('noMatch', { text: searched })}</p>}
        />
      )}
    </>
  )
}

/**
 * Ties what is typed to the place of the book, both ways. The place follows once the visitor pauses
 * or leaves the field, such as for what was found: browsers refuse an address on each key.
 */
function useTypedText(typed: string) {
  const { go } = useBook()
  const [text, setText] = useState(typed)
  const sentText = useRef(typed)
  useEffect(() => {
    if (typed === sentText.current) return
    sentText.current = typed
    setText(typed)
  }, [typed])
  const now = text.trim()
  function sendText(): void {
    if (now === sentText.current) return
    sentText.current = now
    go({ page: 'search', ...(now && { text: now }) })
  }
  const sendLater = useEffectEvent(sendText)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause again.
  useEffect(() => {
    const timer = setTimeout(() => sendLater(), SEND_AFTER_MS)
    return () => clearTimeout(timer)
  }, [now])
  return { text, setText, sendText }
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
  const fetched = useFetched<{ event: EventView }>(`${settings.api}/events/${id}`, {
    onData: ({ event }) => engine.live.keep([event]),
  })
  if (fetched.state === 'loading') return <Skeleton rows={1} />
  // An event that is long over is forgotten by the book.
  if (fetched.state === 'failed') return null
  return (
    <ul className="rows">
      <EventRow id={id} />
    </ul>
  )
}
