import type { Executor } from '../db/database.ts'
import type { Log } from '../kit/log.ts'
import { Refusal } from '../kit/refusal.ts'
import './ledger.tables.ts'

export interface Freeze {
  currency: string
  reason: string
  frozenAt: Date
}

/** Stops all movement of money in a currency; reading goes on. The first reason stays. */
export async function freeze(
  executor: Pick<Executor, 'sql'>,
  { currency, reason, frozenAt }: Freeze,
): Promise<void> {
  await executor.sql
    .insertInto('ledger_freeze')
    .values({ currency, reason, frozen_at: frozenAt })
    .onConflict((conflict) => conflict.column('currency').doNothing())
    .execute()
}

/** Lifts the freeze after an operator has corrected the cause. */
export async function unfreeze(executor: Executor, currency: string): Promise<void> {
  await executor.sql.deleteFrom('ledger_freeze').where('currency', '=', currency).execute()
}

/**
 * Throws Refusal('money_frozen') when the currency is frozen, before a payment begins: the payer
 * would pay and get nothing for it.
 */
export async function mustNotBeFrozen(executor: Executor, currency: string): Promise<void> {
  const found = await executor.sql
    .selectFrom('ledger_freeze')
    .select('currency')
    .where('currency', '=', currency)
    .execute()
  if (found.length > 0) throw new Refusal('money_frozen', { currency, charged: false })
}

/** Returns the currencies in which no money moves. */
export async function readFrozen(tx: Executor): Promise<ReadonlySet<string>> {
  const rows = await tx.run<{ currency: string }>(
    'ledger_frozen',
    'select currency from ledger_freeze',
    [],
  )
  return new Set(rows.map(({ currency }) => currency))
}

/** Returns the frozen currencies, in their order. */
export async function listFreezes(executor: Executor): Promise<Freeze[]> {
  const rows = await executor.sql
    .selectFrom('ledger_freeze')
    .selectAll()
    .orderBy('currency')
    .execute()
  return rows.map(({ frozen_at, ...row }) => ({ ...row, frozenAt: frozen_at }))
}

/**
 * Answers what logs, each time it is run, which currencies have been frozen since the last time,
 * and which have been lifted.
 */
export function openFreezeLog({ db, log }: { db: Executor; log: Log }): () => Promise<void> {
  let known = new Set<string>()
  return async () => {
    const freezes = await listFreezes(db)
    for (const { currency, reason, frozenAt } of freezes)
      if (!known.has(currency))
        log.error({ currency, reason, frozenAt }, 'a currency is frozen: no money moves in it')
    const now = new Set(freezes.map(({ currency }) => currency))
    for (const currency of known.difference(now))
      log.warn({ currency }, 'a currency is no longer frozen')
    known = now
  }
}
