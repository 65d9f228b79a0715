import { useEffect } from 'react'
import type { EventSummary } from '../feed/feed.ts'
import { useBook } from './book-context.ts'
import { type Fetched, useFetched } from './feed-api.ts'

const AGAIN_MS = 30_000

/**
 * The events of a list, read again each half a minute and followed live. `events` is null until
 * they are there.
 */
export function useListed(path: string): {
  fetched: Fetched<{ events: EventSummary[] }>
  events: readonly EventSummary[] | null
} {
  const { settings, engine } = useBook()
  const fetched = useFetched<{ events: EventSummary[] }>(`${settings.api}/events?${path}`, {
    everyMs: AGAIN_MS,
    onData: ({ events }) => engine.live.keep(events),
  })
  const events = fetched.state === 'ready' ? fetched.data.events : null
  // An entry that was read before may have left the store meanwhile.
  useEffect(() => {
    if (events) engine.live.keep(events.filter(({ id }) => !engine.live.get(id)))
  }, [events, engine])
  return { fetched, events }
}
