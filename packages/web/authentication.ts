import { authExchange } from '@urql/exchange-auth'
import type { Exchange, Operation } from 'urql'

/** The part of a session that requests need. */
export interface TokenSource {
  token(): string | null
  /** Returns whether the token's time has passed. */
  isOver(): boolean
  /** Requests a new token; many callers at once make one call. */
  refresh(): Promise<unknown>
  /** Returns false while no player is signed in: there is no session to renew. */
  mayRefresh(): boolean
}

/**
 * Adds the token, renews one that has run out before the request, and after a 401 refreshes once
 * and tries once more. Many failures at once cause one refresh (A4): what arrives meanwhile waits,
 * and what was refused with a token that has been replaced just tries again.
 */
export function authentication({ token, isOver, refresh, mayRefresh }: TokenSource): Exchange {
  let refused: string | null = null
  return authExchange(async (utils) => ({
    addAuthToOperation: (operation) => {
      const current = token()
      return current === null ? operation : utils.appendHeaders(operation, { 'x-token': current })
    },
    willAuthError: () => mayRefresh() && (token() === null || isOver()),
    didAuthError: (error, operation) => {
      if (!error.graphQLErrors.some((each) => each.extensions.code === 401)) return false
      refused = tokenOf(operation)
      return refused !== null
    },
    refreshAuth: async () => {
      const isReplaced = refused !== null && token() !== null && token() !== refused
      refused = null
      if (!isReplaced) await refresh()
      // A request that was refused meanwhile is sent again with this token, and proves nothing
      // about the next token.
      refused = null
    },
  }))
}

function tokenOf({ context: { fetchOptions } }: Operation): string | null {
  const headers = (typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions)?.headers
  return new Headers(headers).get('x-token')
}
