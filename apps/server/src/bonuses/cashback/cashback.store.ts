import { type NamedTerms, termsOf, type WagerShares, type WagerTerms } from '#rules/wagering.ts'
import type { Executor, Session, Tx } from '../../db/database.ts'
import { standBetweenTransfers } from '../../ledger/between-transfers.ts'
import type { BonusTexts } from '../bonus.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    cashback_plan: PlanTable
    cashback_plan_range: {
      plan_id: string
      currency: string
      min_loss: bigint
      max_cashback: bigint
    }
    cashback_period: PeriodTable
    cashback: CashbackTable
  }
}

interface PlanTable {
  id: string
  percent: number
  every_days: number
  paid_as: 'real' | 'bonus'
  wagering: number
  shares: string | WagerShares
  min_odds: string
  days: number
  starts_at: Date
  ends_at: Date
  texts: string | BonusTexts
}

interface PeriodTable {
  plan_id: string
  number: number
  after_transfer: bigint
  up_to_transfer: bigint | null
  closed_at: Date | null
  paid_at: Date | null
}

interface CashbackTable {
  plan_id: string
  number: number
  player_id: string
  currency: string
  lost: bigint
  percent: number
  amount: bigint
  paid_at: Date
}

export interface CashbackPlan extends WagerTerms {
  id: string
  /** Percent of what was lost. */
  percent: number
  /** Length of a period. */
  everyDays: number
  /** A bonus is offered, and has the terms that follow. */
  paidAs: 'real' | 'bonus'
  wagering: number
  days: number
  startsAt: Date
  endsAt: Date
  texts: BonusTexts
}

export interface NewCashbackPlan extends Omit<CashbackPlan, keyof WagerTerms>, NamedTerms {
  /** Minor units. */
  ranges: readonly { currency: string; minLoss: bigint; maxCashback: bigint }[]
}

/**
 * Puts a plan in the place of the one with its id. What has been paid by it stays. The database
 * refuses another `startsAt` or `everyDays` once a period of it has begun.
 */
export async function putCashbackPlan(tx: Tx, plan: NewCashbackPlan): Promise<void> {
  const { id, percent, everyDays, paidAs, wagering, days, startsAt, endsAt, texts, ranges } = plan
  const { shares, minOdds } = termsOf(plan)
  const terms = {
    percent,
    every_days: everyDays,
    paid_as: paidAs,
    wagering,
    min_odds: minOdds,
    days,
    starts_at: startsAt,
    ends_at: endsAt,
  }
  const rest = { ...terms, shares: JSON.stringify(shares), texts: JSON.stringify(texts) }
  await tx.sql
    .insertInto('cashback_plan')
    .values({ id, ...rest })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute()
  await tx.sql.deleteFrom('cashback_plan_range').where('plan_id', '=', id).execute()
  const rows = ranges.map(({ currency, minLoss, maxCashback }) => ({
    plan_id: id,
    currency,
    min_loss: minLoss,
    max_cashback: maxCashback,
  }))
  await tx.sql.insertInto('cashback_plan_range').values(rows).execute()
}

const MOST_PLANS = 100

/**
 * Lists the plans that have begun and have a period that goes on or is not paid, or may still begin
 * one.
 */
export async function listPlans(db: Executor, now: Date): Promise<CashbackPlan[]> {
  return db.run<CashbackPlan>(
    'cashback_plans',
    `select id, percent, every_days as "everyDays", paid_as as "paidAs", wagering, shares, min_odds as "minOdds", days, starts_at as "startsAt", ends_at as "endsAt",
            texts
       from cashback_plan p where starts_at <= $1
        and (ends_at > $1 or exists (select from cashback_period where plan_id = p.id and paid_at is null))
      order by id limit ${MOST_PLANS}`,
    [now],
  )
}

/**
 * Ends the period that goes on, unless it is `current`, and begins `current`, unless that is null.
 * Both meet at a number of their own, behind those of all transfers and results of sports bets.
 */
export async function turnPeriod(
  tx: Tx,
  planId: string,
  current: number | null,
  now: Date,
): Promise<void> {
  if (!(await isTurnDue(tx, planId, current))) return
  // A bet with an older id that were committed later would be a loss before the mark, and no open
  // round at it.
  await standBetweenTransfers(tx)
  const [mark] = await tx.run<{ newest: bigint }>('cashback_mark', MARK, [])
  const newest = mark?.newest ?? 0n
  await tx.run(
    'cashback_close',
    `update cashback_period set up_to_transfer = $3, closed_at = $4
      where plan_id = $1 and closed_at is null and number is distinct from $2::int`,
    [planId, current, newest, now],
  )
  if (current === null) return
  const period = {
    plan_id: planId,
    number: current,
    after_transfer: newest,
    up_to_transfer: null,
    closed_at: null,
    paid_at: null,
  }
  await tx.sql
    .insertInto('cashback_period')
    .values(period)
    .onConflict((conflict) => conflict.columns(['plan_id', 'number']).doNothing())
    .execute()
}

async function isTurnDue(tx: Tx, planId: string, current: number | null): Promise<boolean> {
  const [row] = await tx.run<{ isDue: boolean }>(
    'cashback_turn_due',
    `select exists (select from cashback_period where plan_id = $1 and closed_at is null and number is distinct from $2::int)
         or ($2::int is not null and not exists (select from cashback_period where plan_id = $1 and number = $2::int)) as "isDue"`,
    [planId, current],
  )
  return row?.isDue ?? false
}

/**
 * Takes a number behind those of all transfers and results so far, and stores what open rounds hold
 * at it. What is already won counts at once: such a round may be left open until the period is over.
 */
const MARK = `with mark as materialized (
  select nextval('ledger_transfer_id_seq') as newest
), open_stakes as (
  insert into cashback_open_stake (at_transfer, player_id, currency, staked)
  select newest, r.player_id, r.currency, sum(r.staked_real - r.won_real)::bigint
    from mark cross join game_round r where r.state = 'open' and r.staked_real > r.won_real
   group by 1, 2, 3
)
select newest from mark`

export interface ClosedPeriod {
  planId: string
  number: number
}

const MOST_UNPAID = 50

/** Lists the periods that were closed before `before` and are not paid, the oldest first. */
export async function listUnpaid(
  session: Pick<Session, 'run'>,
  planId: string,
  before: Date,
): Promise<ClosedPeriod[]> {
  return session.run<ClosedPeriod>(
    'cashback_unpaid',
    `select plan_id as "planId", number from cashback_period where plan_id = $1 and closed_at <= $2 and paid_at is null order by number limit ${MOST_UNPAID}`,
    [planId, before],
  )
}

export interface Loss {
  playerId: string
  currency: string
  lost: bigint
  minLoss: bigint
  maxCashback: bigint
}

/**
 * Stores what players owe from a period on: losses that cashback was given of, and that came back.
 * Returns the number of players. A second time stores nothing.
 */
export async function storeReturned(tx: Tx, { planId, number }: ClosedPeriod): Promise<number> {
  const rows = await tx.run(
    'cashback_returned',
    `insert into cashback_returned (plan_id, number, player_id, currency, amount)
     select $1, $2, player_id, currency, least(returned, -lost) from cashback_results($1, $2) where lost < 0 and returned > 0
     on conflict do nothing returning player_id`,
    [planId, number],
  )
  return rows.length
}

/**
 * Losses of a period that are large enough and not paid yet, of players who may play, by player,
 * behind one of them.
 */
export async function listLosses(
  session: Pick<Session, 'run'>,
  period: ClosedPeriod,
  after: string,
  most: number,
): Promise<Loss[]> {
  return session.run<Loss>(
    'cashback_losses',
    `select l.player_id as "playerId", l.currency, l.lost, r.min_loss as "minLoss", r.max_cashback as "maxCashback"
       from cashback_results($1, $2) l join cashback_plan_range r on r.plan_id = $1 and r.currency = l.currency
       join player p on p.id = l.player_id and p.status = 'active'
      where l.lost >= r.min_loss and l.player_id > $3
        and not exists (select from cashback c where c.plan_id = $1 and c.number = $2 and c.player_id = l.player_id)
      order by l.player_id limit $4`,
    [period.planId, period.number, after, most],
  )
}

/** False when the player has been given it before. */
export async function insertCashback(tx: Tx, cashback: CashbackTable): Promise<boolean> {
  const written = await tx.sql
    .insertInto('cashback')
    .values(cashback)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return written.numInsertedOrUpdatedRows === 1n
}

export async function setPaid(tx: Tx, { planId, number }: ClosedPeriod, now: Date): Promise<void> {
  await tx.sql
    .updateTable('cashback_period')
    .set({ paid_at: now })
    .where('plan_id', '=', planId)
    .where('number', '=', number)
    .execute()
}
