import { type NamedTerms, termsOf } from '#rules/wagering.ts'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../kit/refusal.ts'
import { recordPlayerEvent } from '../players/events/player-events.ts'
import { newsOf } from './answer.ts'
import { type BonusesDeps, type BonusTexts, bonusTopic } from './bonus.ts'
import { findBonusByKey, insertBonus } from './bonuses.store.ts'

export interface Gift extends NamedTerms {
  /** Key made from the fact for which the bonus is given, so that it is given once. */
  key: string
  playerId: string
  currency: string
  /** Minor units, above zero. */
  amount: bigint
  /** Number of times that it must be staked before it becomes real money. */
  wagering: number
  /** Days to wager the bonus, from its acceptance. */
  days: number
  /** The time until which it can be accepted. */
  offerEndsAt: Date
  texts: BonusTexts
  offerId?: string
  /** Giver: 'house' (the casino itself) when left out, or 'operator/{name}'. */
  actor?: string
  /** False when the player has chosen it and it will be accepted at once. */
  announced?: boolean
}

/**
 * Offers a bonus to a player, who may accept it, and answers its id. The same gift again is the
 * same bonus; the same key for another one is refused.
 */
export async function giveBonus(deps: BonusesDeps, tx: Tx, gift: Gift): Promise<string> {
  const { playerId, actor = 'house', offerId = null, announced = true } = gift
  const id = deps.ids.newId()
  const isNew = await insertBonus(tx, {
    ...gift,
    id,
    offerId,
    ...termsOf(gift),
    offeredAt: deps.clock.now(),
  })
  const bonus = await findBonusByKey(tx, gift.key)
  if (!bonus) throw new Error('A bonus is gone right after it was given.')
  const isSame =
    bonus.playerId === playerId && bonus.currency === gift.currency && bonus.amount === gift.amount
  if (!isSame) throw new Refusal('duplicate_bonus', { key: gift.key })
  if (!isNew) return bonus.id
  const after = {
    state: 'pending',
    amount: String(gift.amount),
    currency: gift.currency,
    wagering: gift.wagering,
  }
  await recordPlayerEvent(tx, deps, { playerId, actor, kind: 'bonus_offered', subject: id, after })
  if (announced) await deps.notify(tx, playerId, newsOf(bonus, 'bonus_offered'))
  tx.afterCommit(() => deps.topics.publish(bonusTopic(playerId), 'offered'))
  return id
}
