import { type NamedTerms, termsOf, type WagerShares, type WagerTerms } from '#rules/wagering.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { BonusTexts } from '../bonus.ts'
import type { FreeSpinsTemplate, FreeSpinsTerms } from './free-spins.ts'

export interface NewFreeSpinsTemplate
  extends Omit<FreeSpinsTemplate, keyof WagerTerms>,
    NamedTerms {}

/**
 * Puts a template in the place of the one with its id, also of one that has ended. What players
 * were given by it keeps its terms.
 */
export async function putFreeSpinsTemplate(tx: Tx, template: NewFreeSpinsTemplate): Promise<void> {
  const { id, games, bonusDays, texts, stakes, spins, days, winnings, wagering } = template
  const { shares, minOdds } = termsOf(template)
  const rest = {
    spins,
    days,
    winnings,
    wagering,
    games: JSON.stringify(games),
    shares: JSON.stringify(shares),
    min_odds: minOdds,
    bonus_days: bonusDays,
    texts: JSON.stringify(texts),
    ended_at: null,
  }
  await tx.sql
    .insertInto('free_spins_template')
    .values({ id, ...rest })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute()
  await tx.sql.deleteFrom('free_spins_stake').where('template_id', '=', id).execute()
  const rows = stakes.map(({ currency, stake, maxWin }) => ({
    template_id: id,
    currency,
    stake,
    max_win: maxWin,
  }))
  await tx.sql.insertInto('free_spins_stake').values(rows).execute()
}

/** A template in one currency. Amounts are minor units. */
export interface TemplateInCurrency extends FreeSpinsTerms {
  stake: bigint
  maxWin: bigint
}

/** Null for a template that there is not, or not in this currency, and for one that has ended. */
export async function findTemplate(
  db: Executor,
  id: string,
  currency: string,
): Promise<TemplateInCurrency | null> {
  const row = await db.sql
    .selectFrom('free_spins_template as t')
    .innerJoin('free_spins_stake as s', 's.template_id', 't.id')
    .selectAll()
    .where('t.id', '=', id)
    .where('s.currency', '=', currency)
    .where('t.ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { spins, stake, days, winnings, wagering } = row
  return {
    games: row.games as readonly string[],
    spins,
    stake,
    maxWin: row.max_win,
    days,
    winnings,
    wagering,
    shares: row.shares as WagerShares,
    minOdds: row.min_odds,
    bonusDays: row.bonus_days,
    texts: row.texts as BonusTexts,
  }
}
