import type { PlayAction, WalletErrorCode } from '#contracts/wallet-api.ts'
import type { Hearing } from '../../players/attempts/heard-calls.ts'
import type { Changes, GameSession } from './wallet-state.ts'

/** Session of a call. */
export interface AskingSession extends GameSession {
  /**
   * For a call that is believed in one reading only: it is stored as heard in the order's own
   * transaction.
   */
  hearing?: HearingWithOrder
}

export interface HearingWithOrder extends Hearing {
  /** Set when a transaction that has stored it is committed. */
  isFirst: boolean | null
}

/** One of several things that are done together. */
export type Action =
  | (PlayAction & {
      /** The bet that a win says it is for: it has to be there, and to stand. */
      betId?: string
    })
  | { action: 'rollback'; id: string; originalId: string }

/** A request of a provider that may move money. */
export type Order =
  | {
      kind: 'play'
      session: AskingSession
      gameId: string
      roundRef: string
      actions: readonly Action[]
      roundClosed: boolean
    }
  | { kind: 'rollback'; session: AskingSession; roundRef: string; ref: string; original: string }
  | { kind: 'close'; session: AskingSession; roundRef: string }

export interface Told {
  /** The provider's reference and our id for it. */
  id: string
  transactionId: string
  /** True for what was told before, and moved nothing now. */
  isRepeat: boolean
  /** True for a rollback of what had not come when the rollback came. */
  isOfUnknown: boolean
}

export type Decision =
  | { done: true; balance: bigint; told: readonly Told[]; changes: Changes }
  | { done: false; code: WalletErrorCode; balance: bigint }
