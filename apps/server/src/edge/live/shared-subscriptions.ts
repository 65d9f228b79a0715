import { type ExecutionArgs, type ExecutionResult, Kind } from 'graphql'
import { runForAll, SHARED_LINE } from '../../kit/caller.ts'
import type { RequestContext } from '../../kit/request-context.ts'
import { type InTurn, subscribeBounded } from '../graphql/bounded-run.ts'
import type { KnownRules } from '../graphql/field-rules.ts'
import { questionKey } from '../graphql/held-questions.ts'

type Stream = AsyncIterableIterator<ExecutionResult>
type Subscribed = Stream | ExecutionResult

/**
 * Subscribes, once for all who send the same question in the same language about what is the same
 * for all callers: thousands of visitors follow the winners, and each change would be worked out
 * for each of them. Everything else is subscribed to alone.
 */
export function openSharedSubscriptions(
  rules: KnownRules,
): (args: ExecutionArgs) => Promise<Subscribed> {
  const sources = new Map<unknown, Map<string, Source>>()

  return async function subscribeShared(args) {
    if (!isShared(args, rules)) return (await subscribeBounded(args)) as Subscribed
    const { document, variableValues, operationName } = args
    const { language } = args.contextValue as RequestContext
    const key = questionKey({ document, operationName, variables: variableValues, language })
    const alike = sources.get(document) ?? new Map<string, Source>()
    sources.set(document, alike)
    const source = alike.get(key) ?? openSource(args, forget)
    alike.set(key, source)
    return source.follow()

    function forget(): void {
      if (alike.get(key) === source) alike.delete(key)
      if (alike.size === 0 && sources.get(document) === alike) sources.delete(document)
    }
  }
}

function isShared({ document, operationName }: ExecutionArgs, rules: KnownRules): boolean {
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  const operation = operationName
    ? operations.find(({ name }) => name?.value === operationName)
    : operations[0]
  const fields = operation?.selectionSet.selections ?? []
  return (
    fields.length > 0 &&
    fields.every(
      (each) =>
        each.kind === Kind.FIELD &&
        rules.get(`Subscription.${each.name.value}`)?.sameForAll === true,
    )
  )
}

type Source = ReturnType<typeof openSource>

/**
 * One subscription and those who follow it. It ends with the last of them. It waits in the line of
 * none of them: the first one may have much in theirs.
 */
function openSource(args: ExecutionArgs, onEnd: () => void) {
  const stop = new AbortController()
  const followers = new Set<Follower>()
  // Counted before the source has answered: one who comes as the last one leaves must not be left
  // behind.
  let here = 0
  let newest: ExecutionResult | null = null

  async function run(): Promise<ExecutionResult | null> {
    const given = args.contextValue as RequestContext & Partial<InTurn>
    const context: RequestContext & InTurn = {
      ...given,
      viewer: null,
      signal: stop.signal,
      turn: () => given.turn?.(SHARED_LINE) ?? null,
    }
    const answer = (await subscribeBounded({ ...args, contextValue: context })) as Subscribed
    if (!(Symbol.asyncIterator in answer)) return answer
    void spread(answer)
    return null
  }

  async function spread(stream: Stream): Promise<void> {
    try {
      for await (const result of stream) {
        newest = result
        for (const follower of followers) follower.give(result)
      }
      for (const follower of followers) follower.end()
    } catch (error) {
      for (const follower of followers) follower.fail(error)
    } finally {
      end()
    }
  }

  function end(): void {
    stop.abort()
    onEnd()
  }

  const started = runForAll(run).catch((error: unknown) => {
    end()
    throw error
  })

  return {
    async follow(): Promise<Subscribed> {
      here += 1
      const refused = await started
      if (refused) {
        end()
        return refused
      }
      const follower = openFollower(() => {
        if (followers.delete(follower)) here -= 1
        if (here === 0) end()
      })
      followers.add(follower)
      if (newest) follower.give(newest)
      return follower.stream
    },
  }
}

type Follower = ReturnType<typeof openFollower>

/** A slow reader gets the newest answer only. */
function openFollower(onLeave: () => void) {
  let next: ExecutionResult | null = null
  let over: { error?: unknown } | null = null
  let waiting: PromiseWithResolvers<IteratorResult<ExecutionResult>> | null = null
  const done = { value: undefined, done: true } as const

  function settle(): void {
    const reader = waiting
    if (!reader || (next === null && over === null)) return
    waiting = null
    if (next !== null) {
      reader.resolve({ value: next, done: false })
      next = null
    } else if (over && 'error' in over) reader.reject(over.error)
    else reader.resolve(done)
  }

  const stream: Stream = {
    [Symbol.asyncIterator]: () => stream,
    next() {
      waiting = Promise.withResolvers()
      const { promise } = waiting
      settle()
      return promise
    },
    async return() {
      onLeave()
      over ??= {}
      next = null
      settle()
      return done
    },
  }

  return {
    stream,
    give(result: ExecutionResult): void {
      next = result
      settle()
    },
    end(): void {
      over ??= {}
      settle()
    },
    fail(error: unknown): void {
      over ??= { error }
      settle()
    },
  }
}
