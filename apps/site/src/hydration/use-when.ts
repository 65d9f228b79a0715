import { type RefObject, useEffect, useState } from 'react'
import { whenNear } from './when-near.ts'

/** Some browsers do not report when they are idle, and a busy one may never be idle. */
const IDLE_AT_LATEST_MS = 3000

/**
 * Returns true from the first moment at which the browser had nothing better to do: for parts that
 * are not waited for.
 */
export function useWhen(moment: 'idle'): boolean
/**
 * Returns true once the page has been awake for so long: for parts that would slow a slow line in
 * the first seconds.
 */
export function useWhen(moment: 'later', afterMs: number): boolean
/**
 * Returns true from when the element has first come near to what is seen, or at once where it
 * `isThere` from the start.
 */
export function useWhen(
  moment: 'near',
  element: RefObject<Element | null>,
  isThere: boolean,
): boolean
export function useWhen(
  moment: 'idle' | 'later' | 'near',
  what?: number | RefObject<Element | null>,
  isThere = false,
): boolean {
  const [has, setHas] = useState(isThere)
  useEffect(() => {
    if (has) return
    const begin = () => setHas(true)
    if (moment === 'idle') return whenIdle(begin)
    if (typeof what === 'number') return afterMs(what, begin)
    return what?.current ? whenNear(what.current, begin) : undefined
  }, [moment, what, has])
  return has
}

function whenIdle(begin: () => void): () => void {
  if (!('requestIdleCallback' in window)) return afterMs(IDLE_AT_LATEST_MS, begin)
  const handle = requestIdleCallback(begin, { timeout: IDLE_AT_LATEST_MS })
  return () => cancelIdleCallback(handle)
}

function afterMs(ms: number, begin: () => void): () => void {
  const timer = setTimeout(begin, ms)
  return () => clearTimeout(timer)
}
