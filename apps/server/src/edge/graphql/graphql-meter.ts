import { Kind, type OperationDefinitionNode } from 'graphql'
import { Counter, Histogram } from 'prom-client'
import { meter, SECONDS_BUCKETS } from '../../kit/meter.ts'
import { traced } from '../../kit/trace.ts'

const registers = [meter]
const seconds = new Histogram({
  name: 'baize_graphql_operation_seconds',
  help: 'Time of an executed operation, by its kind and first field. Answers out of the cache are not executed',
  labelNames: ['operation'],
  buckets: SECONDS_BUCKETS,
  registers,
})
const errors = new Counter({
  name: 'baize_graphql_errors_total',
  help: 'Errors in answers and on sockets, by code; `malformed` for documents and variables that are wrong',
  labelNames: ['code'],
  registers,
})

/**
 * Runs an operation that has been checked against the schema, measured and traced under one of the
 * schema's root fields.
 */
export async function measureOperation<Result>(
  operation: OperationDefinitionNode | null,
  run: () => Promise<Result>,
): Promise<Result> {
  const first = operation?.selectionSet.selections.find((each) => each.kind === Kind.FIELD)
  const field = first?.kind === Kind.FIELD ? first.name.value : 'fragment'
  const name = `${operation?.operation ?? 'query'} ${field}`
  const measured = seconds.startTimer({ operation: name })
  try {
    return await traced(`graphql ${name}`, {}, run)
  } finally {
    measured()
  }
}

/**
 * Counts errors on their way out, and answers them. Their codes are ours: callers do not choose
 * them.
 */
export function countErrors<Sent extends { extensions?: Record<string, unknown> }>(
  sent: readonly Sent[],
): Sent[] {
  for (const { extensions } of sent) errors.inc({ code: String(extensions?.code ?? 'malformed') })
  return [...sent]
}
