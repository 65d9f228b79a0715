import type { Callback } from './hosts.ts'
import type { BookCallbacks } from './settings.ts'

/** The place in the book where visitors were when it sent them to the casino's pages. */
export interface LeftPlace {
  /** Path in the book. */
  path: string
  isSlipOpen: boolean
}

const LEAVING: ReadonlySet<keyof BookCallbacks> = new Set([
  'onSignIn',
  'onRegister',
  'onInsufficientBalance',
])
const KEY = 'baize-book-left'
/** Time in which who signs in, registers or pays comes back to the same place, in ms. */
const KEPT_MS = 30 * 60_000

/**
 * Stores the place whenever the host has to sign a visitor in, to register them or to take a
 * deposit: many hosts then draw the book again.
 */
export function notingPlace(callback: Callback, placeNow: () => LeftPlace): Callback {
  return (name) => {
    const listener = callback(name)
    if (!listener || !LEAVING.has(name)) return listener
    return ((...facts: unknown[]) => {
      note(placeNow())
      return (listener as (...facts: unknown[]) => unknown)(...facts)
    }) as typeof listener
  }
}

function note(place: LeftPlace): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...place, atMs: Date.now() }))
  } catch {
    // A browser without storage begins at the front page of the book.
  }
}

/** Returns the noted place, once; null where there is none or it is too old. */
export function takeLeftPlace(): LeftPlace | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    sessionStorage.removeItem(KEY)
    return isRecent(kept) ? { path: kept.path, isSlipOpen: kept.isSlipOpen } : null
  } catch {
    return null
  }
}

function isRecent(kept: unknown): kept is LeftPlace {
  if (typeof kept !== 'object' || kept === null) return false
  const { path, isSlipOpen, atMs } = kept as Record<string, unknown>
  return (
    typeof path === 'string' &&
    typeof isSlipOpen === 'boolean' &&
    Math.abs(Date.now() - Number(atMs)) < KEPT_MS
  )
}
