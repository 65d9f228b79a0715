import { createContext, use } from 'react'
import { useStore } from '../lib/store.ts'
import type { Session, SessionState } from './session.ts'

export const SessionContext = createContext<Session | null>(null)

/** Returns the session itself, for signing in and out. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside of SessionContext')
  return session
}

/**
 * Returns the state of the session, such as whether a player is signed in; draws again when it
 * changes.
 */
export function useSessionState(): SessionState {
  const session = useSession()
  return useStore(session.state, session.initial)
}

export function useIsPlayer(): boolean {
  return useSessionState().status === 'player'
}
