import type { PlayAction, WalletErrorCode } from '#contracts/wallet-api.ts'
import type { StoredCall } from '../../players/attempts/signed-calls.ts'
import type { Changes, GameSession } from './wallet-state.ts'

/** Session of a call. */
export interface CallingSession extends GameSession {
  /**
   * For a call that is believed in one reading only: it is stored in the order's own
   * transaction.
   */
  signedCall?: CallWithOrder
}

export interface CallWithOrder extends StoredCall {
  /** Set when a transaction that has stored it is committed. */
  isFirst: boolean | null
}

/** One of several things that are done together. */
export type Action =
  | (PlayAction & {
      /** The bet that a win names: it must have been taken, and not rolled back. */
      betId?: string
    })
  | { action: 'rollback'; id: string; originalId: string }

/** A request of a provider that may move money. */
export type Order =
  | {
      kind: 'play'
      session: CallingSession
      gameId: string
      roundRef: string
      actions: readonly Action[]
      roundClosed: boolean
    }
  | { kind: 'rollback'; session: CallingSession; roundRef: string; ref: string; original: string }
  | { kind: 'close'; session: CallingSession; roundRef: string }

export interface ActionResult {
  /** The provider's reference and our id for it. */
  id: string
  transactionId: string
  /** True for an action that was carried out before, and moved nothing now. */
  isRepeat: boolean
  /** True for a rollback that came before the bet or win that it undoes. */
  isOfUnknown: boolean
}

export type Decision =
  | { done: true; balance: bigint; results: readonly ActionResult[]; changes: Changes }
  | { done: false; code: WalletErrorCode; balance: bigint }
