import * as v from 'valibot'
import type { Database, Tx } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import { makeNoun } from './noun.ts'
import { insertOperatorAct, selectOperatorActs } from './operator-act.store.ts'
import { type Because, readArgs, usageOf } from './operator-args.ts'
import { OperatorMistake } from './operator-mistake.ts'

/**
 * The database refuses other texts than `act` and `subject` of this form: see the table
 * operator_act.
 */
interface OperatorAct extends Because {
  /** Noun and verb, such as 'currencies thaw'. */
  act: string
  /** The id of what the act is about. */
  subject: string
  before: object
  after: object
}

/**
 * Writes an act down, with the transaction in which it happened. It can be added to, never changed.
 */
export async function recordOperatorAct(
  tx: Tx,
  { clock }: { clock: Clock },
  recorded: OperatorAct,
): Promise<void> {
  const { by, act, subject, reason, before, after } = recorded
  await insertOperatorAct(tx, {
    at: clock.now(),
    operator: by,
    act,
    subject,
    reason,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  })
}

const MOST = 1_000
const USAGE = ['npm run operator -- log [--about ID] [--most NUMBER] [--json]']

const commandSchema = v.strictObject({
  act: v.literal('list acts'),
  about: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(320))),
  most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST)),
})

/** `npm run operator -- log`: what operators have done, newest first. */
export const logNoun = makeNoun({
  usage: USAGE,
  schema: commandSchema,
  read(args) {
    const { positionals, values } = readArgs(
      args,
      { about: { type: 'string' }, most: { type: 'string', default: '50' } },
      USAGE,
    )
    if (positionals.length > 0) throw usageOf(USAGE)
    const command = {
      act: 'list acts' as const,
      about: values.about ?? null,
      most: Number(values.most),
    }
    if (!v.is(commandSchema, command))
      throw new OperatorMistake(`--most takes a number from 1 to ${MOST}, and --about an id.`)
    return { command, asJson: values.json }
  },
  async carryOut({ db }: { db: Database; clock: Clock }, { about, most }) {
    const acts = await selectOperatorActs(db, about, most)
    return { acts: acts.map(({ at, ...act }) => ({ at: at.toISOString(), ...act })) }
  },
  lines: ({ acts }) =>
    acts.length === 0
      ? ['No operator has done anything.']
      : acts.map(
          ({ at, operator, act, subject, reason, before, after }) =>
            `${at}  ${operator}  ${act}  ${subject}  ${JSON.stringify(before)} -> ${JSON.stringify(after)}  ${reason}`,
        ),
})
