import type { PlayAction } from '#contracts/wallet-api.ts'
import { decide } from '../src/games/wallet/decide.ts'
import type { Action, Decision, Order } from '../src/games/wallet/wallet-orders.ts'
import { enter, type GameSession, type WalletState } from '../src/games/wallet/wallet-state.ts'

export const NOW = new Date('2026-11-20T12:00:00Z')
export const session = (given: Partial<GameSession> = {}): GameSession => ({
  tokenHash: 'hash',
  providerId: 'studio',
  playerId: 'ann',
  signInId: 'sign-in',
  gameId: 'comet',
  currency: 'EUR',
  language: 'en',
  expiresAtMs: NOW.getTime() + 1000,
  ...given,
})
export const expired = session({ expiresAtMs: NOW.getTime() })
export const signedOut = session({ signInId: 'ended' })

/**
 * The wallet state with ann, who has 100 and a bonus of 50, and bob, who has 100; and every round
 * and transaction since.
 */
export let walletState: WalletState
let count = 0
let takesNewRounds = true

/** Switches the provider of the rounds on or off; openWalletState switches it on. */
export function offered(on: boolean): void {
  takesNewRounds = on
}

/** Decides, and enters what was decided, as a batch does. */
export function give(order: Order): Decision {
  const decision = decide(walletState, order, {
    now: NOW,
    takesNewRounds,
    newId: () => `t${++count}`,
  })
  if (decision.done) enter(walletState, order.session.playerId, decision.changes)
  return decision
}

export const bet = (id: string, amount: number): PlayAction => ({ action: 'bet', id, amount })
export const win = (id: string, amount: number, reason?: 'promo'): PlayAction => ({
  action: 'win',
  id,
  amount,
  ...(reason && { reason }),
})

export function play(
  actions: Action[],
  given: { round?: string; who?: GameSession; game?: string; close?: boolean } = {},
): Decision {
  const { round = 'r1', who = session(), game = 'comet', close = false } = given
  return give({
    kind: 'play',
    session: who,
    gameId: game,
    roundRef: round,
    actions,
    roundClosed: close,
  })
}

/** A rollback among other actions. */
export const undo = (id: string, originalId: string): Action => ({
  action: 'rollback',
  id,
  originalId,
})

export function rollback(
  ref: string,
  original: string,
  { round = 'r1', who = session() } = {},
): Decision {
  return give({ kind: 'rollback', session: who, roundRef: round, ref, original })
}

export const codeOf = (decision: Decision) => (decision.done ? 'done' : decision.code)
export const balanceOf = (decision: Decision) => Number(decision.balance)
export const idsOf = (decision: Decision) =>
  decision.done ? decision.results.map((each) => each.transactionId) : []
/** Returns the answers of a decision: R for a repeat, U for a rollback of what had not come. */
export const resultsOf = (decision: Decision) =>
  decision.done
    ? decision.results.map(
        ({ id, isRepeat, isOfUnknown }) => `${id}${isRepeat ? ' R' : ''}${isOfUnknown ? ' U' : ''}`,
      )
    : []
export const purse = () => walletState.players.get('ann')?.purse

/** Opens a wallet state in which nothing has been played yet. */
export function openWalletState(): void {
  count = 0
  takesNewRounds = true
  const nothing = {
    rounds: new Map(),
    frozen: new Set<string>(),
    storedRounds: new Set<string>(),
    transactions: new Map(),
    undone: new Map(),
    bonusOutcomes: new Map(),
  }
  walletState = { players: new Map(), openSignIns: new Set(['sign-in']), ...nothing }
  walletState.players.set('ann', {
    active: true,
    noBetsFrom: null,
    bonusEndsAt: null,
    purse: { real: 100n, bonus: 50n },
    bonusId: 'lamp',
    minOdds: '1.50',
  })
  walletState.players.set('bob', {
    active: true,
    noBetsFrom: null,
    bonusEndsAt: null,
    purse: { real: 100n, bonus: 0n },
    bonusId: null,
    minOdds: '1.50',
  })
}
