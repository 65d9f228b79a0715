import type { Stream } from './live-spins-sdk.ts'
import type { Streams } from './use-streams.ts'

/** A room as its players see it from within. What the vendor's script has not brought is null. */
export interface RoomNow {
  name: string | null
  host: string | null
  /** True once the vendor's list is there, and the room does not stand in it. */
  isOffAir: boolean
}

/**
 * Returns the room of this session. A room that is off the air keeps the name that the schedule has
 * for it.
 */
export function roomNow(streams: Streams, sessionId: string): RoomNow {
  if (streams.status !== 'open') return { name: null, host: null, isOffAir: false }
  const isIt = (stream: Stream) => stream.sessionId === sessionId
  const now = streams.now.find(isIt)
  const named = now ?? streams.later.find(isIt)
  return { name: named?.room ?? null, host: now?.host || null, isOffAir: !now }
}
