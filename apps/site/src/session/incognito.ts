import { readCookies, writeCookie } from '#web/browser-storage.ts'
import { readCookie } from '../lib/cookies.ts'
import { createStore, useStore } from '../lib/store.ts'

const LIFESPAN_S = 3600

const incognito = createStore(
  typeof document !== 'undefined' && readCookie(readCookies(), 'incognito') === 'true',
)

/** Returns whether balances are hidden. */
export function useIncognito(): boolean {
  return useStore(incognito, false)
}

/** Hides balances or shows them again; kept in the cookie `incognito`. */
export function setIncognito(hidden: boolean): void {
  writeCookie('incognito', String(hidden), LIFESPAN_S)
  incognito.set(hidden)
}
