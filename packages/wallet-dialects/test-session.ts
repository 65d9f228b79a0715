import type { ProviderSession, WalletCall } from './dialect.ts'

/** Calls that the tests of all dialects write and read. */
const SESSION: ProviderSession = {
  token: 'a-token-of-this-game',
  sessionRef: 's-1',
  playerId: 'ann',
  currency: 'EUR',
  gameId: 'comet',
}
const round = { session: SESSION, gameId: 'comet', roundId: 'r-1' }
const BET = { action: 'bet', id: 'r-1-bet', amount: 100 } as const
const WIN = { action: 'win', id: 'r-1-win', amount: 250 } as const

export const authenticate: WalletCall = { kind: 'authenticate', session: SESSION }
export const balance: WalletCall = { kind: 'balance', session: SESSION }
export const bet: WalletCall = { ...round, kind: 'play', actions: [BET], roundClosed: false }
export const betAndWin: WalletCall = {
  ...round,
  kind: 'play',
  actions: [BET, WIN],
  roundClosed: true,
}
export const jackpot: WalletCall = {
  ...round,
  kind: 'play',
  actions: [{ ...WIN, reason: 'jackpot' }],
  roundClosed: false,
}
export const rollback: WalletCall = {
  ...round,
  kind: 'rollback',
  id: 'r-1-void',
  originalId: 'r-1-bet',
  amount: 100,
}
export const close: WalletCall = { ...round, kind: 'close' }
export const lostRound: WalletCall = { ...round, kind: 'play', actions: [BET], roundClosed: true }
export const twoBets: WalletCall = {
  ...round,
  kind: 'play',
  actions: [BET, { ...BET, id: 'r-1-more' }],
  roundClosed: false,
}
export const rollbackOfWin: WalletCall = {
  ...round,
  kind: 'rollback',
  id: 'r-1-undo',
  originalId: 'r-1-win',
  amount: 250,
  undoes: 'win',
}
