import { createContext, use } from 'react'
import { useLive } from '#web/use-live.ts'
import { graphql } from './graphql.ts'

const inboxSubscription = graphql(`
  subscription AccountInbox {
    inbox {
      unread
      total
    }
  }
`)

const pendingBonusesSubscription = graphql(`
  subscription AccountPendingBonuses {
    pendingBonuses {
      total
    }
  }
`)

const openBetsSubscription = graphql(`
  subscription AccountOpenBets {
    openSportsBets {
      total
    }
  }
`)

export interface News {
  /** A new object with each piece of news; null before the first. */
  inbox: { unread: number; total: number } | null
  pendingBonuses: { total: number } | null
  /** Comes with each change of a bet of the player. */
  openBets: { total: number } | null
}

export const NewsContext = createContext<News>({
  inbox: null,
  pendingBonuses: null,
  openBets: null,
})

/**
 * Returns the counts of messages and offers that wait for the player, as they change; only below
 * the shell.
 */
export function useNews(): News {
  return use(NewsContext)
}

/** Listens to the news, once for the whole area. */
export function useLiveNews(): News {
  const { data: inbox } = useLive({ query: inboxSubscription })
  const { data: bonuses } = useLive({ query: pendingBonusesSubscription })
  const { data: bets } = useLive({ query: openBetsSubscription })
  return {
    inbox: inbox?.inbox ?? null,
    pendingBonuses: bonuses?.pendingBonuses ?? null,
    openBets: bets?.openSportsBets ?? null,
  }
}
