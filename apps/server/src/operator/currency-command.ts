import * as v from 'valibot'
import type { Database } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import { listFreezes, unfreeze } from '../ledger/freeze.ts'
import { makeNoun } from './noun.ts'
import { because, readArgs, readBecause, usageOf } from './operator-args.ts'
import { recordOperatorAct } from './operator-log.ts'
import { OperatorMistake } from './operator-mistake.ts'

const USAGE = [
  'npm run operator -- currencies [--json]',
  'npm run operator -- currencies thaw CURRENCY --by NAME --reason TEXT [--json]',
]

const commandSchema = v.variant('act', [
  v.strictObject({ act: v.literal('list') }),
  v.strictObject({
    act: v.literal('thaw'),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    ...because,
  }),
])
type CurrencyCommand = v.InferOutput<typeof commandSchema>

/** `npm run operator -- currencies`: those in which no money moves, and letting it move again. */
export const currencyNoun = makeNoun({
  usage: USAGE,
  schema: commandSchema,
  read(args): { command: CurrencyCommand; asJson: boolean } {
    const { positionals, values } = readArgs(args, {}, USAGE)
    const [verb, currency, ...rest] = positionals
    if (verb === undefined) return { command: { act: 'list' }, asJson: values.json }
    if (verb !== 'thaw' || currency === undefined || rest.length > 0) throw usageOf(USAGE)
    const command = {
      act: 'thaw' as const,
      currency: currency.toUpperCase(),
      ...readBecause(values),
    }
    if (!v.is(commandSchema, command))
      throw new OperatorMistake(`A currency has three letters, such as EUR, not "${currency}".`)
    return { command, asJson: values.json }
  },
  async carryOut(deps: { db: Database; clock: Clock }, command) {
    if (command.act === 'thaw') await thaw(deps, command)
    const frozen = await listFreezes(deps.db)
    return {
      frozen: frozen.map(({ frozenAt, ...freeze }) => ({
        ...freeze,
        frozenAt: frozenAt.toISOString(),
      })),
    }
  },
  lines: ({ frozen }) =>
    frozen.length === 0
      ? ['Money moves in every currency.']
      : frozen.map(
          ({ currency, frozenAt, reason }) => `${currency}  frozen since ${frozenAt}: ${reason}`,
        ),
})

/** The next trial balance freezes the currency again when its accounts still differ. */
async function thaw(
  deps: { db: Database; clock: Clock },
  { currency, by, reason }: Extract<CurrencyCommand, { act: 'thaw' }>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const freeze = (await listFreezes(tx)).find((each) => each.currency === currency)
    if (!freeze) throw new OperatorMistake(`${currency} is not frozen.`)
    await unfreeze(tx, currency)
    const before = { frozenAt: freeze.frozenAt.toISOString(), reason: freeze.reason }
    await recordOperatorAct(tx, deps, {
      by,
      reason,
      act: 'currencies thaw',
      subject: currency,
      before,
      after: { frozenAt: null },
    })
  })
}
