import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { putOff } from '../callbacks/retry-backoff.ts'
import type { DepositRow } from './deposit.store.ts'

const FIRST_LOOK_UP_S = 15
/** After so many look-ups a deposit is looked up once an hour, as in the index. */
const HOURLY_AFTER = 8
/** Questions of a half about fresh deposits, for each one about what has waited longest. */
const FRESH_FOR_LONGEST = 4

/**
 * Takes deposits that should be looked up at their provider now, and puts off their next turn, so
 * that two nodes never look up the same one and one that cannot be answered does not come again at
 * once.
 *
 * Visitors can leave quick deposits behind by the thousand. Half of the questions are for deposits
 * that have a player, and half for those of visitors; what one half does not need the other one
 * gets. In each half the deposits with the fewest questions so far come first, since their payers
 * wait, and every fifth question goes to the one that has waited longest.
 */
export async function takeDepositsToLookUp(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<DepositRow[]> {
  const due = sql<{ id: string }>`
    select place.id from (
      select one.id, one.ask_at, least(
          row_number() over (partition by side.of_visitor order by lane.asked, one.ask_at),
          ${FRESH_FOR_LONGEST} * row_number() over (partition by side.of_visitor order by one.ask_at)
        ) as at
      from (values (false), (true)) side (of_visitor)
      cross join generate_series(0, ${HOURLY_AFTER}::int) lane (asked)
      cross join lateral (
        select d.id, d.ask_at from deposit d
        where (d.player_id is null) = side.of_visitor and least(d.asked, 8) = lane.asked
          and d.ask_at <= ${now}
        order by d.ask_at limit ${limit} for update skip locked
      ) one
    ) place
    order by place.at, place.ask_at limit ${limit}`
  return tx.sql
    .updateTable('deposit')
    .set((eb) => ({ asked: eb('asked', '+', 1), ask_at: putOff(now, FIRST_LOOK_UP_S) }))
    .where('id', 'in', sql<string>`(${due})`)
    .returningAll()
    .execute()
}
