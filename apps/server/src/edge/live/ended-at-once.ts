import type { ExecutionArgs, ExecutionResult } from 'graphql'
import type { RequestContext } from '../../kit/request-context.ts'

type Stream = AsyncIterableIterator<ExecutionResult>
type Subscribed = Stream | ExecutionResult

/**
 * Subscribes with a signal of the subscription's own, which aborts before its stream has to
 * return. A generator that waits for news does not return before the next news, which may never
 * come: all that belongs to a closed socket would stay until then.
 */
export function endedAtOnce(
  subscribe: (args: ExecutionArgs) => Promise<Subscribed>,
): (args: ExecutionArgs) => Promise<Subscribed> {
  return async (args) => {
    const context = args.contextValue as RequestContext
    const own = new AbortController()
    const end = () => {
      context.signal.removeEventListener('abort', end)
      own.abort()
    }
    context.signal.addEventListener('abort', end)
    if (context.signal.aborted) end()
    const stream = await subscribe({ ...args, contextValue: { ...context, signal: own.signal } })
    if (!(Symbol.asyncIterator in stream)) {
      end()
      return stream
    }
    const ended: Stream = {
      [Symbol.asyncIterator]: () => ended,
      async next() {
        const each = await stream.next()
        if (each.done) end()
        return each
      },
      async return() {
        end()
        await stream.return?.()
        return { value: undefined, done: true }
      },
    }
    return ended
  }
}
