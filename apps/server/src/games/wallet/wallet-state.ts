import { type BonusOutcome, NOTHING, type Parts, totalOf } from '#rules/bonus.ts'
import type { StakingPlayer } from '../../bonuses/staking-players.ts'
import { addRollback } from '../../kit/rollbacks.ts'

/**
 * Session of a game: the player and game that a provider's call is about, by our token. It never
 * changes once it has been opened.
 */
export interface GameSession {
  tokenHash: string
  providerId: string
  playerId: string
  /**
   * The sign-in that it was launched by, with which its bets end; null for a launch without a
   * sign-in.
   */
  signInId: string | null
  gameId: string
  currency: string
  language: string
  expiresAtMs: number
}

/** Time for which a round may stay open, in ms; then the casino closes it. */
export const OPEN_FOR_MS = 48 * 3_600_000

export type RoundState = 'open' | 'closed' | 'rolled_back'

export interface Round {
  ref: string
  playerId: string
  gameId: string
  currency: string
  state: RoundState
  /** Stakes of the bets that stand. */
  staked: Parts
  won: Parts
  /** Number of bets that stand, those of nothing included. */
  bets: number
  /** The bonus that has paid for it: a round is paid from one. */
  bonusId: string | null
  openedAt: Date
  closedAt: Date | null
}

export type TransactionKind = 'bet' | 'win' | 'rollback'

/** A transaction that a provider sent under one reference of its own. Never changes. */
export interface Transaction {
  ref: string
  /** The casino's id of the transaction; `ref` is the provider's. */
  id: string
  kind: TransactionKind
  roundRef: string
  playerId: string
  gameId: string
  /** Minor units of the request. */
  amount: bigint
  /**
   * The parts that moved: all of the amount, or nothing for a bet that was rolled back before it
   * came.
   */
  moved: Parts
  /**
   * Side that paid: the player for a bet, the casino for a win, and for a rollback the side that
   * had been paid.
   */
  paidBy: 'player' | 'house'
  /** The bet or win that a rollback undoes, known to us or not. */
  original: string | null
  reason: string | null
  /**
   * The bonus that the bonus part belongs to, where that bonus is over. Set only while the
   * transaction is being decided.
   */
  late?: LateBonus | null
}

/** A bonus that is over, and has paid for what returns now. */
export interface LateBonus {
  id: string
  outcome: BonusOutcome
}

/** Everything that a batch of calls has to be decided with, by the provider's references. */
export interface WalletState {
  players: Map<string, StakingPlayer>
  /**
   * Ids of the sign-ins that have not ended, among those by which the games of the calls were
   * launched.
   */
  openSignIns: ReadonlySet<string>
  /** Currencies in which no money moves. */
  frozen: ReadonlySet<string>
  rounds: Map<string, Round>
  /** References of the rounds that the database has already. */
  storedRounds: ReadonlySet<string>
  transactions: Map<string, Transaction>
  /** Rollbacks, by what they undo: one of each player at most. */
  undone: Map<string, Transaction[]>
  /** Ends of bonuses that have paid for rounds and are not active any more. */
  bonusOutcomes: ReadonlyMap<string, BonusOutcome>
}

/** The changes that a decision makes. */
export interface Changes {
  transactions: readonly Transaction[]
  round: Round | null
  /** Balance of the player afterwards. */
  purse: Parts
}

export function enter(
  walletState: WalletState,
  playerId: string,
  { transactions, round, purse }: Changes,
): void {
  for (const transaction of transactions) {
    walletState.transactions.set(transaction.ref, transaction)
    addRollback(walletState.undone, transaction)
  }
  if (round) walletState.rounds.set(round.ref, round)
  const player = walletState.players.get(playerId)
  if (player) player.purse = purse
}

/** Returns whether the player has won more than they staked in the round. */
export function isWin({ staked, won }: Round): boolean {
  return totalOf(won) > totalOf(staked)
}

/** Returns whether the casino has closed a round that its provider, or its player, had left open. */
export function wasLeftOpen({ openedAt, closedAt }: Round): boolean {
  return closedAt !== null && closedAt.getTime() - openedAt.getTime() >= OPEN_FOR_MS
}

export function newRound(
  ref: string,
  { playerId, gameId, currency }: GameSession,
  openedAt: Date,
): Round {
  return {
    ref,
    playerId,
    gameId,
    currency,
    state: 'open',
    staked: NOTHING,
    won: NOTHING,
    bets: 0,
    bonusId: null,
    openedAt,
    closedAt: null,
  }
}
