import type { WagerShares } from '#rules/wagering.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { NewCashbackPlan } from '../cashback/cashback.store.ts'
import type { NewFreeSpinsTemplate } from '../free-spins/templates.store.ts'
import type { NewOffer } from '../offers.store.ts'

/** Terms as they stand. */
export interface Standing<Terms> {
  terms: Terms
  /** Null for terms that have been in force since they were put. */
  startsAt: Date | null
  /** Null for terms that have no end yet. */
  endsAt: Date | null
}

export interface Look {
  /** Null for all of them. */
  id: string | null
  now: Date
  most: number
}

/** Amounts of one currency, as JSON carries them: minor units as text. */
type Amounts = readonly Readonly<Record<string, string | null>>[]
type Read<Terms, Key extends keyof Terms> = Omit<Terms, Key> & {
  shares: WagerShares
  minOdds: string
} & Record<Key, Amounts>

const BOUNDS = 'where ($1::text is null or id = $1)'

/** Acts of operators on the programme take turns: the number of their advisory lock. */
const LOCK = 6_120_774_913_350_281n

export async function lockProgramme(tx: Tx): Promise<void> {
  await tx.run('programme_lock', 'select pg_advisory_xact_lock($1)', [LOCK])
}

/** Lists offers; those that have not ended come first, in the order of their ids. */
export async function listProgrammeOffers(
  db: Executor,
  { id, now, most }: Look,
): Promise<Standing<NewOffer>[]> {
  const rows = await db.run<Read<NewOffer, 'ranges'>>(
    'programme_offers',
    `select id, code, percent, free_spins as "freeSpins", free_bet as "freeBet", wagering, shares, min_odds as "minOdds", days,
            starts_at as "startsAt", ends_at as "endsAt", texts,
            (select jsonb_agg(jsonb_build_object('currency', currency, 'minDeposit', min_deposit::text, 'maxBonus', max_bonus::text,
                                                 'freeBetAmount', free_bet::text) order by currency)
               from bonus_offer_range where offer_id = o.id) as ranges
       from bonus_offer o ${BOUNDS} order by ends_at <= $2, id limit $3`,
    [id, now, most],
  )
  return rows.map((row) => ({
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    terms: {
      ...row,
      ranges: row.ranges.map((range) => ({
        currency: range.currency ?? '',
        minDeposit: BigInt(range.minDeposit ?? 0),
        maxBonus: BigInt(range.maxBonus ?? 0),
        freeBetAmount: range.freeBetAmount ? BigInt(range.freeBetAmount) : null,
      })),
    },
  }))
}

export async function listProgrammeTemplates(
  db: Executor,
  { id, now, most }: Look,
): Promise<Standing<NewFreeSpinsTemplate>[]> {
  const rows = await db.run<Read<NewFreeSpinsTemplate, 'stakes'> & { endedAt: Date | null }>(
    'programme_templates',
    `select id, games, spins, days, winnings, wagering, shares, min_odds as "minOdds", bonus_days as "bonusDays", texts, ended_at as "endedAt",
            (select jsonb_agg(jsonb_build_object('currency', currency, 'stake', stake::text, 'maxWin', max_win::text) order by currency)
               from free_spins_stake where template_id = t.id) as stakes
       from free_spins_template t ${BOUNDS} order by coalesce(ended_at <= $2, false), id limit $3`,
    [id, now, most],
  )
  return rows.map(({ endedAt, ...row }) => ({
    startsAt: null,
    endsAt: endedAt,
    terms: {
      ...row,
      stakes: row.stakes.map(({ currency, stake, maxWin }) => ({
        currency: currency ?? '',
        stake: BigInt(stake ?? 0),
        maxWin: BigInt(maxWin ?? 0),
      })),
    },
  }))
}

export async function listProgrammePlans(
  db: Executor,
  { id, now, most }: Look,
): Promise<Standing<NewCashbackPlan>[]> {
  const rows = await db.run<Read<NewCashbackPlan, 'ranges'>>(
    'programme_plans',
    `select id, percent, every_days as "everyDays", paid_as as "paidAs", wagering, shares, min_odds as "minOdds", days,
            starts_at as "startsAt", ends_at as "endsAt", texts,
            (select jsonb_agg(jsonb_build_object('currency', currency, 'minLoss', min_loss::text, 'maxCashback', max_cashback::text) order by currency)
               from cashback_plan_range where plan_id = p.id) as ranges
       from cashback_plan p ${BOUNDS} order by ends_at <= $2, id limit $3`,
    [id, now, most],
  )
  return rows.map((row) => ({
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    terms: {
      ...row,
      ranges: row.ranges.map(({ currency, minLoss, maxCashback }) => ({
        currency: currency ?? '',
        minLoss: BigInt(minLoss ?? 0),
        maxCashback: BigInt(maxCashback ?? 0),
      })),
    },
  }))
}

/** Ends it now. One that has not begun never lasted. */
export async function endOffer(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.run(
    'programme_end_offer',
    'update bonus_offer set starts_at = least(starts_at, $2), ends_at = $2 where id = $1',
    [id, now],
  )
}

export async function endTemplate(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.run(
    'programme_end_template',
    'update free_spins_template set ended_at = $2 where id = $1',
    [id, now],
  )
}

/** Ends it now. One that has not begun never lasted. */
export async function endPlan(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.run(
    'programme_end_plan',
    'update cashback_plan set starts_at = least(starts_at, $2), ends_at = $2 where id = $1',
    [id, now],
  )
}

export async function findOfferOfCode(tx: Tx, code: string): Promise<string | null> {
  const [row] = await tx.run<{ id: string }>(
    'programme_code',
    'select id from bonus_offer where code = $1',
    [code],
  )
  return row?.id ?? null
}

/** Other offers without a code that have not ended. */
export async function countOpenOffers(tx: Tx, besides: string, now: Date): Promise<number> {
  const [row] = await tx.run<{ number: bigint }>(
    'programme_open_offers',
    'select count(*) as number from bonus_offer where code is null and ends_at > $2 and id <> $1',
    [besides, now],
  )
  return Number(row?.number)
}

/** Whether a period of the plan has begun. */
export async function hasBegun(tx: Tx, planId: string): Promise<boolean> {
  const [row] = await tx.run<{ hasBegun: boolean }>(
    'programme_plan_begun',
    'select exists (select from cashback_period where plan_id = $1) as "hasBegun"',
    [planId],
  )
  return row?.hasBegun ?? false
}

/** Offers that have not ended and bring free spins of this template, with their currencies. */
export async function listOffersOfTemplate(
  tx: Tx,
  templateId: string,
  now: Date,
): Promise<{ id: string; currencies: readonly string[] }[]> {
  return tx.run(
    'programme_offers_of_template',
    `select o.id, (select coalesce(jsonb_agg(currency order by currency), '[]') from bonus_offer_range where offer_id = o.id) as currencies
       from bonus_offer o where o.free_spins = $1 and o.ends_at > $2 order by o.id limit 20`,
    [templateId, now],
  )
}
