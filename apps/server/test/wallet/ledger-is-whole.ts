import type { Database } from '../../src/db/database.ts'

/**
 * Returns true when all balances are the sums of their postings, and the part of the games is the
 * sum of the providers' transactions.
 */
export async function ledgerIsWhole(db: Database): Promise<boolean> {
  const [row] = await db.run<{ whole: boolean }>(
    'test_whole',
    `select not exists (
       select from ledger_account a where balance <> coalesce((select sum(amount) from ledger_posting where to_account = a.id), 0)
                                                   - coalesce((select sum(amount) from ledger_posting where from_account = a.id), 0))
     and (select coalesce(sum(case paid_by when 'player' then real + bonus else -real - bonus end), 0) from game_transaction)
       = (select coalesce(sum(case when to_account like 'house/games/%' then amount else -amount end), 0) from ledger_posting
           where to_account like 'house/games/%' or from_account like 'house/games/%')
     and (select coalesce(sum(staked_real + staked_bonus - won_real - won_bonus), 0) from game_round)
       = (select coalesce(sum(case paid_by when 'player' then real + bonus else -real - bonus end), 0) from game_transaction) as whole`,
    [],
  )
  return row?.whole ?? false
}
