import { readCookie, writeCookie } from '../lib/cookies.ts'
import { createStore, useStore } from '../lib/store.ts'

const LIFESPAN_S = 3600

const incognito = createStore(typeof document !== 'undefined' && readCookie(document.cookie, 'incognito') === 'true')

/** Whether balances are hidden, and a switch for it; kept in the cookie `incognito`. */
export function useIncognito(): [boolean, () => void] {
  const hidden = useStore(incognito, false)
  return [
    hidden,
    () => {
      writeCookie('incognito', String(!hidden), LIFESPAN_S)
      incognito.set(!hidden)
    },
  ]
}
