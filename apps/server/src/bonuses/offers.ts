import { bonusFor } from '#rules/wagering.ts'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../kit/refusal.ts'
import { lockPurses } from '../ledger/accounts.ts'
import { findPromoCodeOf } from '../players/player.ts'
import { acceptAtOnce } from './answer.ts'
import { type BonusesDeps, textIn } from './bonus.ts'
import { lockOpenBonuses, takeTurn } from './bonuses.store.ts'
import { giveFreeBet } from './free-bets/give-free-bet.ts'
import { giveFreeSpinsAtOnce } from './free-spins/answer-free-spins.ts'
import { giveBonus } from './give.ts'
import { mayBeGiven } from './may-be-given.store.ts'
import * as store from './offers.store.ts'
import { hasPersonTaken } from './taken-by-person.store.ts'

/** A bonus that goes with a deposit, in one currency. Amounts are minor units. */
export interface Offer {
  id: string
  /** The player gave its code when they registered, and has not taken it yet. */
  isPromised: boolean
  /** Title in the language that was requested. */
  title: string
  description: string
  /** Percent of the deposit. */
  percent: number
  minDeposit: bigint
  maxBonus: bigint
  wagering: number
  /** The least odds of sports bets for its money; null for an offer that brings no bonus money. */
  minOdds: string | null
  days: number
}

export interface OfferQuestion {
  currency: string
  language: string
  /** Offers that this player has taken before are left out; null for a visitor. */
  playerId: string | null
}

export interface PaidDeposit {
  id: string
  playerId: string
  currency: string
  /** Minor units that went into the purse. */
  credited: bigint
  /**
   * The player's choice with the deposit: an offer's code, or the id of an offer without a code.
   */
  bonusCode: string
}

const DAY_MS = 86_400_000
const ANSWER_WITHIN_MS = 30 * DAY_MS

/**
 * Lists the offers that can be chosen with a deposit now: those for all players, and before them
 * the one that a player is promised by the code that they gave when they registered. The id of that
 * one is the code, as it is for all who type one.
 */
export async function listOffers(
  deps: BonusesDeps,
  { currency, language, playerId }: OfferQuestion,
): Promise<Offer[]> {
  if (!(await mayBeOffered(deps, playerId))) return []
  const code = playerId === null ? null : await findPromoCodeOf(deps.db, playerId)
  const found = await store.listOpenOffers(
    deps.db,
    { currency, playerId, at: deps.clock.now() },
    code,
  )
  return found.map((offer) =>
    offer.code === null
      ? show(offer, language)
      : { ...show(offer, language), id: offer.code, isPromised: true },
  )
}

/**
 * The offer with this code, however it is written, or with this id when it needs no code. Null
 * when there is none now.
 */
export async function findOfferByCode(
  deps: BonusesDeps,
  code: string,
  { currency, language, playerId }: OfferQuestion,
): Promise<Offer | null> {
  if (!(await mayBeOffered(deps, playerId))) return null
  const found = await store.findOffer(
    deps.db,
    { currency, playerId, at: deps.clock.now() },
    code.trim(),
  )
  return found && show(found, language)
}

/** Who may not play, and is here for their money, is offered nothing to play with (G3). */
async function mayBeOffered({ db, clock }: BonusesDeps, playerId: string | null): Promise<boolean> {
  return playerId === null || mayBeGiven(db, playerId, clock.now())
}

/**
 * Gives the bonus that was chosen with a deposit, with the transaction that credits the deposit:
 * once for the person and the offer. It is accepted as it was chosen; while another bonus is active
 * it waits for the player's answer. A code that leads to nothing gives nothing, because the deposit
 * itself is in order.
 */
export async function giveForDeposit(
  deps: BonusesDeps,
  tx: Tx,
  deposit: PaidDeposit,
): Promise<void> {
  const { playerId, currency, credited, bonusCode } = deposit
  const now = deps.clock.now()
  await takeTurn(tx, playerId)
  // In the order of an answer. An exclusion waits for this to be committed, or has been committed
  // and is read here.
  await lockOpenBonuses(tx, playerId)
  await lockPurses(tx, playerId)
  // Money that was on its way when play was stopped comes in, and brings nothing to play with (G3).
  const found = (await mayBeGiven(tx, playerId, deps.clock.now()))
    ? await store.findOffer(tx, { currency, playerId, at: now }, bonusCode.trim())
    : null
  const taken = found !== null && (await hasPersonTaken(tx, playerId, found.id))
  const offer = taken ? null : found
  const amount = offer ? bonusFor(credited, offer) : 0n
  const spins = offer && credited >= offer.minDeposit ? offer.freeSpins : null
  const freeBet = offer && credited >= offer.minDeposit ? freeBetOf(offer) : null
  if (!offer || (amount === 0n && spins === null && freeBet === null)) {
    deps.log.info(
      { deposit: deposit.id, bonusCode: bonusCode.slice(0, 64) },
      // Support answers from this line. An answer to the visitor would show who plays here.
      taken ? 'a deposit brings no bonus: the person has taken it' : 'a deposit brings no bonus',
    )
    return
  }
  const { id: offerId, wagering, shares, minOdds, days, texts } = offer
  const key = `offer/${offerId}/${playerId}`
  const offerEndsAt = new Date(now.getTime() + ANSWER_WITHIN_MS)
  if (spins !== null) {
    const given = { key, playerId, currency, offerId, offerEndsAt, templateId: spins }
    await giveFreeSpinsAtOnce(deps, tx, given).catch(notInThisCurrency(deps, deposit))
  }
  if (freeBet) {
    const endsAt = new Date(now.getTime() + freeBet.days * DAY_MS)
    const given = { key, playerId, currency, offerId, texts, endsAt, ...freeBet }
    await giveFreeBet(deps, tx, given).catch(noSecondOne)
  }
  if (amount === 0n) return
  const gift = {
    key,
    playerId,
    currency,
    amount,
    wagering,
    shares,
    minOdds,
    days,
    texts,
    offerId,
    offerEndsAt,
    announced: false,
  }
  const id = await giveBonus(deps, tx, gift).catch(noSecondOne)
  if (id !== null) await acceptAtOnce(deps, tx, playerId, id)
}

function freeBetOf({ freeBet, freeBetAmount }: store.OfferRecord) {
  return freeBet && freeBetAmount !== null ? { ...freeBet, amount: freeBetAmount } : null
}

/** The deposit itself is in order, whatever its offer promises in other currencies. */
function notInThisCurrency({ log }: BonusesDeps, { id }: PaidDeposit) {
  return (error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'free_spins_template_unknown')) throw error
    log.warn({ deposit: id, ...error.facts }, 'a deposit brings no free spins in its currency')
  }
}

/** Returns null for a second bonus of the same offer: another deposit was quicker by a moment. */
function noSecondOne(error: unknown): null {
  if (error instanceof Refusal && error.code === 'duplicate_bonus') return null
  throw error
}

function show(
  { id, texts, percent, minDeposit, maxBonus, wagering, minOdds, days }: store.OfferRecord,
  language: string,
): Offer {
  return {
    id,
    isPromised: false,
    ...textIn(texts, language),
    percent,
    minDeposit,
    maxBonus,
    wagering,
    minOdds: percent > 0 ? minOdds : null,
    days,
  }
}
