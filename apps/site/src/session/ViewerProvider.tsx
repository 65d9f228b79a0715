import { type ReactNode, useEffect, useMemo } from 'react'
import { useCurrent } from '#web/use-current.ts'
import { graphql } from '../lib/graphql.ts'
import { useStore } from '../lib/store.ts'
import { useQuery } from '../lib/use-query.ts'
import { useIncognito } from './incognito.ts'
import { useSignOut } from './other-tabs.ts'
import { useSessionState } from './session-context.ts'
import { liveInterrupted } from './use-live.ts'
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
  const [queried] = useQuery({ query: ViewerQuery, pause })
  const interrupted = useStore(liveInterrupted, false)
  const hidden = useIncognito()
  const { data, stale } = useCurrent({
    query: ViewerQuery,
    subscription: ViewerSubscription,
    queried,
    interrupted,
    pause,
  })
  const user = data?.user ?? null

  useEffect(() => {
    if (user && !user.active)
      void signOut(user.status === 'BLOCKED' ? 'account_closed' : 'account_not_active')
  }, [user, signOut])

  const viewer = useMemo(() => ({ status, user, hidden, stale }), [status, user, hidden, stale])
  return <ViewerScope viewer={viewer}>{children}</ViewerScope>
}
