import type { Feed } from '../feed/feed.ts'
import { cashOutPart } from '../settlement/cash-out.ts'
import { type Bet, type Placed, stakeLeft } from './bet.ts'
import type { BetReporter } from './bet-reporter.ts'
import type { BetStore } from './bets.store.ts'
import { offerFor } from './cash-out.ts'
import { NotTaken } from './not-taken.ts'

interface CashOutsDeps {
  feed: Feed
  store: BetStore
  reporter: BetReporter
}

export interface PartWish {
  /** The client's own, one for each press of the button. */
  key: string
  /** Part of the stake that is cashed out, in minor units. */
  stake: number
  /** Amount that the player has seen for it. */
  least: number
}

const MOST_PARTS = 20

/**
 * Opens the acts of a player on an open bet before its results are known. All of them throw
 * `NotTaken`.
 */
export function openCashOuts({ feed, store, reporter }: CashOutsDeps) {
  /** Ends an open bet of the player for at least `least` minor units. */
  async function cashOut(playerId: string, betId: string, least: number): Promise<Placed> {
    const bet = ownBet(playerId, betId)
    const amount = offerNow(bet)
    if (amount < least) throw new NotTaken('offer_moved')
    return report({ ...bet, phase: 'settling', settlement: { result: 'cashed_out', amount } })
  }

  /**
   * Pays for a part of the stake at the price of the whole; the rest goes on. The same press again
   * is answered, and paid once.
   */
  async function cashOutPartOf(
    playerId: string,
    betId: string,
    { key, stake, least }: PartWish,
  ): Promise<Placed> {
    const bet = ownBet(playerId, betId)
    const { parts = [], part, cashOutAt } = bet
    if (part?.key === key || parts.some((each) => each.key === key)) return { bet, balance: null }
    const [offer, left] = [offerNow(bet), stakeLeft(bet)]
    if (stake >= left) throw new NotTaken('no_part')
    if (parts.length >= MOST_PARTS) throw new NotTaken('no_more_parts')
    const amount = Number(cashOutPart(BigInt(offer), BigInt(left), BigInt(stake)).paidMinor)
    if (amount < 1) throw new NotTaken('no_part')
    if (amount < least) throw new NotTaken('offer_moved')
    const wish =
      cashOutAt === undefined
        ? {}
        : { cashOutAt: Math.max(1, Math.ceil((cashOutAt * (left - stake)) / left)) }
    return report({ ...bet, ...wish, phase: 'settling', part: { key, stake, amount } })
  }

  /**
   * The bet ends by itself as soon as at least `at` minor units are offered for what is left of it;
   * null for no longer.
   */
  function cashOutAt(playerId: string, betId: string, at: number | null): Bet {
    const { cashOutAt: _before, ...bet } = ownBet(playerId, betId)
    if (bet.phase !== 'open' || bet.editing !== undefined) throw new NotTaken('no_cash_out')
    if (at !== null && at > Math.floor((bet.atMost * stakeLeft(bet)) / bet.total))
      throw new NotTaken('out_of_reach')
    const next: Bet = at === null ? bet : { ...bet, cashOutAt: at }
    store.put(next)
    return next
  }

  function ownBet(playerId: string, betId: string): Bet {
    const bet = store.find(betId)
    if (bet?.playerId !== playerId || bet.freeBetId !== undefined) throw new NotTaken('no_cash_out')
    return bet
  }

  function offerNow(bet: Bet): number {
    const amount = offerFor(feed, bet)
    if (amount === null) throw new NotTaken('no_cash_out')
    return amount
  }

  async function report(settling: Bet): Promise<Placed> {
    store.put(settling)
    const balance = await reporter.attempt(settling)
    return { bet: store.find(settling.id) ?? settling, balance }
  }

  return { cashOut, cashOutPartOf, cashOutAt }
}
