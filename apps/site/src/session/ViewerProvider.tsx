import { type ReactNode, useEffect, useMemo } from 'react'
import { useFreshAnswer } from '#web/use-fresh-answer.ts'
import { useLive } from '#web/use-live.ts'
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
  const [asked] = useQuery({ query: ViewerQuery, pause })
  const told = useLive({ query: ViewerSubscription, pause })
  const interrupted = useStore(liveInterrupted, false)
  const hidden = useIncognito()
  const { answer: fresh } = useFreshAnswer(ViewerQuery, told.data, pause)

  const user = pause ? null : ((fresh ?? told.data ?? asked.data)?.user ?? null)
  // News on the socket makes up for a question that was not answered before.
  const unanswered = asked.error !== undefined && told.data === undefined
  const stale = !pause && (interrupted || unanswered || told.error !== undefined)

  useEffect(() => {
    if (user && !user.active) void signOut()
  }, [user, signOut])

  const viewer = useMemo(() => ({ status, user, hidden, stale }), [status, user, hidden, stale])
  return <ViewerScope viewer={viewer}>{children}</ViewerScope>
}
