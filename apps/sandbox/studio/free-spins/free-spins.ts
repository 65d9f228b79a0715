import { FREE_SPINS_KINDS, type FreeSpinsIssue } from '#contracts/studio-api.ts'
import { type FamilyId, familyOfGame } from '../families/family-ids.ts'
import type { Shelf } from '../game-shelf.ts'
import { mathsOf } from '../games.ts'
import type { FreeSpins, Session, StudioStore } from '../studio.store.ts'

/** The part of them that the game page shows; amounts are minor units. */
export interface FreeSpinsView {
  spins: number
  played: number
  won: number
  stake: number
}

interface Desk {
  store: StudioStore
  shelf: Shelf
}

/** Gives a player free spins, once for their id. Returns why not; null when they are given. */
export function issueFreeSpins(
  { store, shelf }: Desk,
  family: FamilyId,
  { issueId: id, playerId: account, gameIds, currency, spins, stake, validUntil }: FreeSpinsIssue,
): string | null {
  const known = store.findFreeSpins(id)
  if (known?.state === 'cancelled') return 'These free spins were cancelled.'
  const of = { id, family, account, gameIds, currency, spins, stake }
  const given: FreeSpins = { ...of, validUntil: Date.parse(validUntil), state: 'open', rounds: [] }
  if (known) {
    const same = { ...given, state: known.state, rounds: known.rounds }
    return JSON.stringify(known) === JSON.stringify(same) ? null : 'This id is of others.'
  }
  for (const gameId of gameIds) {
    const game = shelf.findGame(gameId)
    if (!game || familyOfGame(game) !== family) return `There is no game ${gameId}.`
    if (!FREE_SPINS_KINDS.has(game.kind)) return `${gameId} has no free spins.`
    if (!mathsOf(game).stakes.includes(stake)) return `${gameId} has no stake of ${stake}.`
  }
  store.saveFreeSpins(given)
  return null
}

/** Returns true for a family that reports the total at the end to the casino, and not each round. */
export function reportsTotal({ family }: Pick<FreeSpins, 'family'>): boolean {
  return family === 'softswiss'
}

/**
 * Takes back what was not played. Those that come later under this id are not given. Where the
 * casino does not know yet what the played ones have won, they run out now, and are reported.
 */
export function cancelFreeSpins(
  { store }: Pick<Desk, 'store'>,
  family: FamilyId,
  id: string,
): void {
  const known = store.findFreeSpins(id)
  const nothing = { account: '', gameIds: [], currency: '', spins: 0, stake: 0, validUntil: 0 }
  if (!known) store.saveFreeSpins({ id, family, ...nothing, state: 'cancelled', rounds: [] })
  if (known?.state !== 'open' || known.family !== family) return
  const isPartlyPlayed = known.rounds.length > 0 && known.rounds.length < known.spins
  store.saveFreeSpins(
    isPartlyPlayed && reportsTotal(known)
      ? { ...known, validUntil: Math.min(known.validUntil, Date.now()) }
      : { ...known, state: 'cancelled' },
  )
}

/** Free spins that the player of a session has left in its game; null for none. */
export function findPlayable(store: StudioStore, session: Session): FreeSpins | null {
  const { mode, playerId, gameId, currency, family = 'studio' } = session
  if (mode === 'demo' || playerId === null) return null
  const left = store
    .listOpenFreeSpins(playerId)
    .filter((each) => each.family === family && each.currency === currency)
    .filter((each) => each.gameIds.includes(gameId) && each.validUntil > Date.now())
  return left.find(({ rounds, spins }) => rounds.length < spins) ?? null
}

export function showFreeSpins({ spins, stake, rounds }: FreeSpins): FreeSpinsView {
  return { spins, played: rounds.length, won: wonIn(rounds), stake }
}

function wonIn(rounds: FreeSpins['rounds']): number {
  return rounds.reduce((sum, { won }) => sum + won, 0)
}
