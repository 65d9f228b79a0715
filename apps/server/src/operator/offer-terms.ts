import * as v from 'valibot'
import { FREE_BET_KINDS } from '#rules/free-bet.ts'
import { USUAL_MIN_ODDS } from '#rules/wagering.ts'
import { type NewOffer, offers } from '../bonuses/programme/programme.ts'
import { toMajor } from '../kit/money.ts'
import { templateMustHaveFreeSpins } from './free-spins-games.ts'
import { OperatorMistake } from './operator-mistake.ts'
import * as form from './terms-form.ts'
import { makeTermsNoun } from './terms-noun.ts'

const MOST_SPORTS = 20

const freeBet = v.strictObject({
  minOdds: v.optional(form.leastOdds, USUAL_MIN_ODDS),
  kinds: v.optional(
    form.listOf(v.picklist(FREE_BET_KINDS, `must be ${FREE_BET_KINDS.join(' or ')}`), 2),
    [...FREE_BET_KINDS],
  ),
  sports: v.optional(form.listOf(form.line(100), MOST_SPORTS)),
  days: form.whole(1, 365),
})

const offerFile = v.strictObject({
  id: form.termsId,
  code: v.optional(
    v.pipe(
      v.string('must be a text'),
      v.trim(),
      v.toUpperCase(),
      v.regex(/^[A-Z0-9_-]{1,64}$/, 'may have letters, digits, _ and - only'),
    ),
  ),
  percent: v.optional(form.whole(1, 1_000)),
  wagering: v.optional(form.whole(1, 100)),
  days: v.optional(form.whole(1, 365)),
  minOdds: v.optional(form.leastOdds),
  shares: v.optional(form.shares),
  freeSpins: v.optional(form.termsId),
  freeBet: v.optional(freeBet),
  startsAt: v.optional(form.moment),
  endsAt: form.moment,
  texts: form.texts,
  currencies: form.byCurrency(['minDeposit'], ['maxBonus', 'freeBet']),
})
type OfferFile = v.InferOutput<typeof offerFile>

/** `npm run operator -- offers`: what a deposit may bring, chosen by all or by a code. */
export const offerNoun = makeTermsNoun<NewOffer, OfferFile>({
  noun: 'offers',
  one: 'offer',
  shelf: offers,
  form: offerFile,
  read(file, before, now) {
    const { id, code = null, percent = 0, freeSpins = null, freeBet } = file
    if (percent === 0 && freeSpins === null && !freeBet)
      throw new OperatorMistake('The offer brings nothing: name percent, freeSpins or freeBet.')
    if (percent > 0 && (file.wagering === undefined || file.days === undefined))
      throw new OperatorMistake('A bonus of some percent has wagering and days: name both.')
    return {
      ...{ id, code, percent, freeSpins },
      wagering: file.wagering ?? 1,
      days: file.days ?? 1,
      ...form.namedTerms(file),
      freeBet: freeBet ? { ...freeBet, sports: freeBet.sports ?? [] } : null,
      ...form.periodOf(file, before, now),
      texts: file.texts,
      ranges: Object.entries(file.currencies).map((entry) => rangeOf(file, ...entry)),
    }
  },
  async mustFit(deps, db, { freeSpins }) {
    if (freeSpins) await templateMustHaveFreeSpins(deps, db, freeSpins, deps.clock.now())
  },
  show(offer) {
    const { id, code, percent, wagering, days, freeSpins, freeBet, texts, ranges } = offer
    return {
      id,
      ...(code === null ? {} : { code }),
      ...(percent === 0 ? {} : { percent, wagering, days, ...form.showNamedTerms(offer) }),
      ...(freeSpins ? { freeSpins } : {}),
      ...(freeBet ? { freeBet: showFreeBet(freeBet) } : {}),
      ...form.showPeriod(offer),
      texts,
      currencies: Object.fromEntries(
        ranges.map(({ currency, minDeposit, maxBonus, freeBetAmount }) => [
          currency,
          {
            minDeposit: toMajor(minDeposit, currency),
            ...(percent === 0 ? {} : { maxBonus: toMajor(maxBonus, currency) }),
            ...(freeBetAmount ? { freeBet: toMajor(freeBetAmount, currency) } : {}),
          },
        ]),
      ),
    }
  },
  line: ({ code, percent, wagering, freeSpins, freeBet, ranges }) =>
    [
      code === null ? 'for all' : `code ${code}`,
      ...(percent > 0 ? [`${percent}%, staked ${wagering} times`] : []),
      ...(freeSpins ? [`free spins ${freeSpins}`] : []),
      ...(freeBet ? ['a free bet'] : []),
      ranges.map(({ currency }) => currency).join(' '),
    ].join('  '),
})

/** No bonus is larger than what the table has when the terms set none. */
const NO_BONUS = 1n

function rangeOf(
  { percent, freeBet }: OfferFile,
  currency: string,
  amounts: OfferFile['currencies'][string],
): NewOffer['ranges'][number] {
  const of = (key: keyof typeof amounts) => form.minorOf(amounts[key], currency, key)
  if (!freeBet && amounts.freeBet !== undefined)
    throw new OperatorMistake(`currencies.${currency}.freeBet goes with freeBet and its terms.`)
  if (percent === undefined && amounts.maxBonus !== undefined)
    throw new OperatorMistake(`currencies.${currency}.maxBonus goes with percent.`)
  return {
    currency,
    minDeposit: of('minDeposit'),
    maxBonus: percent === undefined ? NO_BONUS : of('maxBonus'),
    freeBetAmount: freeBet ? of('freeBet') : null,
  }
}

function showFreeBet({ minOdds, kinds, sports, days }: NonNullable<NewOffer['freeBet']>): object {
  return { minOdds, kinds, ...(sports.length > 0 ? { sports } : {}), days }
}
