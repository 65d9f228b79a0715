import type { Selectable } from 'kysely'
import type { FreeBetKind } from '#rules/free-bet.ts'
import { USUAL_MIN_ODDS, type WagerShares } from '#rules/wagering.ts'
import type { BonusTexts } from '../bonus.ts'
import type { FreeBet, FreeBetState } from './free-bet.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    free_bet: FreeBetTable
  }
}

export interface FreeBetTable {
  id: string
  key: string
  player_id: string
  currency: string
  amount: bigint
  min_odds: string
  kinds: readonly FreeBetKind[]
  sports: readonly string[]
  winnings: 'real' | 'bonus'
  wagering: number | null
  shares: string | WagerShares | null
  bonus_min_odds: string | null
  days: number | null
  texts: string | BonusTexts
  given_by: string
  reason: string | null
  offer_id: string | null
  state: FreeBetState
  given_at: Date
  ends_at: Date
  provider_id: string | null
  bet_ref: string | null
  ended_at: Date | null
}

export function freeBetOf(row: Selectable<FreeBetTable>): FreeBet {
  const { id, currency, amount, kinds, sports, state, wagering, days } = row
  const { provider_id: providerId, bet_ref: ref } = row
  return {
    ...{ id, currency, amount, kinds, sports, state },
    playerId: row.player_id,
    minOdds: row.min_odds,
    winnings:
      row.winnings === 'bonus'
        ? {
            as: 'bonus',
            wagering: wagering ?? 1,
            shares: row.shares as WagerShares,
            minOdds: row.bonus_min_odds ?? USUAL_MIN_ODDS,
            days: days ?? 1,
          }
        : { as: 'real' },
    texts: row.texts as BonusTexts,
    givenAt: row.given_at,
    endsAt: row.ends_at,
    bet: providerId !== null && ref !== null ? { providerId, ref } : null,
    endedAt: row.ended_at,
  }
}
