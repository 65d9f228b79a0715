import {
  createSourceEventStream,
  defaultFieldResolver,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  executeSubscriptionEvent,
  GraphQLError,
  type GraphQLFieldResolver,
  mapSourceToResponseEvent,
  validateSubscriptionArgs,
} from 'graphql'
import { Refusal } from '../../kit/refusal.ts'
import { MOST_COST } from './cost.ts'

/**
 * Bounds of one execution's answer and time. Its cost has been checked before; these hold when a
 * list is longer than its module declared.
 */
export interface RunBounds {
  values: number
  characters: number
  ms: number
}

export const USUAL_RUN: RunBounds = { values: MOST_COST, characters: 2 * 2 ** 20, ms: 20_000 }

/**
 * Executes a query or a mutation. Over a bound it is stopped, and the answer is an error that says
 * which.
 */
export async function executeBounded(
  args: ExecutionArgs,
  bounds = USUAL_RUN,
): Promise<ExecutionResult> {
  return run(bounds, (fieldResolver, abortSignal) =>
    execute({ ...args, fieldResolver, abortSignal }),
  )
}

/**
 * Waits for an execution that cannot be stopped. After the longest time it returns an error that
 * says so.
 */
export async function waitBounded<Result>(
  execution: Promise<Result>,
  bounds = USUAL_RUN,
): Promise<Result | ExecutionResult> {
  return run(bounds, (_, stopped) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    stopped.addEventListener('abort', () => reject(stopped.reason))
    execution.then(resolve, reject)
    return promise
  })
}

/**
 * The part of a context that says when its operation, and each event of a subscription, may be
 * executed.
 */
export interface InTurn {
  /** Waits in the line of its caller's address, or in the one that is named. */
  turn(line?: string): Promise<void> | null
}

/** Subscribes; each event is executed within bounds of its own, in its turn. */
export async function subscribeBounded(
  args: ExecutionArgs,
  bounds = USUAL_RUN,
): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult> {
  const validated = validateSubscriptionArgs(args)
  if (!('schema' in validated)) return { errors: validated }
  const stream = await createSourceEventStream(validated)
  if (!(Symbol.asyncIterator in stream)) return stream
  const context = args.contextValue as Partial<InTurn> | undefined
  return mapSourceToResponseEvent(validated, stream, async (event) => {
    await context?.turn?.()
    return run(bounds, (fieldResolver, externalAbortSignal) =>
      executeSubscriptionEvent({ ...event, fieldResolver, externalAbortSignal }),
    )
  })
}

type Resolver = GraphQLFieldResolver<unknown, unknown>
type Execution<Result> = (fieldResolver: Resolver, signal: AbortSignal) => Promise<Result> | Result

async function run<Result>(
  bounds: RunBounds,
  execution: Execution<Result>,
): Promise<Result | ExecutionResult> {
  const stop = new AbortController()
  let over: GraphQLError | null = null
  const exceed = (code: string, limit: number) => {
    over ??= refusalOf(code, limit)
    stop.abort()
    return over
  }
  const timer = setTimeout(() => exceed('query_took_too_long', bounds.ms), bounds.ms)
  try {
    return await execution(openCounter(bounds, exceed), stop.signal)
  } catch (error) {
    if (over) return { errors: [over], data: null }
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function refusalOf(code: string, limit: number): GraphQLError {
  return new GraphQLError(code, { originalError: new Refusal(code, { limit }) })
}

/**
 * Resolves what has no resolver of its own, which is nearly all of a large answer, and counts it.
 */
function openCounter(bounds: RunBounds, exceed: (code: string, limit: number) => Error): Resolver {
  let [values, characters] = [0, 0]

  function take(value: unknown): void {
    values += 1
    if (typeof value === 'string') characters += value.length
    else if (Array.isArray(value)) for (const each of value) take(each)
  }

  function check(): void {
    if (values > bounds.values) throw exceed('answer_too_large', bounds.values)
    if (characters > bounds.characters) throw exceed('answer_too_large', bounds.characters)
  }

  return (source, args, context, info) => {
    // Fields that may be null are still resolved after another one has failed: they end here.
    check()
    const value: unknown = defaultFieldResolver(source, args, context, info)
    take(value)
    check()
    return value
  }
}
