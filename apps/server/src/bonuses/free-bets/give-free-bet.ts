import type { FreeBetKind } from '#rules/free-bet.ts'
import { type NamedTerms, termsOf } from '#rules/wagering.ts'
import type { Tx } from '../../db/database.ts'
import { Refusal } from '../../kit/refusal.ts'
import { lockPurses } from '../../ledger/accounts.ts'
import { recordPlayerEvent } from '../../players/events/player-events.ts'
import { type BonusesDeps, type BonusTexts, bonusTopic } from '../bonus.ts'
import { mayBeGiven } from '../may-be-given.store.ts'
import {
  expireFreeBets,
  findFreeBetByKey,
  insertFreeBet,
  withdrawGiven,
} from './free-bets.store.ts'

export interface FreeBetGift {
  /** Key made from the fact for which it is given, so that it is given once. */
  key: string
  playerId: string
  currency: string
  /** Minor units, above zero. */
  amount: bigint
  /** The least combined odds, a decimal as text. */
  minOdds: string
  kinds: readonly FreeBetKind[]
  /** Names of sports as books publish them; every sport when it is left out. */
  sports?: readonly string[]
  /** Kind of money of a win; real money when it is left out. */
  winnings?: NamedTerms & { wagering: number; days: number }
  endsAt: Date
  texts: BonusTexts
  /** Giver: 'house' (the casino itself) when left out, or 'operator/{name}' with a reason. */
  actor?: string
  reason?: string
  /** The offer that it came with. */
  offerId?: string
  /** False where the player gets no message about it. */
  announced?: boolean
}

const AT_ONCE = 500

/**
 * Gives a player a free bet, and answers its id. The same gift again is the same free bet. Throws
 * Refusals: account_not_active, and duplicate_bonus for the key of another one.
 */
export async function giveFreeBet(
  deps: BonusesDeps,
  tx: Tx,
  { sports = [], winnings, actor = 'house', reason, announced = true, ...gift }: FreeBetGift,
): Promise<string> {
  const { key, playerId, currency, amount } = gift
  // The lock makes an exclusion wait; an exclusion that came first is read here.
  await lockPurses(tx, playerId)
  if (!(await mayBeGiven(tx, playerId, deps.clock.now()))) throw new Refusal('account_not_active')
  const id = deps.ids.newId()
  const isNew = await insertFreeBet(tx, {
    ...gift,
    id,
    sports,
    winnings: winnings ? { as: 'bonus', ...winnings, ...termsOf(winnings) } : { as: 'real' },
    givenAt: deps.clock.now(),
    givenBy: actor,
    reason: reason ?? null,
    offerId: gift.offerId ?? null,
  })
  const freeBet = await findFreeBetByKey(tx, key)
  if (!freeBet) throw new Error('A free bet is gone right after it was given.')
  const isSame =
    freeBet.playerId === playerId && freeBet.currency === currency && freeBet.amount === amount
  if (!isSame) throw new Refusal('duplicate_bonus', { key })
  if (!isNew) return freeBet.id
  const after = { state: 'given', amount: String(amount), currency, minOdds: gift.minOdds }
  await recordPlayerEvent(tx, deps, { playerId, actor, kind: 'free_bet_given', subject: id, after })
  if (announced)
    await deps.notify(tx, playerId, {
      kind: 'free_bet_given',
      key: `free_bet_given/${id}`,
      ...{ texts: gift.texts, currency, amount },
    })
  tx.afterCommit(() => deps.topics.publish(bonusTopic(playerId), 'free bet'))
  return id
}

/**
 * Takes a free bet back that is in no bet, and answers whose it was. Throws
 * Refusal('free_bet_not_given').
 */
export async function withdrawFreeBet(
  deps: BonusesDeps,
  tx: Tx,
  id: string,
  actor: string,
): Promise<string> {
  const playerId = await withdrawGiven(tx, id, deps.clock.now())
  if (playerId === null) throw new Refusal('free_bet_not_given')
  await recordPlayerEvent(tx, deps, {
    ...{ playerId, actor, kind: 'free_bet_withdrawn', subject: id },
    before: { state: 'given' },
    after: { state: 'withdrawn' },
  })
  tx.afterCommit(() => deps.topics.publish(bonusTopic(playerId), 'free bet'))
  return playerId
}

/** Ends the free bets that were not used in time. */
export async function endFreeBets(deps: BonusesDeps): Promise<void> {
  const ended = await deps.db.transaction(async (tx) => {
    const found = await expireFreeBets(tx, deps.clock.now(), AT_ONCE)
    for (const { id: subject, playerId } of found)
      await recordPlayerEvent(tx, deps, {
        ...{ playerId, actor: 'house', kind: 'free_bet_expired', subject },
        before: { state: 'given' },
        after: { state: 'expired' },
      })
    return found
  })
  for (const { playerId } of ended) deps.topics.publish(bonusTopic(playerId), 'free bet')
}
