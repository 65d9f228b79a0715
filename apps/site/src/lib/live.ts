import { createClient } from 'graphql-ws'
import type { Session } from './session.ts'
import { liveConnections, liveInterrupted } from './use-live.ts'

/** The close code of a socket whose token has expired. */
const TOKEN_EXPIRED = 4403

const NORMAL = 1000
const RETRIES = 5

interface LiveOptions {
  url?: string
  /** Waits so many milliseconds; a test does not. */
  wait?: (ms: number) => Promise<void>
}

/**
 * One socket for all subscriptions, opened with the first and closed with the last. Loaded only when something is live. The library
 * gives up at once on the close codes that no retry can mend: 4004, 4005, 4400, 4401, 4406, 4409, 4429 and 4500.
 */
export function createLiveClient(
  session: Pick<Session, 'freshToken' | 'refresh'>,
  { url = liveAddress(), wait = sleep }: LiveOptions = {},
) {
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
    retryWait: (attempt) => wait(retryDelayMs(attempt, Math.random())),
    shouldRetry: () => true,
    on: {
      connected: () => {
        liveInterrupted.set(false)
        liveConnections.set(liveConnections.get() + 1)
      },
      closed: (event) => {
        const code = event instanceof CloseEvent ? event.code : 0
        renewFirst = code === TOKEN_EXPIRED
        liveInterrupted.set(code !== NORMAL)
      },
    },
  })
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Milliseconds before retry number `attempt` (0 is the first): 1 s, 2 s, 4 s … plus 0.3 to 3 s by `chance` (0 to 1). */
export function retryDelayMs(attempt: number, chance: number): number {
  return 1000 * 2 ** attempt + 300 + 2700 * chance
}

function liveAddress(): string {
  return `${location.origin.replace(/^http/, 'ws')}/api/graphql`
}
