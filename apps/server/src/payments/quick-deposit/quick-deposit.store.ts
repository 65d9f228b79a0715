import type { ColumnType, Selectable, Updateable } from 'kysely'
import type { Executor, Tx } from '../../db/database.ts'
import type { VerifiedPerson } from '../providers/provider.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    pay_n_play: PayNPlayTable
    player_identity: IdentityTable
  }
}

export type Verdict = 'login' | 'register' | 'refuse'
/** Reason why a payer's money is not taken, or is given back. */
export type RefusalCause =
  | 'account_not_active'
  | 'underage'
  | 'country_blocked'
  | 'other_currency'
  | 'identity_unclear'
  | 'too_late'

interface PayNPlayTable {
  deposit_id: string
  id_hash: Buffer
  browser_hash: Buffer
  email: string | null
  language: string
  opened_at: Date
  expires_at: Date
  person: ColumnType<VerifiedPerson | null, string | null | undefined, string | null>
  verdict: ColumnType<Verdict | null, undefined, Verdict>
  refusal: ColumnType<RefusalCause | null, undefined, RefusalCause | null>
  decided_at: ColumnType<Date | null, undefined, Date>
  delivered_at: ColumnType<Date | null, undefined, Date>
  register_until: ColumnType<Date | null, undefined, Date>
  ending: ColumnType<'claimed' | 'refunded' | null, undefined, 'claimed' | 'refunded'>
  ended_at: ColumnType<Date | null, undefined, Date>
}

interface IdentityTable {
  authority: string
  subject: string
  player_id: string
  attached_at: Date
}

export type PayNPlayRow = Selectable<PayNPlayTable>
export type PayNPlayChange = Updateable<PayNPlayTable>

export async function insertPayNPlay(
  tx: Tx,
  row: Pick<
    PayNPlayRow,
    'deposit_id' | 'id_hash' | 'browser_hash' | 'email' | 'language' | 'opened_at' | 'expires_at'
  >,
): Promise<void> {
  await tx.sql.insertInto('pay_n_play').values(row).execute()
}

/** Returns whether this browser has a quick deposit under way, so that its cookie is kept. */
export async function isKnownBrowser(
  db: Executor,
  browserHash: Buffer,
  since: Date,
): Promise<boolean> {
  const row = await db.sql
    .selectFrom('pay_n_play')
    .select('deposit_id')
    .where('browser_hash', '=', browserHash)
    .where('opened_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findByIdHash(db: Executor, idHash: Buffer): Promise<PayNPlayRow | undefined> {
  return db.sql
    .selectFrom('pay_n_play')
    .selectAll()
    .where('id_hash', '=', idHash)
    .executeTakeFirst()
}

export async function findPayNPlay(
  db: Executor,
  depositId: string,
): Promise<PayNPlayRow | undefined> {
  return db.sql
    .selectFrom('pay_n_play')
    .selectAll()
    .where('deposit_id', '=', depositId)
    .executeTakeFirst()
}

/** Locks the quick deposit until the transaction ends. Lock its deposit first. */
export async function lockPayNPlay(tx: Tx, depositId: string): Promise<PayNPlayRow | undefined> {
  return tx.sql
    .selectFrom('pay_n_play')
    .selectAll()
    .where('deposit_id', '=', depositId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updatePayNPlay(
  tx: Tx,
  depositId: string,
  change: PayNPlayChange,
): Promise<PayNPlayRow> {
  return tx.sql
    .updateTable('pay_n_play')
    .set(change)
    .where('deposit_id', '=', depositId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Lists the payments that this browser has made, has got the answer for and may still register for,
 * newest first.
 */
export async function listClaimable(db: Executor, browserHash: Buffer, now: Date) {
  return db.sql
    .selectFrom('pay_n_play')
    .innerJoin('deposit', 'deposit.id', 'pay_n_play.deposit_id')
    .select(['deposit_id', 'id_hash', 'method_id', 'currency', 'bonus_code', 'person', 'language'])
    .where('browser_hash', '=', browserHash)
    .where('verdict', '=', 'register')
    .where('delivered_at', 'is not', null)
    .where('ending', 'is', null)
    .where('register_until', '>', now)
    .where('state', '=', 'paid')
    .where('player_id', 'is', null)
    .orderBy('opened_at', 'desc')
    .limit(20)
    .execute()
}

/**
 * Deposits whose money no player may have any more: refused, never answered in time, or answered
 * and not registered for in time.
 */
export async function listToGiveBack(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('pay_n_play')
    .innerJoin('deposit', 'deposit.id', 'pay_n_play.deposit_id')
    .select('deposit_id')
    .where('state', '=', 'paid')
    .where('player_id', 'is', null)
    .where('ending', 'is', null)
    .where((is) =>
      is.or([
        is('verdict', '=', 'refuse'),
        is('register_until', '<=', now),
        is.and([is('delivered_at', 'is', null), is('expires_at', '<=', now)]),
      ]),
    )
    .orderBy('opened_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.deposit_id)
}

export interface Identity {
  authority: string
  subject: string
}

/** The players who have one of these identities, each once. */
export async function listOwners(db: Executor, identities: readonly Identity[]): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('player_identity')
    .select('player_id')
    .distinct()
    .where((is) =>
      is.or(
        identities.map(({ authority, subject }) =>
          is.and([is('authority', '=', authority), is('subject', '=', subject)]),
        ),
      ),
    )
    .execute()
  return rows.map((row) => row.player_id)
}

/** An identity that has an owner stays theirs. */
export async function insertIdentities(
  tx: Tx,
  playerId: string,
  identities: readonly Identity[],
  now: Date,
): Promise<void> {
  await tx.sql
    .insertInto('player_identity')
    .values(identities.map((identity) => ({ ...identity, player_id: playerId, attached_at: now })))
    .onConflict((on) => on.columns(['authority', 'subject']).doNothing())
    .execute()
}
