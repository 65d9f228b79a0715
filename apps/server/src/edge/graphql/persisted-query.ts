import { GraphQLError } from 'graphql'

/**
 * Apollo's clients may send the hash of a query, alone or beside the text ("automatic persisted
 * queries"). No texts are kept by their hash here. A client that gets this answer sends whole
 * queries from then on; with any other error it would give up.
 */
export function isRequestedByHash(
  extensions: Readonly<Record<string, unknown>> | null | undefined,
): boolean {
  return extensions?.persistedQuery !== undefined && extensions.persistedQuery !== null
}

export function persistedQueryNotSupported(): GraphQLError {
  return new GraphQLError('PersistedQueryNotSupported', {
    extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
  })
}
