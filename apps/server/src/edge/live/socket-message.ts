import { isRequestedByHash } from '../graphql/persisted-query.ts'

/** Clients number their operations, or give each a UUID. */
const LONGEST_ID = 128

type Fields = Readonly<Record<string, unknown>>

/**
 * Takes a message of a socket apart and returns the fields that are used of it: graphql-ws keeps
 * the message of an operation until the operation ends, with all that a client has put into it. A
 * message that names a query by its hash alone gets an empty text, because graphql-ws ends a socket
 * for a missing one. A value that is no message comes back as it is, and is refused by graphql-ws.
 * A text comes back as null: graphql-ws would read it once more, and a message in it would be kept
 * whole.
 */
export function readMessage(text: string): unknown {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return text
  }
  if (typeof message === 'string') return null
  if (!isFields(message)) return message
  const { id, type, payload } = message
  const isShort = typeof id !== 'string' || id.length <= LONGEST_ID
  const named = { type, ...(id !== undefined && { id: isShort ? id : null }) }
  if (type === 'complete' || payload === undefined) return named
  return {
    ...named,
    payload: type === 'subscribe' && isFields(payload) ? usedOf(payload) : payload,
  }
}

function usedOf({ query, variables, operationName, extensions }: Fields): Fields {
  const isByHash = isFields(extensions) && isRequestedByHash(extensions)
  return {
    query: isByHash ? (query ?? '') : query,
    variables,
    operationName,
    extensions: isFields(extensions) ? { persistedQuery: isByHash || null } : extensions,
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
