import type { LegResult } from '#contracts/sports-wallet-api.ts'
import type { Bet, BetLeg, Order, Transaction } from './bet-state.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    sports_bet: BetTable
    sports_bet_leg: LegTable
    sports_transaction: TransactionTable
  }
}

export interface BetTable {
  provider_id: string
  ref: string
  id: string
  player_id: string | null
  currency: string | null
  state: Bet['state']
  stake_real: bigint
  stake_bonus: bigint
  open_real: bigint
  open_bonus: bigint
  paid_real: bigint
  paid_bonus: bigint
  /** Null in rows of the release before it. */
  kept_real: bigint | null
  kept_bonus: bigint | null
  lost_real: bigint
  stake_at: Bet['stakeAt']
  turn: number
  kind: string
  lines: number
  each_way: boolean
  odds: string
  potential_return: bigint
  reason: string | null
  replaces: string | null
  bonus_id: string | null
  free_bet_id: string | null
  stake_free: bigint
  made_at: Date
  settled_at: Date | null
}

export interface LegTable {
  provider_id: string
  bet_ref: string
  position: number
  ref: string
  event_id: string
  sport: string
  competition: string
  event: string
  market: string
  outcome: string
  odds: string
  live: boolean
  starts_at: Date
  result: LegResult
  reason: string | null
}

export interface TransactionTable {
  provider_id: string
  ref: string
  id: string
  kind: Transaction['kind']
  bet_ref: string
  asked: string
  digest: string | null
  real: bigint
  bonus: bigint
  carried: bigint
  turn: number
  counts: boolean
  original: string | null
  made_at: Date
}

export function betOf(row: BetTable): Bet {
  return {
    ref: row.ref,
    id: row.id,
    playerId: row.player_id,
    currency: row.currency,
    state: row.state,
    stake: { real: row.stake_real, bonus: row.stake_bonus },
    open: { real: row.open_real, bonus: row.open_bonus },
    paid: { real: row.paid_real, bonus: row.paid_bonus },
    kept: { real: row.kept_real ?? 0n, bonus: row.kept_bonus ?? 0n },
    lostReal: row.lost_real,
    stakeAt: row.stake_at,
    turn: row.turn,
    kind: row.kind,
    lines: row.lines,
    eachWay: row.each_way,
    odds: row.odds,
    potentialReturn: row.potential_return,
    reason: row.reason,
    replaces: row.replaces,
    bonusId: row.bonus_id,
    freeBetId: row.free_bet_id,
    freeStake: row.stake_free,
    madeAt: row.made_at,
    settledAt: row.settled_at,
  }
}

export function rowOf(providerId: string, bet: Bet): BetTable {
  return {
    provider_id: providerId,
    ref: bet.ref,
    id: bet.id,
    player_id: bet.playerId,
    currency: bet.currency,
    state: bet.state,
    stake_real: bet.stake.real,
    stake_bonus: bet.stake.bonus,
    open_real: bet.open.real,
    open_bonus: bet.open.bonus,
    paid_real: bet.paid.real,
    paid_bonus: bet.paid.bonus,
    kept_real: bet.kept.real,
    kept_bonus: bet.kept.bonus,
    lost_real: bet.lostReal,
    stake_at: bet.stakeAt,
    turn: bet.turn,
    kind: bet.kind,
    lines: bet.lines,
    each_way: bet.eachWay,
    odds: bet.odds,
    potential_return: bet.potentialReturn,
    reason: bet.reason,
    replaces: bet.replaces,
    bonus_id: bet.bonusId,
    free_bet_id: bet.freeBetId,
    stake_free: bet.freeStake,
    made_at: bet.madeAt,
    settled_at: bet.settledAt,
  }
}

export function transactionOf({ bet_ref, real, bonus, ...rest }: TransactionTable): Transaction {
  const { ref, id, kind, asked, digest, carried, turn, counts, original } = rest
  return {
    ref,
    id,
    kind,
    betRef: bet_ref,
    asked,
    digest,
    moved: { real, bonus },
    carried,
    turn,
    counts,
    original,
  }
}

/** The row of a leg of a bet that is made. */
export function legRow(
  providerId: string,
  { betRef }: Order,
  leg: BetLeg,
  position: number,
): LegTable {
  const { sport, competition, event, market, outcome, odds, live } = leg
  return {
    provider_id: providerId,
    bet_ref: betRef,
    position,
    ref: leg.id,
    event_id: leg.eventId,
    ...{ sport, competition, event, market, outcome, odds, live },
    starts_at: new Date(leg.startsAt),
    result: 'open',
    reason: null,
  }
}

export function transactionRow(
  providerId: string,
  { betRef, moved, ...rest }: Transaction,
  madeAt: Date,
): TransactionTable {
  return {
    provider_id: providerId,
    ...rest,
    bet_ref: betRef,
    real: moved.real,
    bonus: moved.bonus,
    made_at: madeAt,
  }
}
