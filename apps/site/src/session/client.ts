import type { Client as LiveClient } from 'graphql-ws'
import {
  type Client,
  cacheExchange,
  createClient,
  type ExecutionResult,
  fetchExchange,
  type SSRData,
  ssrExchange,
  subscriptionExchange,
} from 'urql'
import { authentication } from '#web/authentication.ts'
import { patientFetch } from '#web/patient-fetch.ts'
import type { Session } from './session.ts'

export interface BrowserClientOptions {
  session: Session
  /**
   * The answers that the server put into the page. They are public by construction, so every new
   * client may start from it.
   */
  pageState: SSRData
  language: string
  url?: string
}

/** A client for one player (or visitor) and one language: nothing in its cache outlives either. */
export function createBrowserClient({
  session,
  pageState,
  language,
  url = '/api/graphql',
}: BrowserClientOptions): Client {
  return createClient({
    url,
    fetch: patientFetch,
    preferGetMethod: 'within-url-limit',
    fetchOptions: { credentials: 'same-origin', headers: { 'accept-language': language } },
    exchanges: [
      cacheExchange,
      ssrExchange({ isClient: true, initialState: pageState }),
      authentication({ ...session, mayRefresh: () => session.state.get().status !== 'visitor' }),
      fetchExchange,
      subscriptionExchange({ forwardSubscription: forwardTo(() => lazyLive(session)) }),
    ],
  })
}

/** The socket's code is fetched with the first subscription. */
function lazyLive(session: Session): () => Promise<LiveClient> {
  let client: Promise<LiveClient> | null = null
  return () => {
    client ??= import('./live.ts').then(({ openLive }) => openLive(session))
    return client
  }
}

type Forward = Parameters<typeof subscriptionExchange>[0]['forwardSubscription']

/**
 * The server knows the cookies with which a socket was opened. An operation that depends on a
 * cookie that may have been set since sets `ownSocket` in its context.
 */
function forwardTo(open: () => () => Promise<LiveClient>): Forward {
  const shared = open()
  return (request, operation) => ({
    subscribe: (sink) => {
      let stop = () => {}
      let stopped = false
      const live = operation.context.ownSocket ? open() : shared
      live().then(
        (client) => {
          if (stopped) return
          const query = request.query ?? ''
          stop = client.subscribe(
            { query, variables: request.variables },
            {
              next: (result) => sink.next(result as ExecutionResult),
              error: (error) => sink.error(error),
              complete: () => sink.complete(),
            },
          )
        },
        (error: unknown) => sink.error(error),
      )
      return {
        unsubscribe: () => {
          stopped = true
          stop()
        },
      }
    },
  })
}
