import { AsyncLocalStorage } from 'node:async_hooks'

const asking = new AsyncLocalStorage<(() => string) | null>()

/**
 * Does what a visitor or a player has asked for: it lets wallet calls, callbacks and jobs go first,
 * and takes turns with what other callers ask. `caller` names who asks, by network; null is for
 * what goes first, which may begin while something of a caller ends.
 */
export function askedBy<Result>(caller: (() => string) | null, work: () => Result): Result {
  return asking.run(caller, work)
}

/** Where what many wait for takes turns: in no caller's line, which may be long. */
export const SHARED_LINE = 'all'

/** Does what many wait for: the caller who asked for it first is one of them. */
export function askedByAll<Result>(work: () => Result): Result {
  return askedBy(() => SHARED_LINE, work)
}

/** Returns who asks for what is being done; null for wallet calls, callbacks and jobs. */
export function whoAsks(): string | null {
  return asking.getStore()?.() ?? null
}
