import { putFreeBet } from '../../bonuses/free-bets/staking-free-bets.ts'
import type { ClosingStatement, Tx } from '../../db/database.ts'
import { type LegTable, legRow, rowOf, type TransactionTable, transactionRow } from './bet-rows.ts'
import type { Bet, Changes, Order } from './bet-state.ts'

/** Decisions of a batch of orders, which are written together. */
export interface Writing {
  /** True when one of these bets has changed and is not written yet. */
  holds(bets: readonly Bet[]): boolean
  add(order: Order, changes: Changes): void
  /**
   * Returns the statements that write what was added, to be sent in their order. A reference that
   * another node wrote meanwhile is a unique violation. Additions after that begin a new list.
   */
  take(): Promise<ClosingStatement[]>
}

interface LegResultRow {
  bet_ref: string
  ref: string
  result: string
  reason: string | null
}

// The columns of the table are read out of each object, so that the statement names none of them.
// A bet that another node made meanwhile is not this one: its guard refuses the id.
const BETS = `insert into sports_bet select * from jsonb_populate_recordset(null::sports_bet, $1::jsonb)
  on conflict (ref, provider_id) do update set id = excluded.id, state = excluded.state, open_real = excluded.open_real,
    open_bonus = excluded.open_bonus, paid_real = excluded.paid_real, paid_bonus = excluded.paid_bonus, kept_real = excluded.kept_real,
    kept_bonus = excluded.kept_bonus, lost_real = excluded.lost_real, stake_at = excluded.stake_at, turn = excluded.turn, reason = excluded.reason, settled_at = excluded.settled_at`
const LEGS =
  'insert into sports_bet_leg select * from jsonb_populate_recordset(null::sports_bet_leg, $1::jsonb)'
const LEGS_OPEN = `update sports_bet_leg set result = 'open', reason = null where provider_id = $1 and bet_ref = any ($2::text[])`
const LEG_RESULTS = `update sports_bet_leg leg set result = told.result, reason = told.reason
  from jsonb_to_recordset($2::jsonb) told (bet_ref text, ref text, result text, reason text)
 where leg.provider_id = $1 and leg.bet_ref = told.bet_ref and leg.ref = told.ref`
const TRANSACTIONS =
  'insert into sports_transaction select * from jsonb_populate_recordset(null::sports_transaction, $1::jsonb)'

/**
 * Statements for a whole batch: one by one they would take as many round trips as there are orders.
 * Each bet is written once, so a further change of it waits until the first was written.
 */
export function openWriting(tx: Tx, providerId: string, now: Date): Writing {
  let freeBets: Changes['freeBets'][number][] = []
  let bets = new Map<string, Bet>()
  let legs: LegTable[] = []
  let transactions: TransactionTable[] = []
  let reopened: string[] = []
  const results = new Map<string, LegResultRow>()

  return {
    holds: (changed) => changed.some(({ ref }) => bets.has(ref)),
    add(order, changes) {
      freeBets.push(...changes.freeBets)
      for (const bet of changes.bets) bets.set(bet.ref, bet)
      legs.push(...changes.legs.map((leg, position) => legRow(providerId, order, leg, position)))
      transactions.push(
        ...changes.transactions.map((each) => transactionRow(providerId, each, now)),
      )
      if (!changes.transactions.some(({ counts }) => counts)) return
      const isOpen = bets.get(order.betRef)?.settledAt === null
      if (order.kind === 'rollback' && isOpen) reopened.push(order.betRef)
      if (order.kind !== 'settle') return
      for (const { id, result, reason = null } of order.legs)
        results.set(`${order.betRef} ${id}`, { bet_ref: order.betRef, ref: id, result, reason })
    },
    async take() {
      // A free bet is staked before the bet is written that it is in.
      for (const freeBet of freeBets) await putFreeBet(tx, freeBet)
      const rows = [...bets.values()].map((bet) => rowOf(providerId, bet))
      const statements = [
        ...inserting('sports_bets_write', BETS, rows),
        ...inserting('sports_legs_write', LEGS, legs),
        ...(reopened.length > 0
          ? [{ name: 'sports_legs_open', text: LEGS_OPEN, values: [providerId, reopened] }]
          : []),
        ...(results.size > 0
          ? [
              {
                name: 'sports_leg_results',
                text: LEG_RESULTS,
                values: [providerId, jsonOf([...results.values()])],
              },
            ]
          : []),
        ...inserting('sports_transactions_write', TRANSACTIONS, transactions),
      ]
      freeBets = []
      bets = new Map()
      legs = []
      transactions = []
      reopened = []
      results.clear()
      return statements
    },
  }
}

function inserting(name: string, text: string, rows: readonly object[]): ClosingStatement[] {
  return rows.length > 0 ? [{ name, text, values: [jsonOf(rows)] }] : []
}

/** JSON has no number for a bigint: it is written as text, which the column's type reads. */
function jsonOf(rows: readonly object[]): string {
  return JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))
}
