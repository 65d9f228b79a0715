import type { GameKind } from '#contracts/studio-api.ts'
import type { WagerTerms } from '#rules/wagering.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Ids } from '../kit/ids.ts'
import type { Log } from '../kit/log.ts'
import type { Topics } from '../kit/topics.ts'
import { topicsOf } from '../kit/topics.ts'
import type { FreeSpinsDesks } from './free-spins/desks.ts'

/** The longest that a round stays open: until then a bonus may still be won on. */
export const ROUNDS_LAST_MS = 49 * 3_600_000

/** Texts by language; English is always there. */
export type BonusTexts = Readonly<Record<string, { title: string; description: string }>> & {
  en: { title: string; description: string }
}

export type BonusState =
  | 'pending'
  | 'active'
  | 'completed'
  | 'used'
  | 'expired'
  | 'declined'
  | 'forfeited'

/** A bonus that a player has been offered, and its state. Amounts are minor units. */
export interface Bonus extends WagerTerms {
  id: string
  playerId: string
  currency: string
  amount: bigint
  /** Number of times that the amount must be staked from bonus money. */
  wagering: number
  required: bigint
  wagered: bigint
  /** Days to wager the bonus, from its acceptance. */
  days: number
  texts: BonusTexts
  state: BonusState
  offeredAt: Date
  /** The time until which it can be accepted. */
  offerEndsAt: Date
  /** When the player accepted it while another one was active; it waits for its turn. */
  queuedAt: Date | null
  acceptedAt: Date | null
  /** The time until which it has to be wagered. */
  endsAt: Date | null
  endedAt: Date | null
  /** The newest transfer of the ledger whose stake has been counted. */
  countedTransfer: bigint
}

/** Message to a player about a bonus. The inbox has the sentences for each kind. */
export interface BonusNews {
  kind:
    | 'bonus_offered'
    | 'bonus_granted'
    | 'bonus_completed'
    | 'bonus_expired'
    | 'cashback_paid'
    | 'free_spins_offered'
    | 'free_spins_ready'
    | 'free_spins_won'
    | 'free_bet_given'
  /** A player gets one message for each key. */
  key: string
  texts: BonusTexts
  currency: string
  /** Minor units; none for free spins before they have won. */
  amount?: bigint
}

export interface BonusesDeps {
  db: Database
  /**
   * A bonus can be accepted while another one is active, and begins after it; one at a time when it
   * is left out.
   */
  bonusesQueue?: boolean
  clock: Clock
  ids: Ids
  log: Log
  topics: Topics
  /** Returns the kind of a game by its id; null for a game that the catalogue does not have. */
  kindOf(gameId: string): GameKind | null
  /** Returns the name of a game that is offered now; no game has one when it is left out. */
  nameOf?(gameId: string): string | null
  /** Calls to providers about free spins; no calls are made when it is left out. */
  desks?(): FreeSpinsDesks
  notify(tx: Tx, playerId: string, news: BonusNews): Promise<void>
}

export const bonusTopic = topicsOf('bonuses')

export function textIn(
  texts: BonusTexts,
  language: string,
): { title: string; description: string } {
  return texts[language] ?? texts.en
}
