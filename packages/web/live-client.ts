import { type Client, createClient } from 'graphql-ws'
import { onLookedAtAgain } from './use-looked-at-again.ts'

/** The close code of a socket whose token has expired. */
const TOKEN_EXPIRED = 4403

const NORMAL = 1000
const RETRIES = 5

/**
 * Milliseconds: an open socket is pinged so often, and has so long to answer; one
 * that opens has so long. A line that has fallen silent is found out within ten seconds.
 */
export interface Pulse {
  everyMs: number
  patienceMs: number
  openingMs: number
}

export const USUAL_PULSE: Pulse = { everyMs: 5_000, patienceMs: 5_000, openingMs: 10_000 }

export interface LiveOptions {
  session: {
    /** Refreshed first when its time has passed. */
    freshToken: () => Promise<string | null>
    refresh: () => Promise<string | null>
  }
  onConnected: () => void
  /** `interrupted` is false when nothing is listened to any more. */
  onClosed: (interrupted: boolean) => void
  url?: string
  /** Waits so many milliseconds; a test does not. */
  wait?: (ms: number) => Promise<void>
  pulse?: Pulse
}

/**
 * One socket for all subscriptions, opened with the first and closed with the last. The library
 * gives up at once on the close codes after which no retry helps: 4004, 4005, 4400, 4401, 4406,
 * 4409, 4429 and 4500.
 */
export function createLiveClient({
  session,
  onConnected,
  onClosed,
  url = liveAddress(),
  wait = waitForHope,
  pulse = USUAL_PULSE,
}: LiveOptions): Client {
  let renewFirst = false
  const watch = watchSilence(() => client.terminate())
  const client = createClient({
    url,
    lazy: true,
    retryAttempts: RETRIES,
    keepAlive: pulse.everyMs,
    connectionParams: async () => {
      const token = renewFirst ? await session.refresh() : await session.freshToken()
      renewFirst = false
      return token === null ? {} : { 'x-token': token }
    },
    retryWait: (attempt) => wait(retryDelayMs(attempt, Math.random())),
    shouldRetry: () => true,
    on: {
      connecting: () => watch.expect(pulse.openingMs),
      opened: watch.relax,
      ping: (received) => received || watch.expect(pulse.patienceMs),
      // Nothing else counts: what was on its way when the line fell silent does not prove that the
      // line works.
      pong: (received) => received && watch.relax(),
      error: watch.relax,
      connected: onConnected,
      closed: (event) => {
        watch.relax()
        const code = event instanceof CloseEvent ? event.code : 0
        renewFirst = code === TOKEN_EXPIRED
        onClosed(code !== NORMAL)
      },
    },
  })
  return client
}

/**
 * Ends a socket that has fallen silent: a train in a tunnel, a lid that was shut, a network that
 * was changed. Neither side notices that, and the browser itself would wait for minutes.
 */
function watchSilence(end: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const relax = () => clearTimeout(timer)
  return {
    relax,
    expect(ms: number) {
      relax()
      timer = setTimeout(end, ms)
    },
  }
}

/** Waits, and no longer than until there is hope that it works. */
function waitForHope(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(goOn, ms)
    const stop = onLookedAtAgain(goOn)
  })
}

/**
 * Milliseconds before retry number `attempt` (0 is the first): 1 s, 2 s, 4 s … plus 0.3 to 3 s by
 * `chance` (0 to 1). The library counts on when a subscription begins again after its retries are
 * used up: that one has waited already.
 */
export function retryDelayMs(attempt: number, chance: number): number {
  const growing = attempt < RETRIES ? 1000 * 2 ** attempt : 0
  return growing + 300 + 2700 * chance
}

function liveAddress(): string {
  return `${location.origin.replace(/^http/, 'ws')}/api/graphql`
}
