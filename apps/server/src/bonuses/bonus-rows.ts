import type { Generated, Selectable } from 'kysely'
import type { WagerShares } from '#rules/wagering.ts'
import type { Bonus, BonusState, BonusTexts } from './bonus.ts'

declare module '../db/tables.ts' {
  interface Tables {
    bonus: BonusTable
  }
}

export interface BonusTable {
  id: string
  key: string
  player_id: string
  offer_id: string | null
  currency: string
  amount: bigint
  wagering: number
  shares: string | WagerShares
  min_odds: string
  required: Generated<bigint>
  wagered: Generated<bigint>
  days: number
  texts: string | BonusTexts
  state: BonusState
  offered_at: Date
  offer_ends_at: Date
  accepted_at: Date | null
  ends_at: Date | null
  queued_at: Generated<Date | null>
  ended_at: Date | null
  counted_transfer: Generated<bigint>
  counted_at: Date | null
}

export function bonusOf(row: Selectable<BonusTable>): Bonus {
  const { id, currency, amount, wagering, required, wagered, days, state } = row
  return {
    id,
    playerId: row.player_id,
    currency,
    amount,
    wagering,
    shares: row.shares as WagerShares,
    minOdds: row.min_odds,
    required,
    wagered,
    days,
    texts: row.texts as BonusTexts,
    state,
    offeredAt: row.offered_at,
    offerEndsAt: row.offer_ends_at,
    queuedAt: row.queued_at,
    acceptedAt: row.accepted_at,
    endsAt: row.ends_at,
    endedAt: row.ended_at,
    countedTransfer: row.counted_transfer,
  }
}
