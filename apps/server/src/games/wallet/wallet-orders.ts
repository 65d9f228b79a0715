import type { PlayAction, WalletErrorCode } from '#contracts/wallet-api.ts'
import type { Changes, GameSession } from './wallet-state.ts'

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
      session: GameSession
      gameId: string
      roundRef: string
      actions: readonly Action[]
      roundClosed: boolean
    }
  | { kind: 'rollback'; session: GameSession; roundRef: string; ref: string; original: string }
  | { kind: 'close'; session: GameSession; roundRef: string }

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
