import { type Client, cacheExchange, createClient, fetchExchange, subscriptionExchange } from 'urql'
import { authentication } from '#web/authentication.ts'
import { patientFetch } from '#web/patient-fetch.ts'
import { keepKnown } from './keep-known.ts'
import { forwardLive } from './live.ts'
import type { Session } from './session.ts'

/** Sends the token with each request, as `authentication` has it. */
export function createAccountClient(session: Session, language: () => string): Client {
  return createClient({
    url: '/api/graphql',
    fetch: patientFetch,
    preferGetMethod: false,
    fetchOptions: () => ({
      credentials: 'same-origin',
      headers: { 'accept-language': language() },
    }),
    exchanges: [
      keepKnown(),
      cacheExchange,
      authentication({
        token: session.token,
        isOver: session.isOver,
        // When the server cannot be reached, the request fails too, because the server would refuse
        // the old token.
        refresh: session.refresh,
        mayRefresh: session.mayBeSignedIn,
      }),
      fetchExchange,
      subscriptionExchange({ forwardSubscription: forwardLive(session) }),
    ],
  })
}
