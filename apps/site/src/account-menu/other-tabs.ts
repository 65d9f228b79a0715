import { useEffect } from 'react'
import { sessionStartKey } from '../lib/session.ts'
import { useSession } from '../lib/session-context.ts'

const CHANNEL = 'baize-session'
const SIGNED_OUT = 'signed-out'

/** Tells the other tabs that the session is over. Only after the server knows: a tab that asked before would be let in again. */
export function announceSignOut(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(SIGNED_OUT)
  channel.close()
}

/** Keeps this tab in step with the others: it signs out when they do, and in when they have. */
export function useTabsInStep(): void {
  const session = useSession()

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => {
      // The cookie is gone, so asking for a new token ends the session here as well.
      if (data === SIGNED_OUT) void session.refresh()
    }
    function onStorage({ key, newValue }: StorageEvent) {
      if (key !== sessionStartKey || newValue === null) return
      // Whoever signed in elsewhere may be another player: what this page has loaded for the one before must go.
      if (session.state.get().status === 'player') location.reload()
      else void session.restore()
    }
    addEventListener('storage', onStorage)
    return () => {
      channel.close()
      removeEventListener('storage', onStorage)
    }
  }, [session])
}
