import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useClient } from 'urql'
import { useLive } from '#web/use-live.ts'
import { useLookedAtAgain } from '#web/use-looked-at-again.ts'
import { graphql, type ResultOf } from '../lib/graphql.ts'
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
  const fresh = useFreshAnswer(told.data, pause)

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

type Answer = ResultOf<typeof ViewerQuery>

/**
 * Returns the answer to a question that is asked when the page is shown again or the network comes
 * back: the socket may have been silent for long without an error. News that came on the socket
 * after the question are newer.
 */
function useFreshAnswer(
  told: ResultOf<typeof ViewerSubscription> | undefined,
  pause: boolean,
): Answer | null {
  const client = useClient()
  const newest = useRef(told)
  const [fresh, setFresh] = useState<{ answer: Answer; told: unknown } | null>(null)
  useEffect(() => {
    newest.current = told
  }, [told])

  const ask = useCallback(async () => {
    const before = newest.current
    const { data } = await client
      .query(ViewerQuery, {}, { requestPolicy: 'network-only' })
      .toPromise()
    if (data && newest.current === before) setFresh({ answer: data, told: before })
  }, [client])
  useLookedAtAgain(ask, !pause)

  return fresh !== null && fresh.told === told ? fresh.answer : null
}
