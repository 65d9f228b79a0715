import { type ExecutionResult, execute, type FormattedExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql'
import type { Log } from '../kit/log.ts'
import type { RequestContext } from '../kit/request-context.ts'
import { openCompiler } from './compiled-query.ts'
import type { KnownDocument } from './documents.ts'
import { formatError, logMalformed } from './errors.ts'
import type { Operation } from './graphql-request.ts'

export interface RunResult {
  result: FormattedExecutionResult
  /** False when nothing was executed: the document, the operation's name or the variables were wrong. */
  executed: boolean
}

export interface RunnerDeps {
  schema: GraphQLSchema
  read(query: string): KnownDocument
  log: Log
  /** Then errors do not repeat what a caller has written. */
  production?: boolean
}

export interface Runner {
  read(query: string): KnownDocument
  run(operation: Operation, context: RequestContext): Promise<RunResult>
}

/** Executes operations; the same for HTTP requests, pages rendered on the server, and tests. */
export function openRunner({ schema, read, log, production = false }: RunnerDeps): Runner {
  const compiled = openCompiler(schema)
  return {
    read,
    async run({ query, operationName, variables }, context) {
      const known = read(query)
      if (known.errors.length > 0) return malformed(context, known.errors)
      if (!known.operation(operationName)) return malformed(context, [new GraphQLError('Which operation is meant?')])
      const quick = await compiled(known, operationName)?.(context, variables)
      if (quick) return { executed: true, result: quick }
      const answer: ExecutionResult = await execute({
        schema,
        document: known.document,
        contextValue: context,
        variableValues: variables,
        operationName,
        hideSuggestions: production,
      })
      const errors = answer.errors?.map((each) => formatError(each, context.requestId, { log, production }))
      // What is wrong with variables is said in their own words, which may be secrets.
      if (!('data' in answer)) log.warn({ requestId: context.requestId, ip: context.ip }, 'variables were malformed')
      return {
        executed: 'data' in answer,
        result: errors ? { errors, ...('data' in answer ? { data: answer.data ?? null } : {}) } : { data: answer.data ?? null },
      }
    },
  }

  function malformed(context: RequestContext, errors: readonly GraphQLError[]): RunResult {
    logMalformed(log, context, errors)
    return { executed: false, result: { errors: errors.map((each) => each.toJSON()) } }
  }
}
