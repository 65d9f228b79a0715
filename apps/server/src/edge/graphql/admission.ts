import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Log } from '../../kit/log.ts'
import { logMalformed } from '../errors.ts'
import { MOST_COST } from './cost.ts'
import type { KnownDocument, ReadDocument } from './documents.ts'
import type { Operation } from './graphql-request.ts'
import { persistedQueryNotSupported } from './persisted-query.ts'
import { findExcessOf } from './variables.ts'

export type Admitted =
  | { known: KnownDocument; cost: number; refused?: undefined }
  | { known?: undefined; cost: 0; refused: readonly GraphQLError[] }

export type Admit = ((
  operation: Operation,
  about: { requestId: string; ip: string },
) => Admitted) & {
  /**
   * Returns the work of deciding about the operation, in units of `QueryTurns`. An operation that
   * is refused for its variables takes none: it must not wait with all of them in memory.
   */
  unitsFor(operation: Operation): number
}

/**
 * Decides whether an operation may be executed, before any of it is: by its text, its variables and
 * what it costs with them.
 */
export function openAdmission({ read, log }: { read: ReadDocument; log: Log }): Admit {
  return Object.assign(admit, {
    unitsFor: ({ query, variables }: Operation) =>
      read.isKnown(query) || findExcessOf(variables) ? 0 : query.length,
  })

  function admit(
    { query, operationName, variables, byHash }: Operation,
    about: { requestId: string; ip: string },
  ): Admitted {
    if (byHash) return { cost: 0, refused: [persistedQueryNotSupported()] }
    const excess = findExcessOf(variables)
    if (excess)
      return malformed(about, [
        new GraphQLError(excess, { extensions: { code: 'query_too_large' } }),
      ])
    const known = read(query)
    if (known.unreadable) return malformed(about, [known.unreadable])
    if (!known.operation(operationName))
      return malformed(about, [new GraphQLError('Which operation is meant?')])
    const cost = known.cost(operationName, variables)
    // The rules of GraphQL come last: they take longer than everything before them.
    if (cost <= MOST_COST)
      return known.errors.length > 0 ? malformed(about, known.errors) : { known, cost }
    const facts = { code: 'query_too_costly', cost, limit: MOST_COST }
    log.warn(
      { requestId: about.requestId, ip: about.ip, ...facts },
      'a query was refused for its cost',
    )
    return {
      cost: 0,
      refused: [
        new GraphQLError(`A query may cost ${MOST_COST}; this one costs ${cost}.`, {
          extensions: facts,
        }),
      ],
    }
  }

  function malformed(
    about: { requestId: string; ip: string },
    errors: readonly GraphQLError[],
  ): Admitted {
    logMalformed(log, about, errors)
    return { cost: 0, refused: errors }
  }
}

/** Errors of a refused operation as the client gets them. */
export function asSent(refused: readonly GraphQLError[]): GraphQLFormattedError[] {
  return refused.map((each) => each.toJSON())
}
