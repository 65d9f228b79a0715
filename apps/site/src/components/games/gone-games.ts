import { createStore } from '../../lib/store.ts'

/**
 * Games that turned out not to be offered any more when a player opened one: pages that were drawn
 * before do not show them any longer.
 */
export const goneGames = createStore<ReadonlySet<string>>(new Set())

export function markGone(id: string, isGone: boolean): void {
  const before = goneGames.get()
  if (before.has(id) === isGone) return
  goneGames.set(new Set(isGone ? [...before, id] : [...before].filter((each) => each !== id)))
}
