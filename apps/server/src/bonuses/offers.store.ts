import type { Generated } from 'kysely'
import type { FreeBetKind } from '#rules/free-bet.ts'
import { type NamedTerms, termsOf, type WagerShares, type WagerTerms } from '#rules/wagering.ts'
import type { Executor, Tx } from '../db/database.ts'
import type { BonusTexts } from './bonus.ts'

declare module '../db/tables.ts' {
  interface Tables {
    bonus_offer: BonusOfferTable
    bonus_offer_range: BonusOfferRangeTable
  }
}

interface BonusOfferTable {
  id: string
  code: string | null
  percent: number
  free_spins: Generated<string | null>
  free_bet: Generated<string | OfferedFreeBet | null>
  wagering: number
  shares: string | WagerShares
  min_odds: string
  days: number
  starts_at: Date
  ends_at: Date
  texts: string | BonusTexts
}

interface BonusOfferRangeTable {
  offer_id: string
  currency: string
  min_deposit: bigint
  max_bonus: bigint
  free_bet: Generated<bigint | null>
}

/** Terms of a free bet that comes with a deposit. Its wins are real money. */
export interface OfferedFreeBet {
  /** The least combined odds, a decimal as text. */
  minOdds: string
  kinds: readonly FreeBetKind[]
  /** Names of sports as books publish them; every sport when there is none. */
  sports: readonly string[]
  /** Days in which it can be used. */
  days: number
}

/** An offer in one currency. Amounts are minor units. */
export interface OfferRecord extends WagerTerms {
  id: string
  code: string | null
  percent: number
  /** The id of the template of free spins that come with it; null for none. */
  freeSpins: string | null
  /** Terms of the free bet that comes with it; null for none. */
  freeBet: OfferedFreeBet | null
  wagering: number
  days: number
  endsAt: Date
  texts: BonusTexts
  currency: string
  minDeposit: bigint
  maxBonus: bigint
  /** Amount of the free bet; null for none in this currency. */
  freeBetAmount: bigint | null
}

export interface NewOffer
  extends NamedTerms,
    Pick<OfferRecord, 'id' | 'code' | 'percent' | 'wagering' | 'days' | 'endsAt' | 'texts'> {
  /** Free spins that come with it: the id of their template. */
  freeSpins?: string | null
  /** A free bet that comes with it, of the amount that stands with each currency. */
  freeBet?: OfferedFreeBet | null
  startsAt: Date
  ranges: readonly (Pick<OfferRecord, 'currency' | 'minDeposit' | 'maxBonus'> & {
    freeBetAmount?: bigint | null
  })[]
}

export interface OfferSearch {
  currency: string
  at: Date
  /** Offers that this player has taken before are left out; null for a visitor. */
  playerId: string | null
}

const OFFERS = `select o.id, o.code, o.percent, o.free_spins as "freeSpins", o.free_bet as "freeBet", o.wagering, o.shares, o.min_odds as "minOdds", o.days, o.ends_at as "endsAt", o.texts, r.currency,
         r.min_deposit as "minDeposit", r.max_bonus as "maxBonus", r.free_bet as "freeBetAmount"
    from bonus_offer o join bonus_offer_range r on r.offer_id = o.id
   where r.currency = $1 and o.starts_at <= $2 and o.ends_at > $2
     and ($3::text is null or not exists (select from bonus b where b.offer_id = o.id and b.player_id = $3)
                              and not exists (select from free_spins f where f.offer_id = o.id and f.player_id = $3)
                              and not exists (select from free_bet f where f.offer_id = o.id and f.player_id = $3))`

/**
 * The most offers without a code that go on at one time: with the one of a player's own code and
 * the choice of none, no list of offers has more than 50 entries.
 */
export const MOST_OPEN_OFFERS = 48

/** The offer with this code, if there is one, and then the offers without a code. */
export async function listOpenOffers(
  db: Executor,
  { currency, at, playerId }: OfferSearch,
  code: string | null,
): Promise<OfferRecord[]> {
  const text = `${OFFERS} and (o.code is null or o.code = upper($4::text)) order by o.code is null, o.id limit ${MOST_OPEN_OFFERS + 1}`
  return db.run<OfferRecord>('bonus_offers', text, [currency, at, playerId, code])
}

/** Finds an offer by its code, or by its id when it has no code. */
export async function findOffer(
  db: Executor,
  { currency, at, playerId }: OfferSearch,
  code: string,
): Promise<OfferRecord | null> {
  const text = `${OFFERS} and (o.code = upper($4) or (o.code is null and o.id = $4))`
  const [row] = await db.run<OfferRecord>('bonus_offer', text, [currency, at, playerId, code])
  return row ?? null
}

/**
 * Puts an offer in the place of the one with its id. What players have taken of it before keeps its
 * terms.
 */
export async function putOffer(
  tx: Tx,
  {
    ranges,
    startsAt,
    endsAt,
    texts,
    shares,
    minOdds,
    freeSpins = null,
    freeBet = null,
    ...offer
  }: NewOffer,
): Promise<void> {
  const terms = termsOf({ shares, minOdds })
  const row = {
    ...offer,
    free_spins: freeSpins,
    free_bet: freeBet && JSON.stringify(freeBet),
    shares: JSON.stringify(terms.shares),
    min_odds: terms.minOdds,
    texts: JSON.stringify(texts),
    starts_at: startsAt,
    ends_at: endsAt,
  }
  const { id, ...rest } = row
  await tx.sql
    .insertInto('bonus_offer')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute()
  await tx.sql.deleteFrom('bonus_offer_range').where('offer_id', '=', id).execute()
  await tx.sql
    .insertInto('bonus_offer_range')
    .values(
      ranges.map(({ currency, minDeposit, maxBonus, freeBetAmount = null }) => ({
        offer_id: id,
        currency,
        min_deposit: minDeposit,
        max_bonus: maxBonus,
        free_bet: freeBetAmount,
      })),
    )
    .execute()
}
