import type { PlayAction, WalletErrorCode } from '#contracts/wallet-api.ts'

/** The seamless wallets that game providers speak, each written from the provider's side. */
export type DialectName =
  | 'native'
  | 'softswiss'
  | 'hub88'
  | 'playngo'
  | 'tvbet'
  | 'tomhorn'
  | 'pragmatic'

/**
 * The facts that a provider knows about the launch of its call. A dialect sends those that its
 * calls have fields for.
 */
export interface ProviderSession {
  /** Came with the launch: the proof of who plays. Empty in a dialect without one. */
  token: string
  /**
   * The provider's own name for the session, as it answered it to the launch; null when there is
   * none.
   */
  sessionRef: string | null
  /** The casino's name for the player; null when only the token names the player. */
  playerId: string | null
  /** ISO 4217. */
  currency: string
  /** The provider's own id. */
  gameId: string
}

/**
 * The calls of a provider to a wallet. Ids of games are the provider's own; amounts are whole minor
 * units.
 */
export type WalletCall = { session: ProviderSession } & (
  | { kind: 'authenticate' }
  | { kind: 'balance' }
  | {
      kind: 'play'
      gameId: string
      roundId: string
      actions: readonly PlayAction[]
      roundClosed: boolean
    }
  | {
      kind: 'rollback'
      roundId: string
      gameId: string
      /** Id of the rollback itself. */
      id: string
      originalId: string
      /** Amount of the bet or win that is undone, in minor units. */
      amount: number
      /** Kind of action that is undone; a bet when left out. */
      undoes?: 'bet' | 'win'
    }
  | { kind: 'close'; gameId: string; roundId: string }
  | {
      /** Winnings of free spins; some dialects report each round, some the total. */
      kind: 'freeSpins'
      /** The casino's id of the free spins. */
      issueId: string
      gameId: string
      status: 'played' | 'expired'
      rounds: readonly FreeRound[]
    }
)

export interface FreeRound {
  /** Id of the win. */
  id: string
  roundId: string
  /** Minor units; nothing is a win too. */
  won: number
}

/** A call to post. `path` stands behind the wallet's address and a slash. */
export interface WalletPost {
  path: string
  headers: Record<string, string>
  body: string
}

export type StepResult =
  | {
      outcome: 'done'
      balance?: number
      /** The casino's id for the last action of the step; absent where the dialect has none. */
      transactionId?: string
      /** The language is empty where the dialect does not send it. */
      player?: { id: string; currency: string; language: string }
      /** The casino's name for the session, to be kept as the session's `sessionRef`. */
      sessionRef?: string
    }
  /**
   * A final refusal. A code of null refuses the call and not the request in it: money that is owed
   * may still be taken later.
   */
  | { outcome: 'refused'; code: WalletErrorCode | null; balance?: number }
  /**
   * No answer that can be trusted: the call may have been carried out or not. It must be made
   * again with the same ids.
   */
  | { outcome: 'unclear' }

export interface Step {
  /** Request to send. It must be made again for a repeat, because some dialects sign the time. */
  request: WalletPost
  read(answer: WalletAnswer): StepResult
}

export interface WalletAnswer {
  status: number
  body: string
}

export interface Dialect {
  name: DialectName
  /** The refusals that have their own numbers or names in the dialect. */
  codes: ReadonlySet<WalletErrorCode>
  /**
   * Returns the requests to send, in order, up to the first that is not done. Empty when the
   * dialect needs no call. Throws `NotInDialect` for a call that the dialect cannot express.
   */
  steps(call: WalletCall): Step[]
  /**
   * A call of these fields, correctly signed. A text is sent as it stands: signed over its
   * bytes where the dialect does that, and not at all where the signature is one of the fields.
   */
  post(path: string, fields: Fields | string): WalletPost
}

/** Fields of a body, by name, besides its signature. */
export type Fields = Readonly<Record<string, unknown>>

/** Returns the codes in a table from numbers or names to codes. */
export function codesOf(
  table: Partial<Record<string, WalletErrorCode | null>>,
): ReadonlySet<WalletErrorCode> {
  return new Set(Object.values(table).filter((code) => code != null))
}

export class NotInDialect extends Error {}

export type FreeSpinsCall = Extract<WalletCall, { kind: 'freeSpins' }>
export type CommonCall = Exclude<WalletCall, FreeSpinsCall>

/** For dialects without a casino's free spins: throws `NotInDialect` for a call about them. */
export function withoutFreeSpins(call: WalletCall): CommonCall {
  if (call.kind === 'freeSpins') throw new NotInDialect('free spins of a casino are unknown')
  return call
}

/** Clock and chance of a dialect; those of the system when left out. */
export interface Moment {
  nowMs?: () => number
  newId?: () => string
}

export const UNCLEAR: StepResult = { outcome: 'unclear' }
