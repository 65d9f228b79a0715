import type { Executor, Tx } from '../../db/database.ts'
import { Refusal } from '../../kit/refusal.ts'
import { lockPurses } from '../../ledger/accounts.ts'
import { recordPlayerEvent } from '../../players/events/player-events.ts'
import { type BonusesDeps, bonusTopic } from '../bonus.ts'
import { takeTurn } from '../bonuses.store.ts'
import { mayBeGiven } from '../may-be-given.store.ts'
import * as store from './free-spins.store.ts'
import type { FreeSpins } from './free-spins.ts'
import { type FreeSpinsGift, giveFreeSpins } from './give-free-spins.ts'

const DAY_MS = 86_400_000
/** A call that is under way may reach the provider first: only then can it be taken back. */
export const CANCEL_AFTER_MS = 10_000

/**
 * Accepts offered free spins: the provider gets a request to issue them. A second time answers as
 * the first. Throws Refusals: free_spins_unknown, free_spins_offer_ended, account_not_active.
 */
export async function acceptFreeSpins(
  deps: BonusesDeps,
  playerId: string,
  id: string,
): Promise<FreeSpins> {
  await deps.db.transaction((tx) => acceptFreeSpinsIn(deps, tx, playerId, id))
  return getOwnFreeSpins(deps.db, playerId, id)
}

/** Like acceptFreeSpins, with the transaction in which they were given. */
async function acceptFreeSpinsIn(
  deps: BonusesDeps,
  tx: Tx,
  playerId: string,
  id: string,
): Promise<void> {
  await takeTurn(tx, playerId)
  const held = await lockOwn(tx, playerId, id)
  if (held.acceptedAt !== null) return
  const now = deps.clock.now()
  if (held.state !== 'offered' || held.offerEndsAt <= now)
    throw new Refusal('free_spins_offer_ended')
  // The lock makes an exclusion wait; an exclusion that came first is read here.
  await lockPurses(tx, playerId)
  if (!(await mayBeGiven(tx, playerId, deps.clock.now()))) throw new Refusal('account_not_active')
  await store.setFreeSpinsAccepted(tx, id, now, new Date(now.getTime() + held.days * DAY_MS))
  await record(deps, tx, held, 'player', 'accepted')
}

/** Gives free spins to a player who has chosen them already: they are accepted at once. */
export async function giveFreeSpinsAtOnce(
  deps: BonusesDeps,
  tx: Tx,
  gift: Omit<FreeSpinsGift, 'announced'>,
): Promise<void> {
  const id = await giveFreeSpins(deps, tx, { ...gift, announced: false })
  await acceptFreeSpinsIn(deps, tx, gift.playerId, id)
}

/**
 * Takes free spins back from a player, with their wins: the provider gets a request to cancel
 * them. Answers the id of the player. Throws Refusals: free_spins_unknown, free_spins_over.
 */
export async function withdrawFreeSpins(
  deps: BonusesDeps,
  tx: Tx,
  id: string,
  actor: string,
): Promise<string> {
  const found = await store.findFreeSpins(tx, id)
  if (!found) throw new Refusal('free_spins_unknown')
  await takeTurn(tx, found.playerId)
  const held = await lockOwn(tx, found.playerId, id)
  if (!(await cancelHeld(deps, tx, held, actor))) throw new Refusal('free_spins_over')
  return held.playerId
}

/**
 * Refuses an offer for good. A second time is answered like the first. Throws Refusals:
 * free_spins_unknown, free_spins_accepted_already.
 */
export async function declineFreeSpins(
  deps: BonusesDeps,
  playerId: string,
  id: string,
): Promise<FreeSpins> {
  await deps.db.transaction(async (tx) => {
    await takeTurn(tx, playerId)
    const held = await lockOwn(tx, playerId, id)
    if (held.acceptedAt !== null) throw new Refusal('free_spins_accepted_already')
    if (held.state !== 'offered') return
    const now = deps.clock.now()
    await store.setFreeSpinsEnded(tx, held, 'declined', now, now)
    await record(deps, tx, held, 'player', 'declined')
  })
  return getOwnFreeSpins(deps.db, playerId, id)
}

/**
 * Gives accepted free spins up for good, with their wins: the provider gets a request to cancel
 * them. Those that have ended are answered as they are. Throws Refusals: free_spins_unknown,
 * free_spins_not_accepted.
 */
export async function forfeitFreeSpins(
  deps: BonusesDeps,
  playerId: string,
  id: string,
): Promise<FreeSpins> {
  await deps.db.transaction(async (tx) => {
    await takeTurn(tx, playerId)
    const held = await lockOwn(tx, playerId, id)
    if (held.acceptedAt === null) throw new Refusal('free_spins_not_accepted')
    await cancelHeld(deps, tx, held, 'player')
  })
  return getOwnFreeSpins(deps.db, playerId, id)
}

/** Cancels those that have not ended; false when they have. The caller has locked them. */
async function cancelHeld(
  deps: BonusesDeps,
  tx: Tx,
  held: FreeSpins,
  actor: string,
): Promise<boolean> {
  if (held.endedAt !== null) return false
  const now = deps.clock.now()
  const callAt = new Date(now.getTime() + CANCEL_AFTER_MS)
  await store.setFreeSpinsEnded(tx, held, 'cancelled', now, callAt)
  await record(deps, tx, held, actor, 'cancelled')
  return true
}

async function lockOwn(tx: Tx, playerId: string, id: string): Promise<FreeSpins> {
  const held = await store.lockFreeSpins(tx, id)
  if (held?.playerId !== playerId) throw new Refusal('free_spins_unknown')
  return held
}

async function getOwnFreeSpins(db: Executor, playerId: string, id: string): Promise<FreeSpins> {
  const found = await store.findFreeSpins(db, id)
  if (found?.playerId !== playerId) throw new Refusal('free_spins_unknown')
  return found
}

/** Writes a step down, and publishes it to the player's pages. */
export async function record(
  deps: Pick<BonusesDeps, 'clock' | 'topics'>,
  tx: Tx,
  { id, playerId, state }: FreeSpins,
  actor: string,
  after: FreeSpins['state'],
  more: Readonly<Record<string, string | null>> = {},
): Promise<void> {
  await recordPlayerEvent(tx, deps, {
    playerId,
    actor,
    kind: `free_spins_${after}`,
    subject: id,
    before: { state },
    after: { state: after, ...more },
  })
  tx.afterCommit(() => deps.topics.publish(bonusTopic(playerId), after))
}
