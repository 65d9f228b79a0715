import type { Executor, Tx } from '../db/database.ts'
import { Refusal } from '../kit/refusal.ts'
import { balances, house, lockPurses, purse } from '../ledger/accounts.ts'
import { mustPost } from '../ledger/post.ts'
import { recordPlayerEvent } from '../players/events/player-events.ts'
import { playerTopic } from '../players/live/player-topic.ts'
import {
  type Bonus,
  type BonusesDeps,
  type BonusNews,
  bonusTopic,
  ROUNDS_LAST_MS,
} from './bonus.ts'
import * as store from './bonuses.store.ts'
import { mayBeGiven } from './may-be-given.store.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 200

/**
 * Takes a bonus that was offered: its money goes into the bonus purse, once. A second time answers
 * as the first. Throws Refusals: bonus_unknown, bonus_offer_ended, bonus_active_already (another
 * one still has money to be played), account_not_active. Where bonuses queue, it waits for its turn
 * instead of being refused.
 */
export async function acceptBonus(deps: BonusesDeps, playerId: string, id: string): Promise<Bonus> {
  await deps.db.transaction(async (tx) => {
    await store.takeTurn(tx, playerId)
    const open = await store.lockOpenBonuses(tx, playerId)
    const bonus = open.find((each) => each.id === id)
    if (bonus?.state === 'pending') return activate(deps, tx, bonus, open)
    const known = bonus ?? (await getOwn(tx, playerId, id))
    if (known.acceptedAt === null) throw new Refusal('bonus_offer_ended')
  })
  return getOwn(deps.db, playerId, id)
}

/** `open`: all of the player's that wait or count, locked. */
async function activate(
  deps: BonusesDeps,
  tx: Tx,
  bonus: Bonus,
  open: readonly Bonus[],
): Promise<void> {
  const { id, playerId, currency, amount } = bonus
  const now = deps.clock.now()
  if (bonus.offerEndsAt <= now && bonus.queuedAt === null) throw new Refusal('bonus_offer_ended')
  // The lock makes an exclusion wait; an exclusion that came first is read here.
  await lockPurses(tx, playerId)
  if (!(await mayBeGiven(tx, playerId, deps.clock.now()))) throw new Refusal('account_not_active')
  const before = open.find(({ state }) => state === 'active')
  if (before && !(await endUsedUp(deps, tx, before))) return queue(deps, tx, bonus, now)

  const posting = {
    from: house('bonuses', currency),
    to: purse(playerId, 'bonus'),
    amount,
    currency,
  }
  const { transferId } = await mustPost(tx, {
    key: `bonus/${id}/granted`,
    kind: 'bonus',
    postings: [posting],
    madeAt: now,
  })
  await store.setAccepted(
    tx,
    id,
    now,
    new Date(now.getTime() + bonus.days * DAY_MS),
    transferId ?? 0n,
  )
  await recordPlayerEvent(tx, deps, {
    playerId,
    actor: 'player',
    kind: 'bonus_accepted',
    subject: id,
    ...changeTo(bonus, 'active'),
  })
  await deps.notify(tx, playerId, newsOf(bonus, 'bonus_granted'))
  publish(deps, tx, playerId)
}

/** Leaves it for later; it is there already when its turn has not come yet. */
async function queue(deps: BonusesDeps, tx: Tx, bonus: Bonus, now: Date): Promise<void> {
  if (bonus.queuedAt !== null) return
  if (!deps.bonusesQueue) throw new Refusal('bonus_active_already')
  const { id, playerId } = bonus
  await store.setQueued(tx, id, now)
  await recordPlayerEvent(tx, deps, {
    playerId,
    actor: 'player',
    kind: 'bonus_queued',
    subject: id,
    after: { queuedAt: now.toISOString() },
  })
  tx.afterCommit(() => deps.topics.publish(bonusTopic(playerId), 'queued'))
}

/** Begins the bonuses whose turn has come: the one before has ended, or has nothing left. */
export async function startQueued(deps: BonusesDeps): Promise<void> {
  const begunAfter = new Date(deps.clock.nowMs() - ROUNDS_LAST_MS)
  for (const { id, playerId } of await store.listQueued(deps.db, AT_ONCE, begunAfter)) {
    await deps.db
      .transaction((tx) => acceptAtOnce(deps, tx, playerId, id))
      .catch((error: unknown) =>
        deps.log.warn({ err: error, bonus: id }, 'a bonus could not begin; it is tried again'),
      )
  }
}

/**
 * Returns false when there is money left in it, or staked in a sports bet or a round that is open:
 * what they win would be lost. A player who does not want to wait for that can give the bonus up.
 */
async function endUsedUp(deps: BonusesDeps, tx: Tx, bonus: Bonus): Promise<boolean> {
  const left = (await balances(tx, [bonus.playerId])).get(bonus.playerId)?.bonus ?? 0n
  if (
    left > 0n ||
    (await store.isAtStake(tx, bonus.id, new Date(deps.clock.nowMs() - ROUNDS_LAST_MS)))
  )
    return false
  const { id, playerId } = bonus
  await store.setEnded(tx, id, 'used', deps.clock.now())
  await recordPlayerEvent(tx, deps, {
    playerId,
    actor: 'house',
    kind: 'bonus_used',
    subject: id,
    ...changeTo(bonus, 'used'),
  })
  return true
}

/** Throws Refusals: bonus_unknown, bonus_accepted_already. A second time answers as the first. */
export async function declineBonus(
  deps: BonusesDeps,
  playerId: string,
  id: string,
): Promise<Bonus> {
  await deps.db.transaction(async (tx) => {
    await store.takeTurn(tx, playerId)
    const bonus =
      (await store.lockOpenBonuses(tx, playerId)).find((each) => each.id === id) ??
      (await getOwn(tx, playerId, id))
    if (bonus.acceptedAt !== null) throw new Refusal('bonus_accepted_already')
    if (!(await store.setEnded(tx, id, 'declined', deps.clock.now()))) return
    await recordPlayerEvent(tx, deps, {
      playerId,
      actor: 'player',
      kind: 'bonus_declined',
      subject: id,
      ...changeTo(bonus, 'declined'),
    })
    tx.afterCommit(() => deps.topics.publish(bonusTopic(playerId), 'declined'))
  })
  return getOwn(deps.db, playerId, id)
}

/**
 * Takes a bonus for a player who has chosen it already, as far as it can be taken now; otherwise it
 * stays offered.
 */
export async function acceptAtOnce(
  deps: BonusesDeps,
  tx: Tx,
  playerId: string,
  id: string,
): Promise<void> {
  await store.takeTurn(tx, playerId)
  const open = await store.lockOpenBonuses(tx, playerId)
  const bonus = open.find((each) => each.id === id)
  if (bonus?.state !== 'pending') return
  try {
    await activate(deps, tx, bonus, open)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // One that has queued was announced before.
    if (bonus.queuedAt === null) await deps.notify(tx, playerId, newsOf(bonus, 'bonus_offered'))
  }
}

export async function getOwn(db: Executor, playerId: string, id: string): Promise<Bonus> {
  const bonus = await store.findBonus(db, id)
  if (bonus?.playerId !== playerId) throw new Refusal('bonus_unknown')
  return bonus
}

export function newsOf({ id, texts, currency, amount }: Bonus, kind: BonusNews['kind']): BonusNews {
  return { kind, key: `${kind}/${id}`, texts, currency, amount }
}

export function changeTo({ state, wagered }: Bonus, after: Bonus['state']) {
  return { before: { state, wagered: String(wagered) }, after: { state: after } }
}

/** The balance and the list of bonuses have changed. */
export function publish({ topics }: BonusesDeps, tx: Tx, playerId: string): void {
  tx.afterCommit(() => {
    topics.publish(playerTopic(playerId), 'balance')
    topics.publish(bonusTopic(playerId), 'changed')
  })
}
