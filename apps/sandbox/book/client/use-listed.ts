import { useEffect } from 'react'
import type { EventSummary } from '../feed/feed.ts'
import { useBook } from './book-context.ts'
import { type Asked, useAsk } from './feed-api.ts'

const AGAIN_MS = 30_000

/**
 * The events of a list, read again each half a minute and followed live. `events` is null until
 * they are there.
 */
export function useListed(path: string): {
  asked: Asked<{ events: EventSummary[] }>
  events: readonly EventSummary[] | null
} {
  const { settings, engine } = useBook()
  const asked = useAsk<{ events: EventSummary[] }>(`${settings.api}/events?${path}`, {
    everyMs: AGAIN_MS,
    onData: ({ events }) => engine.live.keep(events),
  })
  const events = asked.state === 'ready' ? asked.data.events : null
  // An entry that was read before may have left the store meanwhile.
  useEffect(() => {
    if (events) engine.live.keep(events.filter(({ id }) => !engine.live.get(id)))
  }, [events, engine])
  return { asked, events }
}
