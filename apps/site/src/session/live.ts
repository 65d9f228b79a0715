import type { Client } from 'graphql-ws'
import { createLiveClient } from '#web/live-client.ts'
import type { Session } from './session.ts'
import { liveConnections, liveInterrupted } from './use-live.ts'

/** Loaded only when something is live. */
export function openLive(session: Pick<Session, 'freshToken' | 'refresh'>): Client {
  return createLiveClient({
    session,
    onConnected: () => {
      liveInterrupted.set(false)
      liveConnections.set(liveConnections.get() + 1)
    },
    onClosed: (interrupted) => liveInterrupted.set(interrupted),
  })
}
