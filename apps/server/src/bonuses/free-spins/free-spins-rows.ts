import type { Generated, Selectable } from 'kysely'
import type { WagerShares } from '#rules/wagering.ts'
import type { BonusTexts } from '../bonus.ts'
import type { FreeSpins, FreeSpinsState, Winnings } from './free-spins.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    free_spins_template: TermsTable & { id: string; ended_at: Generated<Date | null> }
    free_spins_stake: { template_id: string; currency: string; stake: bigint; max_win: bigint }
    free_spins: FreeSpinsTable
  }
}

interface TermsTable {
  games: string | readonly string[]
  spins: number
  days: number
  winnings: Winnings
  wagering: number
  shares: string | WagerShares
  min_odds: string
  bonus_days: number
  texts: string | BonusTexts
}

export interface FreeSpinsTable extends TermsTable {
  id: string
  key: string
  player_id: string
  template_id: string
  offer_id: string | null
  currency: string
  stake: bigint
  max_win: bigint
  state: FreeSpinsState
  provider_id: Generated<string | null>
  offered_at: Date
  offer_ends_at: Date
  accepted_at: Generated<Date | null>
  ends_at: Generated<Date | null>
  ended_at: Generated<Date | null>
  played: Generated<number>
  won: Generated<bigint | null>
  paid: Generated<bigint | null>
  call: Generated<'issue' | 'cancel' | null>
  call_at: Generated<Date | null>
  attempts: Generated<number>
  problem: Generated<string | null>
}

export function freeSpinsOf(row: Selectable<FreeSpinsTable>): FreeSpins {
  const { id, currency, spins, stake, days, winnings, wagering, state, played, won, paid } = row
  const { call, attempts, problem } = row
  return {
    id,
    playerId: row.player_id,
    games: row.games as readonly string[],
    currency,
    spins,
    stake,
    maxWin: row.max_win,
    days,
    winnings,
    wagering,
    shares: row.shares as WagerShares,
    minOdds: row.min_odds,
    bonusDays: row.bonus_days,
    texts: row.texts as BonusTexts,
    state,
    providerId: row.provider_id,
    offeredAt: row.offered_at,
    offerEndsAt: row.offer_ends_at,
    acceptedAt: row.accepted_at,
    endsAt: row.ends_at,
    endedAt: row.ended_at,
    played,
    won,
    paid,
    call,
    attempts,
    problem,
  }
}
