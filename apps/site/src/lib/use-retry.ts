import { useEffect, useMemo } from 'react'
import { FIRST_PAUSE_MS, longerPause } from '#web/load-at-last.ts'

/** Queries again what has failed, each time after twice as long a pause, until it is answered. */
export function openRetry(again: () => void) {
  let pauseMs = FIRST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** Each answer is passed on once; a failure that a press has caused begins the pause again. */
    update(failure: unknown): void {
      clearTimeout(timer)
      if (failure === undefined) {
        pauseMs = FIRST_PAUSE_MS
        return
      }
      timer = setTimeout(again, pauseMs)
      pauseMs = longerPause(pauseMs)
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * `again` has to stay the same function while it means the same, and each failure is an object of
 * its own; undefined where there is none.
 */
export function useRetry(again: () => void, failure: object | undefined): void {
  const retry = useMemo(() => openRetry(again), [again])
  useEffect(() => retry.update(failure), [retry, failure])
  useEffect(() => retry.stop, [retry])
}
