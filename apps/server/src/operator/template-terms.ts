import * as v from 'valibot'
import { type NewFreeSpinsTemplate, templates } from '../bonuses/programme/programme.ts'
import { toMajor } from '../kit/money.ts'
import { mustHaveFreeSpins } from './free-spins-games.ts'
import { OperatorMistake } from './operator-mistake.ts'
import * as form from './terms-form.ts'
import { makeTermsNoun } from './terms-noun.ts'

const MOST_GAMES = 20

const templateFile = v.strictObject({
  id: form.termsId,
  games: form.listOf(form.line(64), MOST_GAMES),
  spins: form.whole(1, 1_000),
  days: form.whole(1, 90),
  winnings: v.picklist(['real', 'bonus'], 'must be real or bonus'),
  wagering: v.optional(form.whole(1, 100)),
  bonusDays: v.optional(form.whole(1, 365)),
  minOdds: v.optional(form.leastOdds),
  shares: v.optional(form.shares),
  texts: form.texts,
  currencies: form.byCurrency(['stake', 'maxWin']),
})
type TemplateFile = v.InferOutput<typeof templateFile>

/** `npm run operator -- templates`: free spins that offers bring and operators give. */
export const templateNoun = makeTermsNoun<NewFreeSpinsTemplate, TemplateFile>({
  noun: 'templates',
  one: 'template',
  shelf: templates,
  form: templateFile,
  read(file) {
    const { id, games, spins, days, winnings, wagering, bonusDays, texts } = file
    if (winnings === 'bonus' && (wagering === undefined || bonusDays === undefined))
      throw new OperatorMistake('Winnings as a bonus have wagering and bonusDays: name both.')
    return {
      ...{ id, games, spins, days, winnings, texts },
      wagering: wagering ?? 1,
      bonusDays: bonusDays ?? 1,
      ...form.namedTerms(file),
      stakes: Object.entries(file.currencies).map(([currency, { stake, maxWin }]) => ({
        currency,
        stake: form.minorOf(stake, currency, 'stake'),
        maxWin: form.minorOf(maxWin, currency, 'maxWin'),
      })),
    }
  },
  mustFit: (deps, db, { games }) => mustHaveFreeSpins(deps, db, games),
  show(template) {
    const { id, games, spins, days, winnings, wagering, bonusDays, texts, stakes } = template
    return {
      ...{ id, games, spins, days, winnings },
      ...(winnings === 'real' ? {} : { wagering, bonusDays, ...form.showNamedTerms(template) }),
      texts,
      currencies: Object.fromEntries(
        stakes.map(({ currency, stake, maxWin }) => [
          currency,
          { stake: toMajor(stake, currency), maxWin: toMajor(maxWin, currency) },
        ]),
      ),
    }
  },
  line: ({ games, spins, winnings, stakes }) =>
    `${spins} in ${games.join(', ')}  won as ${winnings === 'real' ? 'real money' : 'a bonus'}  ${stakes.map(({ currency }) => currency).join(' ')}`,
})
