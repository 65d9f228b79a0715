import { useEffect } from 'react'
import { useLive } from '#web/use-live.ts'
import { graphql } from '../../lib/graphql.ts'
import { forgetNews, newsCounts } from './news.ts'

const InboxSubscription = graphql(`
  subscription InboxCounts {
    inbox { unread total }
  }
`)

const PendingBonusesSubscription = graphql(`
  subscription PendingBonusesCount {
    pendingBonuses { total }
  }
`)

/** Counts the player's unread messages and pending bonuses, as they come and go. Draws nothing. */
export function LiveCounts() {
  const unread = useLive({ query: InboxSubscription }).data?.inbox.unread ?? 0
  const pendingBonuses =
    useLive({ query: PendingBonusesSubscription }).data?.pendingBonuses.total ?? 0

  useEffect(() => newsCounts.set({ unread, pendingBonuses }), [unread, pendingBonuses])
  useEffect(() => forgetNews, [])
  return null
}
