import { useSyncExternalStore } from 'react'
import type { ExecutionResult, subscriptionExchange } from 'urql'
import { createLiveClient } from '#web/live-client.ts'
import type { Session } from './session.ts'

let interrupted = false
const listeners = new Set<() => void>()

function setInterrupted(next: boolean): void {
  interrupted = next
  for (const listener of listeners) listener()
}

/** Returns whether the socket is down at the moment: the news from it may be out of date. */
export function useLiveInterrupted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => interrupted,
  )
}

/**
 * News over one socket, opened with the first subscription. A token that has run out is renewed
 * before the next try.
 */
export function forwardLive(
  session: Session,
): Parameters<typeof subscriptionExchange>[0]['forwardSubscription'] {
  const refresh = () => session.refresh().catch(() => null)
  const client = createLiveClient({
    session: {
      freshToken: async () =>
        session.mayBeSignedIn() && session.isOver() ? refresh() : session.token(),
      refresh,
    },
    onConnected: () => setInterrupted(false),
    onClosed: setInterrupted,
  })
  return ({ query = '', variables }) => ({
    subscribe: (sink) => ({
      unsubscribe: client.subscribe(
        { query, variables },
        {
          next: (result) => sink.next(result as ExecutionResult),
          error: (error) => sink.error(error),
          complete: () => sink.complete(),
        },
      ),
    }),
  })
}
