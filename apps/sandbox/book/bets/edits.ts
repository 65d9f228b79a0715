import type { Feed } from '../feed/feed.ts'
import type { Bet } from './bet.ts'
import type { BetStore } from './bets.store.ts'

/**
 * Returns whether a player may change an open bet into another one: while its stake is whole and
 * none of its matches has begun, and not where a free bet is its stake. Later the stake would come back out of a bet that has become worth
 * less. The same goes for bets on a season, which every matchday moves.
 */
export function canEdit(feed: Feed, bet: Bet): boolean {
  if (bet.phase !== 'open' || bet.editing !== undefined || (bet.parts ?? []).length > 0)
    return false
  if (bet.freeBetId !== undefined) return false
  return bet.legs.every(({ id, result, startsAt }) => {
    const found = feed.findSelection(id)
    return (
      result === 'open' &&
      startsAt > feed.nowMs() &&
      found?.market.state === 'open' &&
      !found.event.facts.outright
    )
  })
}

/**
 * Stores a new bet, and marks the old one as waiting for its result. Until then the old one is
 * neither settled nor cashed out.
 */
export function beginEdit(store: BetStore, old: Bet, bet: Bet): void {
  store.together(() => {
    store.add(bet)
    store.put({ ...old, editing: bet.id })
  })
}

/** Writes down that a bet is taken, and that the one whose place it takes is over. */
export function putTaken(store: BetStore, bet: Bet): void {
  store.together(() => {
    store.put(bet)
    const old = waitingFor(store, bet)
    if (old) store.put({ ...old, phase: 'discarded', refusal: 'replaced' })
  })
}

/** Writes down that a bet is not taken, and that the one whose place it was to take goes on. */
export function putNotTaken(store: BetStore, bet: Bet): void {
  store.together(() => {
    store.put(bet)
    const old = waitingFor(store, bet)
    if (old) store.put(old)
  })
}

function waitingFor(store: BetStore, { id, replaces }: Bet): Bet | null {
  const found = replaces === undefined ? null : store.find(replaces)
  if (found?.editing !== id) return null
  const { editing: _over, ...old } = found
  return old
}
