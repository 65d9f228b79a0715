import type { Tx } from '../../db/database.ts'
import { recordPlayerEvent } from '../../players/events/player-events.ts'
import { changeTo } from '../answer.ts'
import { type BonusesDeps, bonusTopic } from '../bonus.ts'
import { findBonusByKey, setEnded } from '../bonuses.store.ts'
import { giveBonus } from '../give.ts'
import type { FreeBet } from './free-bet.ts'

/**
 * What a free bet has won is given as a bonus, or taken back while the player has not accepted it.
 */
export interface WinningsChange {
  act: 'give' | 'take back'
  /** Key of the bonus. */
  key: string
  freeBet: FreeBet
  /** Minor units. */
  amount: bigint
}

const ANSWER_WITHIN_MS = 30 * 86_400_000

/** Does so with the transaction that settles the bet. The money has moved to the bonuses by then. */
export async function changeWinnings(
  deps: BonusesDeps,
  tx: Tx,
  { act, key, freeBet, amount }: WinningsChange,
): Promise<void> {
  const { playerId, currency, texts, winnings } = freeBet
  if (winnings.as !== 'bonus') throw new Error(`Free bet ${freeBet.id} pays real money.`)
  if (act === 'give') {
    const { wagering, shares, minOdds, days } = winnings
    const offerEndsAt = new Date(deps.clock.nowMs() + ANSWER_WITHIN_MS)
    const terms = { wagering, shares, minOdds, days, texts, offerEndsAt }
    await giveBonus(deps, tx, { key, playerId, currency, amount, ...terms })
    return
  }
  const bonus = await findBonusByKey(tx, key)
  if (!bonus || !(await setEnded(tx, bonus.id, 'declined', deps.clock.now())))
    throw new Error(`There is no bonus ${key} to take back.`)
  await recordPlayerEvent(tx, deps, {
    playerId,
    actor: 'house',
    kind: 'bonus_declined',
    subject: bonus.id,
    ...changeTo(bonus, 'declined'),
  })
  tx.afterCommit(() => deps.topics.publish(bonusTopic(playerId), 'declined'))
}
