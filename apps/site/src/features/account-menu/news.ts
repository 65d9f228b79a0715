import { createStore, useStore } from '../../lib/store.ts'

export interface NewsCounts {
  unread: number
  pendingBonuses: number
}

const none: NewsCounts = { unread: 0, pendingBonuses: 0 }

/** Counts of what waits for the signed-in player, kept up by LiveCounts. */
export const newsCounts = createStore(none)

export function forgetNews(): void {
  newsCounts.set(none)
}

export function useNewsCounts(): NewsCounts {
  return useStore(newsCounts, none)
}
