import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { DatabaseDown } from '../db/database-down.ts'
import type { Log } from '../kit/log.ts'
import { NotSignedIn, Refusal, ThirdPartyDown } from '../kit/refusal.ts'
import { withoutTypedValues } from './graphql/typed-values.ts'

/** What a player reads when the fault is ours; the request id in `extensions` finds it in the log. */
export const UNKNOWN_PROBLEM = 'An error has occurred. Please contact support'

/** A repeat with the same key is told what happened, and moves nothing twice. */
const DATABASE_DOWN = 'database_down'

/** One error as the client gets it. Only what we meant to say leaves the server; everything else is logged and covered. */
export function formatError(
  error: GraphQLError,
  requestId: string,
  { log, production = false }: { log: Log; production?: boolean },
): GraphQLFormattedError {
  const { originalError: cause, path, locations } = error
  const place = { ...(path ? { path } : {}), ...(locations ? { locations } : {}) }
  if (!cause || cause instanceof GraphQLError) return (production ? withoutTypedValues(error) : error).toJSON()
  if (cause instanceof Refusal) {
    logRefusal(log, requestId, cause, path)
    return { message: cause.code, ...place, extensions: { ...cause.facts, code: cause.code } }
  }
  if (cause instanceof NotSignedIn) {
    log.info({ requestId, path }, 'a request needed a sign-in')
    return { message: cause.message, ...place, extensions: { code: 401 } }
  }
  if (cause instanceof ThirdPartyDown) {
    log.warn({ requestId, err: cause, party: cause.party }, 'a third party is down')
    return { message: 'third_party_down', ...place, extensions: { code: 'third_party_down', party: cause.party } }
  }
  if (cause instanceof DatabaseDown) {
    log.error({ requestId, err: cause, path }, 'the database is down')
    return { message: DATABASE_DOWN, ...place, extensions: { code: DATABASE_DOWN, requestId } }
  }
  log.error({ requestId, err: cause, path }, 'a resolver failed')
  return { message: UNKNOWN_PROBLEM, ...place, extensions: { code: 'internal', requestId } }
}

/** What our pages mostly look at before they send it: the log shows which clients do not. */
const MALFORMED = new Set(['bad_input', 'body_too_large', 'answer_too_large', 'query_took_too_long'])

/** By its code and place: its facts may be what somebody has typed. */
export function logRefusal(log: Log, requestId: string, { code }: Refusal, path: GraphQLError['path'] | string): void {
  log[MALFORMED.has(code) ? 'warn' : 'info']({ requestId, code, path }, 'a request was refused')
}

/** Characters: it repeats what a caller has written. */
const LOGGED_OF_PROBLEM = 200

export function logMalformed(log: Log, { requestId, ip }: { requestId: string; ip: string }, [first]: readonly GraphQLError[]): void {
  log.warn({ requestId, ip, problem: first?.message.slice(0, LOGGED_OF_PROBLEM) }, 'a document was malformed')
}
