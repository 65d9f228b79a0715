import { authExchange } from '@urql/exchange-auth'
import { type Client, cacheExchange, createClient, fetchExchange } from 'urql'
import type { Session } from './session.ts'

/** Sends the token with each request; after a 401 it refreshes once and tries once more. */
export function createAccountClient(session: Session, language: string): Client {
  return createClient({
    url: '/api/graphql',
    preferGetMethod: false,
    fetchOptions: { credentials: 'same-origin', headers: { 'accept-language': language } },
    exchanges: [
      cacheExchange,
      authExchange(async (utils) => ({
        addAuthToOperation: (operation) => {
          const token = session.token()
          return token === null ? operation : utils.appendHeaders(operation, { 'x-token': token })
        },
        didAuthError: (error) => error.graphQLErrors.some((each) => each.extensions.code === 401),
        refreshAuth: async () => void (await session.refresh().catch(() => null)),
      })),
      fetchExchange,
    ],
  })
}
