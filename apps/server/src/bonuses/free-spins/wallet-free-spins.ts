import type { BonusesDeps } from '../bonus.ts'
import { findFreeSpins, hasRound } from './free-spins.store.ts'
import type { FreeSpins } from './free-spins.ts'
import {
  countRound,
  type FreeSpinsTotal,
  type PlayedRound,
  payTotal,
  type RoundAnswer,
} from './pay-free-spins.ts'

export type IssuedFreeSpins = FreeSpins & { providerId: string }

/** What wallets of providers do with free spins. */
export interface WalletFreeSpins {
  /** Returns free spins that this provider was asked to issue; null for any others. */
  find(providerId: string, id: string): Promise<IssuedFreeSpins | null>
  /** Pays what free spins have won in all, once; null when another total was paid before. */
  payTotal(total: FreeSpinsTotal): Promise<FreeSpins | null>
  /** Counts one round; the last one pays what all of them have won, once. */
  countRound(round: PlayedRound): Promise<RoundAnswer>
  /** Returns whether one of the provider's references is that of a round that was counted. */
  hasRound(providerId: string, refs: readonly string[]): Promise<boolean>
}

export function openWalletFreeSpins(deps: BonusesDeps): WalletFreeSpins {
  return {
    async find(providerId, id) {
      const found = await findFreeSpins(deps.db, id)
      return found?.providerId === providerId ? { ...found, providerId } : null
    },
    payTotal: (total) => payTotal(deps, total),
    countRound: (round) => countRound(deps, round),
    hasRound: (providerId, refs) => hasRound(deps.db, providerId, refs),
  }
}
