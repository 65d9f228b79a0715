import type { Viewer } from '../kit/request-context.ts'
import {
  beginRealityCheck,
  findDueAt,
  findRealityCheck,
  type RealityCheck,
  type RealityCheckDeps,
  realityTopic,
} from './reality-check.ts'

/** Longest wait of a timer; after it the due time is read again. */
const LONGEST_WAIT_MS = 3_600_000

/**
 * Yields each reality check once, when it is due; at once when the player comes back and one is due
 * already.
 */
export function watchRealityCheck(
  deps: RealityCheckDeps,
  viewer: Viewer,
  signal: AbortSignal,
): AsyncIterableIterator<RealityCheck> {
  // A generator's own `return` would wait for the next news, so unsubscribing wakes it first.
  const left = new AbortController()
  const values = checks(deps, viewer, AbortSignal.any([signal, left.signal]))
  return {
    next: () => values.next(),
    return: () => {
      left.abort()
      return values.return(undefined)
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

async function* checks(
  deps: RealityCheckDeps,
  viewer: Viewer,
  signal: AbortSignal,
): AsyncGenerator<RealityCheck, undefined, undefined> {
  const { playerId } = viewer
  const news = listen(deps, playerId, signal)
  try {
    await beginRealityCheck(deps, viewer)
    let sentDueMs = 0
    while (!signal.aborted) {
      const dueMs = (await findDueAt(deps, playerId))?.getTime() ?? Number.POSITIVE_INFINITY
      const waitMs = dueMs - deps.clock.nowMs()
      const check =
        waitMs <= 0 && dueMs !== sentDueMs ? await findRealityCheck(deps, playerId) : null
      if (check) {
        sentDueMs = dueMs
        yield check
      } else await news.next(waitMs > 0 ? Math.min(waitMs, LONGEST_WAIT_MS) : LONGEST_WAIT_MS)
    }
  } finally {
    news.stop()
  }
}

/**
 * Waits for a piece of news, for a time at the most; news that comes between two waits ends the
 * next one at once.
 */
function listen({ topics }: RealityCheckDeps, playerId: string, signal: AbortSignal) {
  let wake = Promise.withResolvers<void>()
  const ring = () => wake.resolve()
  const stopListening = topics.listen(realityTopic(playerId), ring)
  signal.addEventListener('abort', ring)
  return {
    async next(waitMs: number): Promise<void> {
      const timer = setTimeout(ring, waitMs)
      await wake.promise
      clearTimeout(timer)
      wake = Promise.withResolvers<void>()
      if (signal.aborted) wake.resolve()
    },
    stop(): void {
      stopListening()
      signal.removeEventListener('abort', ring)
    },
  }
}
