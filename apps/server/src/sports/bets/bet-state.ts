import type {
  BetState,
  LegResult,
  MakeRequest,
  SettleRequest,
  SportsWalletErrorCode,
} from '#contracts/sports-wallet-api.ts'
import { type BonusOutcome, NOTHING, type Parts, totalOf } from '#rules/bonus.ts'
import type { FreeBet } from '../../bonuses/free-bets/free-bet.ts'
import type { WinningsChange } from '../../bonuses/free-bets/winnings.ts'
import type { StakingPlayer } from '../../bonuses/staking-players.ts'
import { addRollback } from '../../kit/rollbacks.ts'

/** Session of the sportsbook: the player that a book's call is about, by our token. */
export interface SportsSession {
  tokenHash: string
  playerId: string
  /** The sign-in that the token was given for, with which its bets end. */
  signInId: string
  currency: string
  language: string
  expiresAtMs: number
}

export interface Bet {
  ref: string
  /** Ours. */
  id: string
  /** Null for one that was discarded before it came. */
  playerId: string | null
  /** Null together with the player. */
  currency: string | null
  state: BetState
  stake: Parts
  /** The stake without what was cashed out in part. */
  open: Parts
  /** Amount that the last settlement paid. */
  paid: Parts
  /**
   * The money of the replaced bet that is held besides this bet's own stake, until the book has
   * decided about it.
   */
  kept: Parts
  /** Minor units of real money that went into it, less what came back; below zero after a win. */
  lostReal: bigint
  stakeAt: 'held' | 'house' | 'player'
  /** Number of settlements that were undone. */
  turn: number
  kind: string
  lines: number
  eachWay: boolean
  odds: string
  potentialReturn: bigint
  reason: string | null
  /** The bet whose place it has taken, by the book's reference. */
  replaces: string | null
  /** The bonus that has paid for it. */
  bonusId: string | null
  /** The free bet that is its stake, in place of money of the player. */
  freeBetId: string | null
  /** Minor units of that; 0 for a bet with money. It is not part of what is paid. */
  freeStake: bigint
  madeAt: Date
  settledAt: Date | null
}

/** A transaction that a book sent under one reference of its own. Never changes. */
export interface Transaction {
  ref: string
  /** Ours. */
  id: string
  kind: 'make' | 'commit' | 'discard' | 'settle' | 'part' | 'rollback'
  betRef: string
  /** The order, in one line: a repeated id must come with the same order. */
  asked: string
  /**
   * Digest of the parts of the order that `asked` does not hold; null where `asked` holds all, and
   * in rows older than digests.
   */
  digest: string | null
  moved: Parts
  /** Minor units that the player no longer had when a win was taken back. */
  carried: bigint
  turn: number
  /** False for what changed nothing. */
  counts: boolean
  original: string | null
}

export type BetLeg = MakeRequest['legs'][number]

/** A leg as a book has sent it, with its result. */
export interface LegWithResult extends Omit<BetLeg, 'id' | 'eventId' | 'startsAt'> {
  startsAt: Date
  result: LegResult
  reason: string | null
}

/** A request of a book, whatever its dialect. */
export type Order = { ref: string; betRef: string } & (
  | { kind: 'make'; session: SportsSession; bet: Omit<MakeRequest, 'token' | 'id' | 'betId'> }
  | { kind: 'commit' }
  | { kind: 'discard'; reason: string }
  | {
      kind: 'settle'
      result: SettleRequest['result']
      amount: bigint
      stakeClosed: bigint | null
      legs: readonly { id: string; result: LegResult; reason?: string | undefined }[]
    }
  | { kind: 'rollback'; original: string }
)

/**
 * `player` is the purse of its kind of money, `house` the casino's account for sports, and
 * `bonuses` its account for bonuses, which pays for free bets.
 */
type Place = 'player' | 'held' | 'house' | 'bonuses'

/** Movement of a part of a stake or of a win. */
export interface Move {
  from: Place
  to: Place
  parts: Parts
}

/** Movements that happen together: `fact` names the business fact within the bet, once. */
export interface Payment {
  betRef: string
  fact: string
  kind: 'sports_stake' | 'sports_taken' | 'sports_returned' | 'sports_settled' | 'sports_taken_back'
  moves: readonly Move[]
  /**
   * The bonus that has paid for the bet, if it is over: what comes back goes where its money has
   * gone.
   */
  late: { id: string; outcome: BonusOutcome } | null
}

/** Everything that a batch of calls has to be decided with, by the book's references. */
export interface SportsState {
  players: Map<string, StakingPlayer>
  openSignIns: ReadonlySet<string>
  bets: Map<string, Bet>
  transactions: Map<string, Transaction>
  /** Rollbacks, by what they undo: one of each bet at most. */
  undone: Map<string, Transaction[]>
  /** Ends of bonuses that have paid for bets and are not active any more. */
  bonusOutcomes: ReadonlyMap<string, BonusOutcome>
  /** Amounts paid for parts of stakes, by bet; bets without any are left out. */
  paidForParts: Map<string, Parts>
  /** The free bets that the orders and the bets name, of their players only. */
  freeBets: Map<string, FreeBet>
  /** Keys of the bonuses as which free bets were paid, while they are not accepted. */
  openWinnings: Set<string>
}

export interface Changes {
  bets: readonly Bet[]
  /** Legs of a bet that was made. */
  legs: readonly BetLeg[]
  transactions: readonly Transaction[]
  payments: readonly Payment[]
  playerId: string | null
  purse: Parts | null
  freeBets: readonly FreeBet[]
  winnings: WinningsChange | null
}

export type Decision =
  | {
      done: true
      balance: bigint
      transactionId: string
      state: BetState
      carried: bigint
      changes: Changes
    }
  | { done: false; code: SportsWalletErrorCode; balance: bigint }

/** The whole stake of a bet, the casino's or the player's, in minor units. */
export const stakeOf = ({ stake, freeStake }: Bet): bigint => totalOf(stake) + freeStake

export const plus = (a: Parts, b: Parts): Parts => ({
  real: a.real + b.real,
  bonus: a.bonus + b.bonus,
})
export const minus = (a: Parts, b: Parts): Parts => ({
  real: a.real - b.real,
  bonus: a.bonus - b.bonus,
})

export function enter(
  sportsState: SportsState,
  { bets, transactions, playerId, purse, freeBets, winnings }: Changes,
): void {
  for (const bet of bets) sportsState.bets.set(bet.ref, bet)
  for (const freeBet of freeBets) sportsState.freeBets.set(freeBet.id, freeBet)
  for (const transaction of transactions) {
    sportsState.transactions.set(transaction.ref, transaction)
    addRollback(sportsState.undone, transaction)
    const { kind, betRef, moved } = transaction
    if (kind === 'part')
      sportsState.paidForParts.set(
        betRef,
        plus(sportsState.paidForParts.get(betRef) ?? NOTHING, moved),
      )
  }
  if (winnings?.act === 'give') sportsState.openWinnings.add(winnings.key)
  const player = playerId === null ? undefined : sportsState.players.get(playerId)
  if (player && purse) player.purse = purse
}
