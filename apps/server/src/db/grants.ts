import { CannotOpen } from './cannot-open.ts'
import type { Executor, Tx } from './database.ts'
import { UNGRANTED } from './migrate.ts'

/**
 * Gives a PostgreSQL role what the running casino needs and no more: it may move money through
 * ledger_post, open empty purses and freeze, but write no balance and change no posting. Run it as
 * the owner after migrating; then let DATABASE_URL name that role.
 */
export async function grantToApplication(tx: Tx, role: string): Promise<void> {
  if (!/^[a-z_][a-z0-9_]*$/.test(role)) throw new Error(`${role} is not a simple role name.`)
  await tx.script(`
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage on all sequences in schema public to ${role};
    revoke all on ledger_account, ledger_transfer, ledger_posting, ledger_freeze, ledger_checkpoint, ledger_sum, migration from ${role};
    grant select on ledger_account, ledger_transfer, ledger_posting, ledger_freeze, ledger_checkpoint, ledger_sum, migration to ${role};
    grant insert (id, currency) on ledger_account to ${role};
    grant insert, delete on ledger_freeze to ${role};
    grant execute on function ledger_post, ledger_plan_checkpoint, ledger_fold, ledger_next_purses to ${role};
  `)
}

/**
 * Throws CannotOpen for a role that may not even read one of the tables, as after a migration that
 * was not followed by a grant.
 */
export async function refuseUngranted(db: Executor): Promise<void> {
  const [row] = await db.run<{ isShort: boolean }>(
    '',
    `select exists (
       select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not has_table_privilege(oid, 'select')
     ) as "isShort"`,
    [],
  )
  if (row?.isShort) throw new CannotOpen(UNGRANTED)
}
