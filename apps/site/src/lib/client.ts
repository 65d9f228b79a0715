import { authExchange } from '@urql/exchange-auth'
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
import type { Session } from './session.ts'
import { expiryOf } from './token.ts'

export interface BrowserClientOptions {
  session: Session
  /** What the server put into the page. It is public by construction, so every new client may start from it. */
  pageState: SSRData
  language: string
  url?: string
}

/** A client for one player (or visitor) and one language: nothing in its cache outlives either. */
export function createBrowserClient({ session, pageState, language, url = '/api/graphql' }: BrowserClientOptions): Client {
  return createClient({
    url,
    preferGetMethod: 'within-url-limit',
    fetchOptions: { credentials: 'same-origin', headers: { 'accept-language': language } },
    exchanges: [
      cacheExchange,
      ssrExchange({ isClient: true, initialState: pageState }),
      authentication(session),
      fetchExchange,
      subscriptionExchange({ forwardSubscription: forwardTo(lazyLive(session)) }),
    ],
  })
}

/**
 * Adds the token, renews an expired one before the request, and after a 401 refreshes once and tries once more. Many failures at
 * once cause one refresh: what arrives meanwhile waits, and what was refused with a token that has been replaced just tries again.
 */
function authentication(session: Session) {
  let refused: string | null = null
  return authExchange(async (utils) => ({
    addAuthToOperation: (operation) => {
      const token = session.token()
      return token === null ? operation : utils.appendHeaders(operation, { 'x-token': token })
    },
    willAuthError: () => {
      const token = session.token()
      return session.state.get().status !== 'visitor' && (token === null || expiryOf(token) <= Date.now())
    },
    didAuthError: (error, operation) => {
      if (!error.graphQLErrors.some((each) => each.extensions.code === 401)) return false
      refused = tokenOf(operation.context.fetchOptions)
      return refused !== null
    },
    refreshAuth: async () => {
      const alreadyReplaced = refused !== null && session.token() !== null && session.token() !== refused
      refused = null
      if (!alreadyReplaced) await session.refresh()
    },
  }))
}

function tokenOf(options: RequestInit | (() => RequestInit) | undefined): string | null {
  const headers = (typeof options === 'function' ? options() : options)?.headers
  return new Headers(headers).get('x-token')
}

/** The socket's code is fetched with the first subscription. */
function lazyLive(session: Session): () => Promise<LiveClient> {
  let client: Promise<LiveClient> | null = null
  return () => {
    client ??= import('./live.ts').then(({ createLiveClient }) => createLiveClient(session))
    return client
  }
}

type Forward = Parameters<typeof subscriptionExchange>[0]['forwardSubscription']

function forwardTo(live: () => Promise<LiveClient>): Forward {
  return (request) => ({
    subscribe: (sink) => {
      let stop = () => {}
      let stopped = false
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
