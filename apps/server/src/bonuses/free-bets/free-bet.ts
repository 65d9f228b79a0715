import type { FreeBetKind } from '#rules/free-bet.ts'
import type { WagerTerms } from '#rules/wagering.ts'
import type { BonusTexts } from '../bonus.ts'

/**
 * given: it waits to be used. staked: it is in a bet that is open. won, lost: its bet is settled.
 * withdrawn: the casino has taken it back.
 */
export type FreeBetState = 'given' | 'staked' | 'won' | 'lost' | 'expired' | 'withdrawn'

/** Kind of money of a win: real money, or a bonus that must be wagered. */
export type Winnings =
  | { as: 'real' }
  | ({ as: 'bonus'; wagering: number; days: number } & WagerTerms)

/** A stake of the casino's that a player may use once, whole. */
export interface FreeBet {
  id: string
  playerId: string
  currency: string
  /** Minor units. */
  amount: bigint
  /** The least combined odds, a decimal as text. */
  minOdds: string
  kinds: readonly FreeBetKind[]
  /** Names of sports as books publish them; every sport when there is none. */
  sports: readonly string[]
  winnings: Winnings
  texts: BonusTexts
  state: FreeBetState
  givenAt: Date
  endsAt: Date
  /** The bet that it is, or was, staked in; null while it is in none. */
  bet: { providerId: string; ref: string } | null
  endedAt: Date | null
}
