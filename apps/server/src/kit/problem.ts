import type { Log } from './log.ts'
import { DatabaseDown, type Facts, NotSignedIn, Refusal, ThirdPartyDown } from './refusal.ts'

/** Meaning of an error for all kinds of callers: GraphQL, REST, wallet dialects and pages. */
export interface Problem {
  /**
   * Status of the HTTP answer. GraphQL answers 200 instead, and a wallet dialect may have another
   * status.
   */
  status: number
  /**
   * Code for clients: a refusal's code, or `authentication_required`, `third_party_down`,
   * `database_down`, `internal`.
   */
  code: string
  /**
   * Facts that a client may know besides the code. Empty for errors that are not a caller's fault.
   */
  facts: Facts
  log: {
    level: 'info' | 'warn' | 'error'
    message: string
    /**
     * Whether the error is logged with its stack: true for every error that is not a caller's
     * fault.
     */
    withError: boolean
  }
}

/** Codes of refusals whose status is not 400. */
const STATUS: Readonly<Record<string, number>> = {
  key_wrong: 401,
  unknown_component: 404,
  unknown_version: 404,
  content_changed: 409,
  body_too_large: 413,
  rate_limited: 429,
}

/**
 * Refusals of input that our own pages check before they send it. They are logged at their own
 * level, to show which clients do not check.
 */
const MALFORMED = new Set([
  'bad_input',
  'body_too_large',
  'answer_too_large',
  'query_took_too_long',
])

/**
 * Translates any error that was thrown. An error that is none of the classes of refusal.ts becomes
 * `internal`.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) {
    const { code, facts } = error
    const level = MALFORMED.has(code) ? 'warn' : 'info'
    return {
      status: STATUS[code] ?? 400,
      code,
      facts,
      log: { level, message: 'a request was refused', withError: false },
    }
  }
  if (error instanceof NotSignedIn) {
    const log = { level: 'info', message: 'a request needed a sign-in', withError: false } as const
    return { status: 401, code: error.message, facts: {}, log }
  }
  if (error instanceof ThirdPartyDown) {
    const log = { level: 'warn', message: 'a third party is down', withError: true } as const
    return { status: 503, code: 'third_party_down', facts: { party: error.party }, log }
  }
  if (error instanceof DatabaseDown) {
    return {
      status: 503,
      code: 'database_down',
      facts: {},
      log: { level: 'error', message: 'the database is down', withError: true },
    }
  }
  return {
    status: 500,
    code: 'internal',
    facts: {},
    log: { level: 'error', message: 'a request failed', withError: true },
  }
}

/**
 * Writes the log line of a problem. A refusal is written with its code and place, without its
 * facts: these may be what a caller has typed.
 */
export function logProblem(
  log: Log,
  error: unknown,
  place: Readonly<Record<string, unknown>>,
): Problem {
  const problem = problemOf(error)
  const { level, message, withError } = problem.log
  log[level]({ ...place, ...(withError ? { err: error } : { code: problem.code }) }, message)
  return problem
}
