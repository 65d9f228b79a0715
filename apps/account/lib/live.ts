import { createClient, type SubscribePayload } from 'graphql-ws'
import type { ExecutionResult, subscriptionExchange } from 'urql'
import type { Session } from './session.ts'

const TOKEN_EXPIRED = 4403
const RETRIES = 5

/** News over one socket, opened with the first subscription. A token that has run out is renewed before the next try. */
export function forwardLive(session: Session): Parameters<typeof subscriptionExchange>[0]['forwardSubscription'] {
  let renewFirst = false
  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/api/graphql`,
    lazy: true,
    retryAttempts: RETRIES,
    shouldRetry: () => true,
    connectionParams: async () => {
      const token = renewFirst ? await session.refresh().catch(() => null) : session.token()
      renewFirst = false
      return token === null ? {} : { 'x-token': token }
    },
    on: {
      closed: (event) => {
        renewFirst = event instanceof CloseEvent && event.code === TOKEN_EXPIRED
      },
    },
  })
  return ({ query, variables }) => ({
    subscribe: (sink) => ({
      unsubscribe: client.subscribe({ query, variables } as SubscribePayload, {
        next: (result) => sink.next(result as ExecutionResult),
        error: (error) => sink.error(error),
        complete: () => sink.complete(),
      }),
    }),
  })
}
