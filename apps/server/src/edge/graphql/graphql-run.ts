import type { FormattedExecutionResult, GraphQLSchema } from 'graphql'
import type { Log } from '../../kit/log.ts'
import type { RequestContext } from '../../kit/request-context.ts'
import { formatError } from '../errors.ts'
import { type Admit, type Admitted, asSent, openAdmission } from './admission.ts'
import { executeBounded } from './bounded-run.ts'
import { openCompiler } from './compiled-query.ts'
import { type KnownDocument, openDocuments } from './documents.ts'
import type { KnownRules } from './field-rules.ts'
import { countErrors, measureOperation } from './graphql-meter.ts'
import type { Operation } from './graphql-request.ts'
import { ownQueries } from './own-queries.generated.ts'

export interface RunResult {
  result: FormattedExecutionResult
  /**
   * False when nothing was executed: the document, the operation's name or the variables were
   * wrong, or it costs too much.
   */
  executed: boolean
}

export interface Runner {
  admit: Admit
  /**
   * Executes an operation. `admitted` is the result of `admit` for it, where that is known already.
   */
  run(operation: Operation, context: RequestContext, admitted?: Admitted): Promise<RunResult>
}

export interface RunnerDeps {
  schema: GraphQLSchema
  rules: KnownRules
  log: Log
  /**
   * In production callers may not query the schema itself, and errors do not repeat what a caller
   * has written.
   */
  production: boolean
  /** Texts of the queries of our own pages: they may be compiled, and are always remembered. */
  own?: ReadonlySet<string>
}

/**
 * Opens what executes operations, for HTTP requests, pages rendered on the server, and tests alike.
 */
export function openRunner({
  schema,
  rules,
  production,
  log,
  own = ownQueries,
}: RunnerDeps): Runner {
  const admit = openAdmission({
    read: openDocuments(schema, { introspection: !production, rules, own }),
    log,
  })
  const compiled = openCompiler(schema, own)
  return {
    admit,
    async run(operation, context, admitted = admit(operation, context)) {
      const run = await runAdmitted(operation, context, admitted)
      countErrors(run.result.errors ?? [])
      return run
    },
  }

  async function runAdmitted(
    operation: Operation,
    context: RequestContext,
    admitted: Admitted,
  ): Promise<RunResult> {
    if (admitted.refused) return { executed: false, result: { errors: asSent(admitted.refused) } }
    const { known } = admitted
    return measureOperation(known.operation(operation.operationName), () =>
      execute(operation, context, known),
    )
  }

  async function execute(
    { operationName, variables }: Operation,
    context: RequestContext,
    known: KnownDocument,
  ): Promise<RunResult> {
    const quick = await compiled(known, operationName)?.(context, variables)
    const answer =
      quick ??
      (await executeBounded({
        schema,
        document: known.document,
        contextValue: context,
        variableValues: variables,
        operationName,
        hideSuggestions: production,
      }))
    const errors = answer.errors?.map((each) =>
      formatError(each, context.requestId, { log, production }),
    )
    // GraphQL's errors about variables repeat their values, which may be secrets, so the log has
    // none of them.
    if (!('data' in answer))
      log.warn({ requestId: context.requestId, ip: context.ip }, 'variables were malformed')
    return {
      executed: 'data' in answer,
      result: errors
        ? { errors, ...('data' in answer ? { data: answer.data ?? null } : {}) }
        : { data: answer.data ?? null },
    }
  }
}
