import { useEffect, useState } from 'react'
import { useBackOnline } from '#web/use-back-online.ts'
import { useLive } from '#web/use-live.ts'
import { useHydrated, useWhen } from '../../hydration/hydration.ts'
import { useStore } from '../../lib/store.ts'
import { useSessionState } from '../../session/session-context.ts'
import { liveConnections } from '../../session/use-live.ts'
import { ContentChangesSubscription } from './template-queries.ts'

/**
 * All open pages get a change at the same moment: they query again one after the
 * other.
 */
const SPREAD_MS = 1500

/**
 * Keeps the content that a page shows fresh: `again` is called when one of `ids` is published while
 * the page is open, and once at the beginning when the page may show an older answer, or one that
 * was made for a visitor.
 */
export function useFreshContent(ids: string, again: () => void): void {
  const hydrated = useHydrated()
  const [wakingUp] = useState(!hydrated)
  useContentNews(ids, again, wakingUp)
}

/**
 * Keeps content fresh as `useFreshContent` does, for components that are mounted later. `isCurrent`
 * is true where the content came with the page.
 */
export function useContentNews(ids: string, again: () => void, isCurrent: boolean): void {
  const isPlayer = useSessionState().status === 'player'
  const idle = useWhen('idle')
  const { data } = useLive({ query: ContentChangesSubscription, pause: !idle })
  const changes = data?.contentChanges
  const connections = useStore(liveConnections, 0)
  // A component that is mounted later, with the socket open already, has missed what was published
  // in between.
  const [openedBefore] = useState(isCurrent ? 0 : connections)

  useEffect(() => {
    if (isPlayer || !isCurrent) again()
  }, [again, isPlayer, isCurrent])

  // Content that was published before this page listened, or while the socket was down, was not
  // reported to it.
  useEffect(() => {
    if (!idle || connections === openedBefore) return
    const timer = setTimeout(again, Math.random() * SPREAD_MS)
    return () => clearTimeout(timer)
  }, [again, idle, connections, openedBefore])

  // Reads again what is old because the network was gone.
  useBackOnline(again)

  useEffect(() => {
    if (!changes?.ids.some((id) => ids.split(' ').includes(id.split('.')[0] ?? ''))) return
    const timer = setTimeout(again, Math.random() * SPREAD_MS)
    return () => clearTimeout(timer)
  }, [changes, ids, again])
}
