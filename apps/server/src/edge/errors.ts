import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Log } from '../kit/log.ts'
import { logProblem } from '../kit/problem.ts'
import { withoutTypedValues } from './graphql/typed-values.ts'

/**
 * The message to a player when the fault is ours; the request id in `extensions` finds it in the
 * log.
 */
export const UNKNOWN_PROBLEM = 'An error has occurred. Please contact support'

/**
 * One error as a client of GraphQL gets it. Only texts that are meant for clients leave the server;
 * everything else is logged and covered.
 */
export function formatError(
  error: GraphQLError,
  requestId: string,
  { log, production = false }: { log: Log; production?: boolean },
): GraphQLFormattedError {
  const { originalError: cause, path, locations } = error
  if (!cause || cause instanceof GraphQLError)
    return (production ? withoutTypedValues(error) : error).toJSON()
  const { status, code, facts } = logProblem(log, cause, { requestId, path })
  const place = { ...(path ? { path } : {}), ...(locations ? { locations } : {}) }
  // The site's clients know a session that is over by this number.
  if (status === 401 && code === 'authentication_required')
    return { message: code, ...place, extensions: { code: 401 } }
  const isOurs = status === 500 || code === 'database_down'
  const message = status === 500 ? UNKNOWN_PROBLEM : code
  return { message, ...place, extensions: { ...facts, code, ...(isOurs ? { requestId } : {}) } }
}

/** Characters: it repeats what a caller has written. */
const LOGGED_OF_PROBLEM = 200

export function logMalformed(
  log: Log,
  { requestId, ip }: { requestId: string; ip: string },
  [first]: readonly GraphQLError[],
): void {
  log.warn(
    { requestId, ip, problem: first?.message.slice(0, LOGGED_OF_PROBLEM) },
    'a document was malformed',
  )
}
