import { useCallback, useEffect } from 'react'
import { listenToTabs, sendToTabs } from '#web/browser-storage.ts'
import { type Session, type SessionEnd, sessionStartKey } from './session.ts'
import { useSession } from './session-context.ts'

const CHANNEL = 'baize-session'
const SIGNED_OUT = 'signed-out'

/**
 * Signs out here and in the other tabs. It is reported to them only after the server has done it: a
 * tab that renewed its session before would be let in again.
 */
export function useSignOut(): (ended?: SessionEnd) => Promise<void> {
  const session = useSession()
  return useCallback(
    async (ended) => {
      await session.signOut(ended)
      sendToTabs(CHANNEL, SIGNED_OUT)
    },
    [session],
  )
}

/** Keeps this tab in step with the others: it signs out when they do, and in when they have. */
export function useTabsInStep(): void {
  const session = useSession()

  useEffect(() => {
    const stop = listenToTabs(CHANNEL, (message) => {
      if (message === SIGNED_OUT) renew(session)
    })
    function onStorage({ key, newValue }: StorageEvent) {
      if (key !== sessionStartKey || newValue === null) return
      if (session.state.get().status === 'visitor') void session.restore()
      else renew(session)
    }
    function onShow({ persisted }: PageTransitionEvent) {
      // The browser kept the page as it was left; much may have happened to the session since.
      if (persisted) renew(session)
    }
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onShow)
    return () => {
      stop()
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onShow)
    }
  }, [session])
}

/** This tab belongs to the owner of the cookie: no player, the same one, or another one. */
function renew(session: Session): void {
  if (session.state.get().status !== 'visitor') void session.refresh()
}
