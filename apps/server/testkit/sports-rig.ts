import { beforeEach } from 'vitest'
import type { MakeRequest } from '#contracts/sports-wallet-api.ts'
import { totalOf } from '#rules/bonus.ts'
import type { FreeBet } from '../src/bonuses/free-bets/free-bet.ts'
import type { StakingPlayer } from '../src/bonuses/staking-players.ts'
import {
  type Decision,
  enter,
  type Order,
  type Payment,
  type SportsState,
} from '../src/sports/bets/bet-state.ts'
import { decide } from '../src/sports/bets/decide.ts'

export const NOW = new Date('2026-03-01T12:00:00Z')
const LATER = '2026-03-01T18:00:00Z'
export const SESSION = {
  tokenHash: 'h',
  playerId: 'ann',
  signInId: 's',
  currency: 'EUR',
  language: 'en',
  expiresAtMs: NOW.getTime() + 1,
}
const BOUNDS = {
  maxReturn: (currency: string) => (currency === SESSION.currency ? 1000n : 0n),
  maxOdds: '100',
}

export interface SportsRig {
  state: SportsState
  accounts: Record<'player' | 'held' | 'house' | 'bonuses', bigint>
  /** Payments, each by its bet and its fact. */
  facts: string[]
  /** The player's gain from each bet, the real money in it, and the part that the casino bears. */
  gained: Map<string, { player: bigint; real: bigint; carried: bigint }>
  /** Decides an order and writes it down; answers the code of a refusal. */
  carryOut(order: Order): string | (Decision & { done: true })
  purse(): { real: bigint; bonus: bigint } | undefined
}

/**
 * The state of the bets of one player, and three accounts between which money moves as it does in
 * the ledger.
 */
function openSportsRig(purse = { real: 100n, bonus: 50n }): SportsRig {
  const ann: StakingPlayer = {
    ...{ active: true, noBetsFrom: null, bonusEndsAt: null, purse, bonusId: 'lamp' },
    minOdds: '1.50',
  }
  const sportsState: SportsState = {
    players: new Map([['ann', ann]]),
    openSignIns: new Set(['s']),
    bets: new Map(),
    transactions: new Map(),
    undone: new Map(),
    bonusOutcomes: new Map(),
    paidForParts: new Map(),
    freeBets: new Map(),
    openWinnings: new Set(),
  }
  const accounts = { player: totalOf(purse), held: 0n, house: 1_000n, bonuses: 0n }
  const facts: string[] = []
  const gained: SportsRig['gained'] = new Map()
  let ids = 0
  function move({ betRef, fact, moves }: Payment): void {
    facts.push(`${betRef}/${fact}`)
    const gain = gained.get(betRef) ?? { player: 0n, real: 0n, carried: 0n }
    gained.set(betRef, gain)
    const old = fact.startsWith('restored/') ? sportsState.bets.get(betRef) : undefined
    if (old)
      gain.carried += totalOf(old.open) - moves.reduce((sum, { parts }) => sum + totalOf(parts), 0n)
    // Money that is kept for a bet that may stand again is the player's by then.
    const isKept = /^(replaced|kept)\//.test(fact)
    const isPlayers = (place: string) => place === 'player' || (isKept && place === 'held')
    for (const { from, to, parts } of moves) {
      const sign = BigInt(Number(isPlayers(to)) - Number(isPlayers(from)))
      gain.player += sign * totalOf(parts)
      gain.real += sign * parts.real
      accounts[from] -= totalOf(parts)
      accounts[to] += totalOf(parts)
    }
  }
  const carriedSoFar = () => [...gained.values()].reduce((sum, { carried }) => sum + carried, 0n)
  function carryOut(order: Order) {
    const decision = decide(sportsState, order, {
      providerId: 'book',
      now: NOW,
      newId: () => `i${++ids}`,
      bounds: BOUNDS,
    })
    if (!decision.done) return decision.code
    const before = carriedSoFar()
    decision.changes.payments.forEach(move)
    const gain = gained.get(order.betRef)
    // The carried part of a stake belongs to the bet that stands again.
    if (gain && decision.changes.transactions.length > 0)
      gain.carried += decision.carried - (carriedSoFar() - before)
    enter(sportsState, decision.changes)
    return decision
  }
  return {
    state: sportsState,
    accounts,
    facts,
    gained,
    carryOut,
    purse: () => sportsState.players.get('ann')?.purse,
  }
}

/** Opens a new rig before each test of a file, and whenever a test renews them. */
export function openRigForEachTest(): SportsRig & { renew(): void } {
  let now = openSportsRig()
  const renew = () => {
    now = openSportsRig()
  }
  beforeEach(renew)
  return {
    renew,
    get state() {
      return now.state
    },
    get accounts() {
      return now.accounts
    },
    get facts() {
      return now.facts
    },
    get gained() {
      return now.gained
    },
    carryOut: (order) => now.carryOut(order),
    purse: () => now.purse(),
  }
}

const NAMES = {
  sport: 'Football',
  competition: 'A',
  event: 'A – B',
  market: 'Result',
  outcome: 'A',
}
export const LEG = { id: 'l1', eventId: 'e1', ...NAMES, odds: '2.00', live: false, startsAt: LATER }

/** A single at 2.00, unless it is changed. */
export function make(
  ref: string,
  betRef: string,
  amount: number,
  change: Partial<MakeRequest> = {},
): Order & { kind: 'make' } {
  const money = { amount, currency: 'EUR', odds: '2.00', potentialReturn: amount * 2 }
  const slip = { ...money, type: 'single' as const, lines: 1, eachWay: false, legs: [LEG] }
  return { kind: 'make', ref, betRef, session: SESSION, bet: { ...slip, ...change } }
}

export const commit = (ref: string, betRef: string): Order => ({ kind: 'commit', ref, betRef })

export const discard = (ref: string, betRef: string, reason = 'timeout'): Order => ({
  kind: 'discard',
  ref,
  betRef,
  reason,
})

export const rollback = (ref: string, betRef: string, original: string): Order => ({
  kind: 'rollback',
  ref,
  betRef,
  original,
})

/** `closed` is the stake that a cash-out in part closes. */
export function settle(
  ref: string,
  betRef: string,
  result: 'won' | 'lost' | 'void' | 'cashed_out',
  amount = 0,
  closed?: number,
): Order & { kind: 'settle' } {
  const stakeClosed = closed === undefined ? null : BigInt(closed)
  return { kind: 'settle', ref, betRef, result, amount: BigInt(amount), stakeClosed, legs: [] }
}

/** Adds a free bet of 20 for singles and multiples from 1.50 on, `f1` of ann. */
export function withFreeBet(rig: SportsRig, change: Partial<FreeBet> = {}): FreeBet {
  const freeBet: FreeBet = {
    ...{ id: 'f1', playerId: 'ann', currency: 'EUR', amount: 20n, minOdds: '1.50', sports: [] },
    kinds: ['single', 'multiple'],
    winnings: { as: 'real' },
    texts: { en: { title: 'A free bet', description: 'For football.' } },
    state: 'given',
    givenAt: NOW,
    endsAt: new Date(NOW.getTime() + 86_400_000),
    ...{ bet: null, endedAt: null },
    ...change,
  }
  rig.state.freeBets.set(freeBet.id, freeBet)
  return freeBet
}

/** A single at 2.00 for the free bet of 20: it can return 20. */
export const makeFree = (ref: string, betRef: string, change: Partial<MakeRequest> = {}) =>
  make(ref, betRef, 20, { potentialReturn: 20, freeBetId: 'f1', ...change })
