import type { Tx } from '../../db/database.ts'
import { Refusal } from '../../kit/refusal.ts'
import { recordPlayerEvent } from '../../players/events/player-events.ts'
import { type BonusesDeps, bonusTopic } from '../bonus.ts'
import { findFreeSpinsByKey, insertFreeSpins } from './free-spins.store.ts'
import { findTemplate } from './templates.store.ts'

export interface FreeSpinsGift {
  /** Key made from the fact for which they are given, so that they are given once. */
  key: string
  playerId: string
  currency: string
  templateId: string
  /** The time until which they can be accepted. */
  offerEndsAt: Date
  /** The offer that they came with. */
  offerId?: string
  /** Giver: 'house' (the casino itself) when left out, or 'operator/{name}'. */
  actor?: string
  /** False when the player has chosen them and they will be accepted at once. */
  announced?: boolean
}

/**
 * Offers free spins to a player, who may accept them, and answers their id. The same gift again is
 * the same free spins. Throws Refusals: free_spins_template_unknown (or not in this currency),
 * duplicate_free_spins.
 */
export async function giveFreeSpins(
  deps: BonusesDeps,
  tx: Tx,
  gift: FreeSpinsGift,
): Promise<string> {
  const { key, playerId, currency, templateId, actor = 'house', offerId = null } = gift
  const terms = await findTemplate(tx, templateId, currency)
  if (!terms) throw new Refusal('free_spins_template_unknown', { template: templateId, currency })
  const id = deps.ids.newId()
  const isNew = await insertFreeSpins(tx, {
    ...terms,
    id,
    key,
    playerId,
    templateId,
    offerId,
    currency,
    offeredAt: deps.clock.now(),
    offerEndsAt: gift.offerEndsAt,
  })
  const given = await findFreeSpinsByKey(tx, key)
  if (!given) throw new Error('Free spins are gone right after they were given.')
  const isSame = given.playerId === playerId && given.templateId === templateId
  if (!isSame || given.currency !== currency) throw new Refusal('duplicate_free_spins', { key })
  if (!isNew) return given.id
  const after = { state: 'offered', spins: given.spins, stake: String(given.stake), currency }
  await recordPlayerEvent(tx, deps, {
    playerId,
    actor,
    kind: 'free_spins_offered',
    subject: id,
    after,
  })
  if (gift.announced ?? true) {
    const { texts } = given
    const news = { kind: 'free_spins_offered' as const, key: `free_spins_offered/${id}` }
    await deps.notify(tx, playerId, { ...news, texts, currency })
  }
  tx.afterCommit(() => deps.topics.publish(bonusTopic(playerId), 'offered'))
  return id
}
