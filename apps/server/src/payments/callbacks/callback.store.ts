import { type ColumnType, type Generated, type SqlBool, sql } from 'kysely'
import type { Executor, Tx } from '../../db/database.ts'
import type { PaymentReport } from '../providers/provider.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    payment_callback: CallbackTable
    payment_event: EventTable
  }
}

type Json = ColumnType<StoredReport, string, string>
type StoredReport = Omit<PaymentReport, 'amount'> & { amount: string }

interface CallbackTable {
  provider_id: string
  message_id: string
  reference: string
  report: Json
  received_at: Date
  handled_at: Date | null
}

interface EventTable {
  id: Generated<bigint>
  payment_id: string
  at: Date
  source: ReportSource
  report: Json
  outcome: string
}

/**
 * Source of a report: the provider's answer to our order, the player's return, a callback, the
 * provider's question whether to go on, or our sweep.
 */
export type ReportSource = 'start' | 'return' | 'callback' | 'question' | 'sweep'

/** Answers false for a message that has come before. */
export async function insertCallback(
  tx: Tx,
  providerId: string,
  messageId: string,
  report: PaymentReport,
  now: Date,
): Promise<boolean> {
  const inserted = await tx.sql
    .insertInto('payment_callback')
    .values({
      provider_id: providerId,
      message_id: messageId,
      reference: report.reference,
      report: written(report),
      received_at: now,
    })
    .onConflict((on) => on.columns(['provider_id', 'message_id']).doNothing())
    .returning('message_id')
    .execute()
  return inserted.length === 1
}

/**
 * Marks a callback as handled and removes its payer, whose data is kept where it is needed and not
 * beside every message.
 */
export async function markCallbackHandled(
  db: Executor,
  providerId: string,
  messageId: string,
  now: Date,
): Promise<void> {
  await db.sql
    .updateTable('payment_callback')
    .set({ handled_at: now, report: sql`report - 'person' - 'widgetToken'` })
    .where('provider_id', '=', providerId)
    .where('message_id', '=', messageId)
    .execute()
}

/**
 * Holds a callback for the transaction; false when it has been handled, or another node holds it.
 */
export async function takeCallback(
  tx: Tx,
  providerId: string,
  messageId: string,
): Promise<boolean> {
  const row = await tx.sql
    .selectFrom('payment_callback')
    .select('message_id')
    .where('provider_id', '=', providerId)
    .where('message_id', '=', messageId)
    .where('handled_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row !== undefined
}

/** Position of a callback, in the order in which callbacks came in. */
export interface CallbackPosition {
  receivedAt: Date
  messageId: string
}

/** Callbacks about payments that we did not know, received after `since`, oldest first. */
export async function listUnhandledCallbacks(
  db: Executor,
  since: CallbackPosition,
  limit: number,
): Promise<(CallbackPosition & { providerId: string; report: PaymentReport })[]> {
  const rows = await db.sql
    .selectFrom('payment_callback')
    .select(['provider_id', 'message_id', 'report', 'received_at'])
    .where('handled_at', 'is', null)
    .where(
      sql<SqlBool>`(received_at, message_id) > (${since.receivedAt}::timestamptz, ${since.messageId})`,
    )
    .orderBy('received_at')
    .orderBy('message_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    providerId: row.provider_id,
    messageId: row.message_id,
    receivedAt: row.received_at,
    report: { ...row.report, providerId: row.provider_id, amount: BigInt(row.report.amount) },
  }))
}

export async function insertEvent(
  tx: Tx,
  event: {
    paymentId: string
    at: Date
    source: ReportSource
    report: PaymentReport
    outcome: string
  },
): Promise<void> {
  await tx.sql
    .insertInto('payment_event')
    // Events are kept for ever: who a payer is does not belong there.
    .values({
      payment_id: event.paymentId,
      at: event.at,
      source: event.source,
      report: written(nameless(event.report)),
      outcome: event.outcome,
    })
    .execute()
}

function written(report: PaymentReport): string {
  return JSON.stringify({ ...report, amount: report.amount.toString() })
}

function nameless({
  person: _person,
  widgetToken: _token,
  ...report
}: PaymentReport): PaymentReport {
  return report
}
