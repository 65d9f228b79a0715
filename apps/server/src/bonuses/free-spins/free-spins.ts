import type { WagerTerms } from '#rules/wagering.ts'
import type { BonusTexts } from '../bonus.ts'

export type FreeSpinsState =
  | 'offered'
  | 'declined'
  | 'accepted'
  | 'issuing'
  | 'active'
  | 'played'
  | 'expired'
  | 'cancelled'
  | 'failed'

/** Real money, or a bonus that has to be wagered. */
export type Winnings = 'real' | 'bonus'

/** The terms that free spins are given with. */
export interface FreeSpinsTerms extends WagerTerms {
  /** The casino's ids of games of one provider; the first is launched. */
  games: readonly string[]
  spins: number
  /** Days to play them, from their acceptance. */
  days: number
  winnings: Winnings
  /** Terms of the bonus that the winnings become. */
  wagering: number
  bonusDays: number
  texts: BonusTexts
}

export interface FreeSpinsTemplate extends FreeSpinsTerms {
  id: string
  /** Minor units: what one spin stakes, and the most that all of them pay. */
  stakes: readonly { currency: string; stake: bigint; maxWin: bigint }[]
}

/** Free spins of one player. Amounts are minor units. */
export interface FreeSpins extends FreeSpinsTerms {
  /** The provider knows them by it. */
  id: string
  playerId: string
  currency: string
  stake: bigint
  maxWin: bigint
  state: FreeSpinsState
  /** Null until the provider gets the request to issue them. */
  providerId: string | null
  offeredAt: Date
  /** The time until which they can be accepted. */
  offerEndsAt: Date
  acceptedAt: Date | null
  /** The time until which they can be played. */
  endsAt: Date | null
  endedAt: Date | null
  /** Number of spins that have been played, as far as the provider has reported. */
  played: number
  /** In all, as the provider has reported; null before their end. */
  won: bigint | null
  /** Part of the winnings that was paid. */
  paid: bigint | null
  /** Call that the provider has still to get. */
  call: 'issue' | 'cancel' | null
  attempts: number
  problem: string | null
}

/** States in which the provider has them, or may have them by now. */
export const AT_PROVIDER: readonly FreeSpinsState[] = ['issuing', 'active', 'failed']
