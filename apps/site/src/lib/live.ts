import { createClient, type Client as LiveClient } from 'graphql-ws'
import type { Session } from './session.ts'

/** The close code of a socket whose token has expired. */
const TOKEN_EXPIRED = 4403

const RETRIES = 5

/** One socket for all subscriptions, opened with the first and closed with the last. Loaded only when something is live. */
export function createLiveClient(session: Session, url = liveAddress()): LiveClient {
  let renewFirst = false
  return createClient({
    url,
    lazy: true,
    retryAttempts: RETRIES,
    connectionParams: async () => {
      const token = renewFirst ? await session.refresh() : await session.freshToken()
      renewFirst = false
      return token === null ? {} : { 'x-token': token }
    },
    retryWait: (attempt) => new Promise((resolve) => setTimeout(resolve, retryDelayMs(attempt, Math.random()))),
    shouldRetry: () => true,
    on: {
      closed: (event) => {
        renewFirst = event instanceof CloseEvent && event.code === TOKEN_EXPIRED
      },
    },
  })
}

/** Milliseconds before retry number `attempt` (0 is the first): 1 s, 2 s, 4 s … plus 0.3 to 3 s by `chance` (0 to 1). */
export function retryDelayMs(attempt: number, chance: number): number {
  return 1000 * 2 ** attempt + 300 + 2700 * chance
}

function liveAddress(): string {
  return `${location.origin.replace(/^http/, 'ws')}/api/graphql`
}
