import { type ReactNode, useEffect, useMemo } from 'react'
import { useSignOut } from '../account-menu/other-tabs.ts'
import { graphql } from '../lib/graphql.ts'
import { useSessionState } from '../lib/session-context.ts'
import { useStore } from '../lib/store.ts'
import { liveInterrupted, useLive } from '../lib/use-live.ts'
import { useQuery } from '../lib/use-query.ts'
import { useIncognito } from './incognito.ts'
import { ViewerScope } from './ViewerScope.tsx'

const ViewerQuery = graphql(`
  query Viewer {
    user { id active status firstName lastName country currency btag balances { id amount } }
  }
`)

const ViewerSubscription = graphql(`
  subscription Viewer {
    user { id active status firstName lastName country currency btag balances { id amount } }
  }
`)

/** Keeps the signed-in player's names and balances current for the whole page. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const signOut = useSignOut()
  const { status } = useSessionState()
  const pause = status !== 'player'
  const [asked] = useQuery({ query: ViewerQuery, pause })
  const told = useLive({ query: ViewerSubscription, pause })
  const interrupted = useStore(liveInterrupted, false)
  const hidden = useIncognito()

  const user = pause ? null : (told.data?.user ?? asked.data?.user ?? null)
  // Who is told now does not mind that nobody answered before.
  const unanswered = asked.error !== undefined && told.data === undefined
  const stale = !pause && (interrupted || unanswered || told.error !== undefined)

  useEffect(() => {
    if (user && !user.active) void signOut()
  }, [user, signOut])

  const viewer = useMemo(() => ({ status, user, hidden, stale }), [status, user, hidden, stale])
  return <ViewerScope viewer={viewer}>{children}</ViewerScope>
}
