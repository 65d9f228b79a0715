import {
  DELASPORT_REASONS,
  type DelasportMoved,
  type DelasportPlaced,
} from '#contracts/delasport-api.ts'
import { parseAmount } from '#rules/money.ts'
import type { Database } from '../../db/database.ts'
import { findBet, findSettlement, findTransaction } from '../bets/bet.store.ts'
import type { Bet, Order, SportsSession } from '../bets/bet-state.ts'

export const PROVIDER = 'delasport'

/**
 * A placed bet as an order of the wallet; null where an amount is none of the currency. A bet is
 * known by its transaction from then on.
 */
export function makeOf(
  { bet_transaction_id: ref, real, virtual, details }: DelasportPlaced,
  session: SportsSession,
): Order | null {
  const { currency, type, lines, odds, selections } = details
  const [mine, bonus, potential] = [real, virtual, details.potential_win].map((text) =>
    parseAmount(text, session.currency),
  )
  if (mine == null || bonus == null || potential == null || mine + bonus <= 0n) return null
  const legs = selections.map(
    ({
      id,
      event_id: eventId,
      league: competition,
      selection: outcome,
      starts_at: startsAt,
      ...leg
    }) => {
      return { id, eventId, competition, outcome, startsAt, ...leg }
    },
  )
  const freeBet = details.free_bet_id == null ? {} : { freeBetId: details.free_bet_id }
  const money = { amount: Number(mine + bonus), currency, odds, potentialReturn: Number(potential) }
  return {
    kind: 'make',
    ref,
    betRef: ref,
    session,
    bet: { ...money, type, lines, eachWay: false, legs, ...freeBet },
  }
}

/**
 * Returns the order in a movement of the balance; a text is the refusal. It names no earlier
 * movement, so a debit takes back what stands.
 */
export async function movementOf(
  { db }: { db: Database },
  call: DelasportMoved,
): Promise<Order | 'BAD_REQUEST' | 'BET_MISSING' | 'PLAYER_UNKNOWN'> {
  const { transaction_id: ref, bet_transaction_id: betRef, reason } = call
  const bet = await findBet(db, PROVIDER, betRef)
  if (bet?.playerId && bet.playerId !== call.user_id) return 'PLAYER_UNKNOWN'
  const isCancel = DELASPORT_REASONS.cancel.some((each) => each === reason)
  // A bet that is cancelled before it comes must not be taken any more.
  if (!bet?.currency)
    return isCancel ? { kind: 'discard', ref, betRef, reason: 'other' } : 'BET_MISSING'
  const amount = parseAmount(call.amount, bet.currency)
  if (amount === null) return 'BAD_REQUEST'
  const settlement = { kind: 'settle', ref, betRef, amount, stakeClosed: null, legs: [] } as const
  if (isCancel) return { ...settlement, result: 'void' }
  if (reason !== '11') return { ...settlement, result: amount > 0n ? 'won' : 'lost' }
  return undoOf({ db }, bet, { ref, amount })
}

async function undoOf(
  { db }: { db: Database },
  bet: Bet,
  { ref, amount }: { ref: string; amount: bigint },
): Promise<Order | 'BAD_REQUEST' | 'BET_MISSING'> {
  const before = await findTransaction(db, PROVIDER, ref)
  const standing = before ?? (await findSettlement(db, PROVIDER, bet))
  if (!standing) return 'BET_MISSING'
  const original = before ? before.original : standing.ref
  if (original === null || (!before && amount !== bet.paid.real + bet.paid.bonus))
    return 'BAD_REQUEST'
  return { kind: 'rollback', ref, betRef: bet.ref, original }
}
