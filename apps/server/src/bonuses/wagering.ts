import { isWagered, wager } from '#rules/wagering.ts'
import type { Tx } from '../db/database.ts'
import { balances, house, lockPurses, purse } from '../ledger/accounts.ts'
import { movements } from '../ledger/movements.ts'
import { mustPost } from '../ledger/post.ts'
import { recordPlayerEvent } from '../players/events/player-events.ts'
import { playerTopic } from '../players/live/player-topic.ts'
import { changeTo, newsOf, publish } from './answer.ts'
import {
  type Bonus,
  type BonusesDeps,
  type BonusState,
  bonusTopic,
  ROUNDS_LAST_MS,
} from './bonus.ts'
import * as store from './bonuses.store.ts'
import { type Counted, countOpenStakes, countStakes, NO_STAKES } from './stakes.ts'

const AT_ONCE = 500
/**
 * Shorter than a node's turn, so that a bonus which one node has just counted is left alone by the
 * others.
 */
const COUNTED_LATELY_MS = 2_000

/**
 * Counts the stakes that were paid from bonus money since the last time, out of the ledger, so that
 * betting itself knows nothing of it. What has been wagered often enough becomes real money.
 */
export async function countWagering(deps: BonusesDeps): Promise<void> {
  const times = { before: new Date(deps.clock.nowMs() - COUNTED_LATELY_MS), now: deps.clock.now() }
  await countEach(deps, await deps.db.transaction((tx) => store.takeActive(tx, times, AT_ONCE)))
}

/** Counts for one player at their request, even when they were counted a moment ago. */
export async function countWageringOf(deps: BonusesDeps, playerId: string): Promise<void> {
  const active = await store.findActive(deps.db, playerId)
  if (active) await countEach(deps, [active])
}

async function countEach(deps: BonusesDeps, active: readonly Bonus[]): Promise<void> {
  if (active.length === 0) return
  const stakes = await countStakes(deps, deps.db, active)
  for (const bonus of active) {
    const found = stakes.get(bonus.id)
    if (found) await attempt(deps, bonus, (tx) => count(deps, tx, bonus, found))
  }
}

/** Returns true for a bonus that waits: what is missing is staked, and may still come back. */
async function count(
  deps: BonusesDeps,
  tx: Tx,
  bonus: Bonus,
  { counted, newestTransfer }: Counted,
): Promise<boolean> {
  const progress = wager(bonus, counted)
  if (isWagered(progress)) return complete(deps, tx, bonus)
  if (await store.setWagered(tx, bonus, progress.wagered, newestTransfer, deps.clock.now()))
    tx.afterCommit(() => deps.topics.publish(bonusTopic(bonus.playerId), 'progress'))
  return false
}

/**
 * Makes a bonus real money, unless it needs stakes that may still come back: those would be real
 * money that was never at risk. Nothing is stored of a bonus that waits, so a stake that is given
 * back is taken away from all that was staked.
 */
async function complete(deps: BonusesDeps, tx: Tx, { id }: Bonus): Promise<boolean> {
  const bonus = await store.takeBonus(tx, id, ['active'])
  if (!bonus) return false
  // With the purses locked no round moves money: the stakes and the open rounds fit each other.
  await lockPurses(tx, bonus.playerId)
  const { counted, newestTransfer } = (await countStakes(deps, tx, [bonus])).get(id) ?? NO_STAKES
  const progress = wager(bonus, counted)
  if (!isWagered(progress)) return false
  if (!isWagered(wager(bonus, counted - (await countOpenStakes(deps, tx, bonus))))) return true
  if (await store.setWagered(tx, bonus, progress.wagered, newestTransfer, deps.clock.now()))
    await end(deps, tx, { ...bonus, ...progress }, 'completed')
  return false
}

/**
 * Ends bonuses that were not accepted, or not wagered, in time, and moves on what was won after a
 * bonus had ended. `atOnce` is how many are read at a time.
 */
export async function endBonuses(deps: BonusesDeps, atOnce = AT_ONCE): Promise<void> {
  const now = deps.clock.now()
  for (const bonus of await store.listUnanswered(deps.db, now, atOnce))
    await attemptAlone(deps, bonus, ['pending'], (tx, held) => end(deps, tx, held, 'expired'))
  for (let after: string | null = ''; after !== null; ) {
    const overdue: Bonus[] = await store.listOverdue(deps.db, now, after, atOnce)
    for (const bonus of overdue)
      await attemptAlone(deps, bonus, ['active'], (tx, held) =>
        endCounted(deps, tx, held, 'expired'),
      )
    after = overdue.length < atOnce ? null : (overdue.at(-1)?.id ?? null)
  }
  const late = await store.listLatelyEnded(deps.db, new Date(now.getTime() - ROUNDS_LAST_MS))
  const purses = await balances(
    deps.db,
    late.map(({ playerId }) => playerId),
  )
  for (const bonus of late) {
    if ((purses.get(bonus.playerId)?.bonus ?? 0n) > 0n)
      await attemptAlone(deps, bonus, [bonus.state], (tx, held) => pourLate(deps, tx, held))
  }
}

/**
 * Ends an active bonus. Stakes made in time count, even when they are counted only now: they may
 * complete it instead. One that would run out waits for open rounds and bets that may complete it:
 * it pays for no further ones, so it waits no longer than these last.
 */
export async function endCounted(
  deps: BonusesDeps,
  tx: Tx,
  bonus: Bonus,
  state: 'expired' | 'forfeited',
): Promise<void> {
  const found = (await countStakes(deps, tx, [bonus])).get(bonus.id)
  const waits = found !== undefined && (await count(deps, tx, bonus, found))
  if (!waits || state === 'forfeited') await end(deps, tx, bonus, state)
}

async function end(
  deps: BonusesDeps,
  tx: Tx,
  bonus: Bonus,
  state: 'completed' | 'expired' | 'forfeited',
): Promise<void> {
  const { id, playerId } = bonus
  // A wallet that goes on after this reads that the bonus is over: what comes back to it is no
  // longer for the purse.
  if (bonus.acceptedAt) await lockPurses(tx, playerId)
  if (!(await store.setEnded(tx, id, state, deps.clock.now()))) return
  const actor = state === 'forfeited' ? 'player' : 'house'
  await recordPlayerEvent(tx, deps, {
    playerId,
    actor,
    kind: `bonus_${state}`,
    subject: id,
    ...changeTo(bonus, state),
  })
  // One that was never accepted has no money in the purse; what is there belongs to another bonus.
  if (bonus.acceptedAt) {
    const left = await pour(deps, tx, { ...bonus, state })
    // A player who gave it up knows.
    if (state === 'completed' || (state === 'expired' && left > 0n))
      await deps.notify(tx, playerId, { ...newsOf(bonus, `bonus_${state}`), amount: left })
  }
  publish(deps, tx, playerId)
}

/**
 * Another bonus may have been accepted since the list was read: then the money in the purse belongs
 * to that one.
 */
async function pourLate(deps: BonusesDeps, tx: Tx, bonus: Bonus): Promise<void> {
  await lockPurses(tx, bonus.playerId)
  if (!(await store.findActive(tx, bonus.playerId))) await pour(deps, tx, bonus)
}

/**
 * Empties the bonus purse: into real money after a bonus that was wagered, otherwise back to the
 * casino. The key is made from the last movement of the purse, so that whatever is there is moved
 * once. Answers how much, in minor units.
 */
async function pour(
  deps: BonusesDeps,
  tx: Tx,
  { id, playerId, currency, state }: Bonus,
): Promise<bigint> {
  const bonusPurse = purse(playerId, 'bonus')
  const amount = (await balances(tx, [playerId])).get(playerId)?.bonus ?? 0n
  const [last] = await movements(tx, bonusPurse, { limit: 1 })
  if (amount === 0n || !last) return 0n
  const isReal = state === 'completed'
  const posting = {
    from: bonusPurse,
    to: isReal ? purse(playerId, 'real') : house('bonuses', currency),
    amount,
    currency,
  }
  await mustPost(tx, {
    key: `bonus/${id}/${isReal ? 'released' : 'taken_back'}/${last.transferId}`,
    kind: isReal ? 'bonus_released' : 'bonus_taken_back',
    postings: [posting],
    madeAt: deps.clock.now(),
  })
  tx.afterCommit(() => deps.topics.publish(playerTopic(playerId), 'balance'))
  return amount
}

/**
 * Leaves a bonus to the node that holds it: every node goes through the same list, and each bonus
 * is moved on by one of them.
 */
function attemptAlone(
  deps: BonusesDeps,
  bonus: Bonus,
  states: readonly BonusState[],
  work: (tx: Tx, held: Bonus) => Promise<unknown>,
): Promise<void> {
  return attempt(deps, bonus, async (tx) => {
    const held = await store.takeBonus(tx, bonus.id, states)
    if (held) await work(tx, held)
  })
}

/**
 * One that cannot be moved now, because a bet is using the purse or money is frozen, has its turn
 * again.
 */
async function attempt(
  deps: BonusesDeps,
  { id }: Bonus,
  work: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  try {
    await deps.db.transaction(work)
  } catch (error) {
    deps.log.warn({ err: error, bonus: id }, 'a bonus could not be moved on; it is tried again')
  }
}
