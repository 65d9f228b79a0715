import * as v from 'valibot'
import { cashbackPlans, type NewCashbackPlan } from '../bonuses/programme/programme.ts'
import { toMajor } from '../kit/money.ts'
import { OperatorMistake } from './operator-mistake.ts'
import * as form from './terms-form.ts'
import { makeTermsNoun } from './terms-noun.ts'

const planFile = v.strictObject({
  id: form.termsId,
  percent: form.whole(1, 100),
  everyDays: form.whole(1, 31),
  paidAs: v.picklist(['real', 'bonus'], 'must be real or bonus'),
  wagering: v.optional(form.whole(1, 100)),
  days: v.optional(form.whole(1, 365)),
  minOdds: v.optional(form.leastOdds),
  shares: v.optional(form.shares),
  startsAt: v.optional(form.moment),
  endsAt: form.moment,
  texts: form.texts,
  currencies: form.byCurrency(['minLoss', 'maxCashback']),
})
type PlanFile = v.InferOutput<typeof planFile>

/** `npm run operator -- cashback`: what is given back of losses, period by period. */
export const cashbackNoun = makeTermsNoun<NewCashbackPlan, PlanFile>({
  noun: 'cashback',
  one: 'cashback plan',
  shelf: cashbackPlans,
  form: planFile,
  read(file, before, now) {
    const { id, percent, everyDays, paidAs, wagering, days, texts } = file
    if (paidAs === 'bonus' && (wagering === undefined || days === undefined))
      throw new OperatorMistake('Cashback as a bonus has wagering and days: name both.')
    return {
      ...{ id, percent, everyDays, paidAs, texts },
      wagering: wagering ?? 1,
      days: days ?? 1,
      ...form.namedTerms(file),
      ...form.periodOf(file, before, now),
      ranges: Object.entries(file.currencies).map(([currency, { minLoss, maxCashback }]) => ({
        currency,
        minLoss: form.minorOf(minLoss, currency, 'minLoss'),
        maxCashback: form.minorOf(maxCashback, currency, 'maxCashback'),
      })),
    }
  },
  show(plan) {
    const { id, percent, everyDays, paidAs, wagering, days, texts, ranges } = plan
    return {
      ...{ id, percent, everyDays, paidAs },
      ...(paidAs === 'real' ? {} : { wagering, days, ...form.showNamedTerms(plan) }),
      ...form.showPeriod(plan),
      texts,
      currencies: Object.fromEntries(
        ranges.map(({ currency, minLoss, maxCashback }) => [
          currency,
          { minLoss: toMajor(minLoss, currency), maxCashback: toMajor(maxCashback, currency) },
        ]),
      ),
    }
  },
  line: ({ percent, everyDays, paidAs, ranges }) =>
    `${percent}% of each ${everyDays} days  paid as ${paidAs === 'real' ? 'real money' : 'a bonus'}  ${ranges.map(({ currency }) => currency).join(' ')}`,
})
