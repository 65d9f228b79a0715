import { AsyncLocalStorage } from 'node:async_hooks'

const callers = new AsyncLocalStorage<(() => string) | null>()

/**
 * Does work that a visitor or a player has requested. It takes turns with the work of other
 * callers, and waits for wallet calls, callbacks and jobs. `caller` names the network of the
 * caller. With null the work waits for nothing; it may begin while work of a caller ends.
 */
export function runForCaller<Result>(caller: (() => string) | null, work: () => Result): Result {
  return callers.run(caller, work)
}

/** The turn of work that many callers wait for. The line of one caller may be long. */
export const SHARED_LINE = 'all'

/** Does work that many callers wait for. It does not wait in the line of the first of them. */
export function runForAll<Result>(work: () => Result): Result {
  return runForCaller(() => SHARED_LINE, work)
}

/** Returns the caller whose work is being done; null for wallet calls, callbacks and jobs. */
export function currentCaller(): string | null {
  return callers.getStore()?.() ?? null
}
