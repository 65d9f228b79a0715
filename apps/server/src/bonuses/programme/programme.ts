import type { Executor, Tx } from '../../db/database.ts'
import { type NewCashbackPlan, putCashbackPlan } from '../cashback/cashback.store.ts'
import { highestShare } from '../cashback/highest-share.ts'
import { MOST_CASHBACK_SHOWN } from '../cashback/running-cashback.store.ts'
import { type NewFreeSpinsTemplate, putFreeSpinsTemplate } from '../free-spins/templates.store.ts'
import { MOST_OPEN_OFFERS, type NewOffer, putOffer } from '../offers.store.ts'
import * as store from './programme.store.ts'

export type { Standing } from './programme.store.ts'
export type { NewCashbackPlan, NewFreeSpinsTemplate, NewOffer }

/** Thrown for terms that do not fit the programme; the message is a sentence with the reason. */
export class BadTerms extends Error {
  override readonly name = 'BadTerms'
}

/**
 * Terms of one kind: what players may be given from now on. What they hold keeps the terms that it
 * was given with, whatever is changed or ended here.
 */
export interface Shelf<Terms> {
  /**
   * Lists at most `most` terms; those that have not ended come first, in the order of their ids.
   */
  list(db: Executor, now: Date, most: number): Promise<store.Standing<Terms>[]>
  find(db: Executor, id: string, now: Date): Promise<store.Standing<Terms> | null>
  /**
   * Puts terms in the place of those with their id, in the caller's turn. Throws BadTerms for those
   * that do not fit the others.
   */
  put(tx: Tx, terms: Terms, now: Date): Promise<void>
  /** Ends terms, in the caller's turn. Throws BadTerms for those that others still need. */
  end(tx: Tx, id: string, now: Date): Promise<void>
}

/** Locks all terms: no other transaction changes any until this one ends. */
export const takeProgrammeTurn = store.lockProgramme

export const offers: Shelf<NewOffer> = {
  ...looksOf(store.listProgrammeOffers),
  async put(tx, offer, now) {
    if (offer.code !== null) await mustBeFree(tx, offer.code, offer.id)
    else if (offer.endsAt > now) await mustFindRoom(tx, offer.id, now)
    if (offer.freeSpins) await mustHaveStakes(tx, offer.freeSpins, offer, now)
    await putOffer(tx, offer)
  },
  end: store.endOffer,
}

/** Templates of free spins. */
export const templates: Shelf<NewFreeSpinsTemplate> = {
  ...looksOf(store.listProgrammeTemplates),
  async put(tx, template, now) {
    const has = new Set(template.stakes.map(({ currency }) => currency))
    for (const offer of await store.listOffersOfTemplate(tx, template.id, now)) {
      const missing = offer.currencies.find((currency) => !has.has(currency))
      if (missing)
        throw new BadTerms(
          `The offer ${offer.id} brings these free spins in ${missing}: keep a stake in it.`,
        )
    }
    await putFreeSpinsTemplate(tx, template)
  },
  async end(tx, id, now) {
    const [offer] = await store.listOffersOfTemplate(tx, id, now)
    if (offer)
      throw new BadTerms(`The offer ${offer.id} brings these free spins: end or change it first.`)
    await store.endTemplate(tx, id, now)
  },
}

export const cashbackPlans: Shelf<NewCashbackPlan> = {
  ...looksOf(store.listProgrammePlans),
  async put(tx, plan, now) {
    const [before] = await store.listProgrammePlans(tx, { id: plan.id, now, most: 1 })
    if (before && (await store.hasBegun(tx, plan.id)) && hasOtherPeriods(plan, before.terms))
      throw new BadTerms(
        `The periods of ${plan.id} have begun: startsAt and everyDays stay. Add another plan instead.`,
      )
    if (plan.endsAt > now) await mustFit(tx, plan, now)
    await putCashbackPlan(tx, plan)
  },
  end: store.endPlan,
}

function looksOf<Terms>(
  look: (db: Executor, wanted: store.Look) => Promise<store.Standing<Terms>[]>,
): Pick<Shelf<Terms>, 'list' | 'find'> {
  return {
    list: (db, now, most) => look(db, { id: null, now, most }),
    find: async (db, id, now) => (await look(db, { id, now, most: 1 }))[0] ?? null,
  }
}

async function mustBeFree(tx: Tx, code: string, offerId: string): Promise<void> {
  const other = await store.findOfferOfCode(tx, code)
  if (other !== null && other !== offerId)
    throw new BadTerms(`The code ${code} is that of the offer ${other}.`)
}

async function mustFindRoom(tx: Tx, offerId: string, now: Date): Promise<void> {
  if ((await store.countOpenOffers(tx, offerId, now)) >= MOST_OPEN_OFFERS)
    throw new BadTerms(
      `${MOST_OPEN_OFFERS} offers without a code have not ended: end one first, or give this one a code.`,
    )
}

async function mustHaveStakes(
  tx: Tx,
  templateId: string,
  { ranges }: NewOffer,
  now: Date,
): Promise<void> {
  const [template] = await store.listProgrammeTemplates(tx, { id: templateId, now, most: 1 })
  if (!template) throw new BadTerms(`There is no template of free spins ${templateId}.`)
  if (template.endsAt) throw new BadTerms(`The template of free spins ${templateId} has ended.`)
  const has = new Set(template.terms.stakes.map(({ currency }) => currency))
  const missing = ranges.find(({ currency }) => !has.has(currency))
  if (missing)
    throw new BadTerms(`The free spins of ${templateId} have no stake in ${missing.currency}.`)
}

/** Plans that go on are few, and leave a loss: who gets back more than they lose plays to lose. */
async function mustFit(tx: Tx, plan: NewCashbackPlan, now: Date): Promise<void> {
  const all = await store.listProgrammePlans(tx, { id: null, now, most: MOST_CASHBACK_SHOWN + 1 })
  const others = all
    .map(({ terms }) => terms)
    .filter(({ id, endsAt }) => id !== plan.id && endsAt > now)
  if (others.length >= MOST_CASHBACK_SHOWN)
    throw new BadTerms(`${MOST_CASHBACK_SHOWN} plans have not ended: end one first.`)
  const share = highestShare(plan, others)
  if (share > 100)
    throw new BadTerms(
      `With ${plan.id}, plans that run at one time would give back ${share}% of a loss: 100% is the most.`,
    )
}

function hasOtherPeriods(plan: NewCashbackPlan, before: NewCashbackPlan): boolean {
  return (
    plan.startsAt.getTime() !== before.startsAt.getTime() || plan.everyDays !== before.everyDays
  )
}
