import { useEffect } from 'react'
import { ASLEEP, AWAKE } from './early-press.ts'

/**
 * The parts that the server draws asleep: all of the document's `#app`, and within it the page in
 * `#main`, which may have to wait for its words.
 */
type Sleeper = 'app' | 'main'

/**
 * Says that React has taken a part of the page over. It draws nothing, and stands behind everything
 * else of that part, in the same Suspense: its effect runs after theirs.
 */
export function Awake({ part }: { part: Sleeper }) {
  useEffect(() => wake(part), [part])
  return null
}

export function wake(part: Sleeper): void {
  document.getElementById(part)?.removeAttribute(ASLEEP)
  document.dispatchEvent(new Event(AWAKE))
}
