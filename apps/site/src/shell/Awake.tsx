import { useEffect } from 'react'
import { PAGE_AWAKE } from '../lib/early-press.ts'

/** Says that the page beside it is awake. It draws nothing, and stands in the page's own Suspense: React takes that over last. */
export function PageAwake() {
  useEffect(sayAwake, [])
  return null
}

export function sayAwake(): void {
  document.dispatchEvent(new Event(PAGE_AWAKE))
}
