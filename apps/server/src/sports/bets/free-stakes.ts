import type { SportsWalletErrorCode } from '#contracts/sports-wallet-api.ts'
import { freeBetMisfit } from '#rules/free-bet.ts'
import type { FreeBet } from '../../bonuses/free-bets/free-bet.ts'
import type { Bet, Move, Order } from './bet-state.ts'
import type { Draft } from './draft.ts'

/**
 * Stakes the free bet that a slip names, whole, in place of money; answers why it cannot be used.
 * No money moves until the book has taken the bet.
 */
export function stakeFreeBet(
  draft: Draft,
  bet: Bet,
  { bet: slip }: Order & { kind: 'make' },
): SportsWalletErrorCode | null {
  const freeBet = draft.sportsState.freeBets.get(slip.freeBetId ?? '')
  // A bet with a free bet is not edited, nor is a bet changed into one.
  if (slip.replaces !== undefined) return 'FREE_BET_UNFIT'
  if (freeBet?.playerId !== draft.playerId || freeBet.amount !== BigInt(slip.amount))
    return 'FREE_BET_REFUSED'
  if (freeBet.state === 'expired') return 'FREE_BET_ENDED'
  if (freeBet.state !== 'given') return 'FREE_BET_USED'
  const terms = { ...freeBet, endsAtMs: freeBet.endsAt.getTime() }
  const sports = slip.legs.map(({ sport }) => sport)
  const misfit = freeBetMisfit(terms, { ...slip, sports }, draft.now.getTime())
  if (misfit) return misfit === 'ended' ? 'FREE_BET_ENDED' : 'FREE_BET_UNFIT'
  Object.assign(bet, { freeBetId: freeBet.id, freeStake: freeBet.amount })
  putInto(draft, bet, freeBet)
  return null
}

/**
 * Returns the movement of a free bet's stake to the casino's account for sports, or back to the
 * account that pays for free bets. Nothing for a stake that is there already.
 */
export function freeStakeTo(
  place: 'house' | 'player',
  { stakeAt, freeStake }: Pick<Bet, 'stakeAt' | 'freeStake'>,
): Move[] {
  const parts = { real: freeStake, bonus: 0n }
  if (place === 'house') return stakeAt === 'house' ? [] : [{ from: 'bonuses', to: 'house', parts }]
  return stakeAt === 'house' ? [{ from: 'house', to: 'bonuses', parts }] : []
}

/** Gives the free bet of a bet back: it can be used again until its end. */
export function giveFreeBetBack(draft: Draft, bet: Bet): void {
  const freeBet = freeBetIn(draft, bet)
  if (!freeBet) return
  const isUsable = freeBet.endsAt > draft.now
  draft.freeBets.push({
    ...freeBet,
    state: isUsable ? 'given' : 'expired',
    bet: null,
    endedAt: isUsable ? null : draft.now,
  })
}

/** The bet waits for its result, and the free bet with it. */
export function putInto(draft: Draft, bet: Bet, freeBet: FreeBet): void {
  const staked = { providerId: draft.providerId, ref: bet.ref }
  draft.freeBets.push({ ...freeBet, state: 'staked', bet: staked, endedAt: null })
}

/**
 * Returns the free bet that is in a bet; null where it has been used for another bet since this
 * one was given back.
 */
export function freeBetIn({ sportsState, providerId }: Draft, bet: Bet): FreeBet | null {
  const freeBet = sportsState.freeBets.get(bet.freeBetId ?? '')
  return freeBet?.bet?.providerId === providerId && freeBet.bet.ref === bet.ref ? freeBet : null
}
