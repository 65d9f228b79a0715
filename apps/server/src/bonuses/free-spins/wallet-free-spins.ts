import type { BonusesDeps } from '../bonus.ts'
import { findFreeSpins } from './free-spins.store.ts'
import type { FreeSpins } from './free-spins.ts'
import {
  type FreeSpinsTotal,
  hearRound,
  hearTotal,
  type RoundAnswer,
  type ToldRound,
} from './pay-free-spins.ts'

export type IssuedFreeSpins = FreeSpins & { providerId: string }

/** The part that wallets of providers tell of free spins. */
export interface WalletFreeSpins {
  /** Returns free spins that this provider was asked to issue; null for any others. */
  find(providerId: string, id: string): Promise<IssuedFreeSpins | null>
  /** Pays what free spins have won in all, once; null when another total was told before. */
  hearTotal(told: FreeSpinsTotal): Promise<FreeSpins | null>
  /** Counts one round; the last one pays what all of them have won, once. */
  hearRound(told: ToldRound): Promise<RoundAnswer>
}

export function openWalletFreeSpins(deps: BonusesDeps): WalletFreeSpins {
  return {
    async find(providerId, id) {
      const found = await findFreeSpins(deps.db, id)
      return found?.providerId === providerId ? { ...found, providerId } : null
    },
    hearTotal: (told) => hearTotal(deps, told),
    hearRound: (told) => hearRound(deps, told),
  }
}
