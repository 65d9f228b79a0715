import * as v from 'valibot'
import { because, readArgs, readBecause, subjectId, usageOf } from './operator-args.ts'

/** An operator's command about players who may be an excluded person. */
export const matchCommand = v.variant('act', [
  v.strictObject({ act: v.literal('list matches'), all: v.boolean() }),
  v.strictObject({
    act: v.literal('decide match'),
    match: subjectId,
    decision: v.picklist(['cleared', 'confirmed']),
    ...because,
  }),
])

export type MatchCommand = v.InferOutput<typeof matchCommand>

export const MATCH_USAGE = [
  'npm run operator -- matches [--all] [--json]',
  'npm run operator -- matches clear|confirm ID --by NAME --reason TEXT [--json]',
]
const DECISIONS: ReadonlyMap<string, 'cleared' | 'confirmed'> = new Map([
  ['clear', 'cleared'],
  ['confirm', 'confirmed'],
])

/** Reads what follows `npm run operator -- matches`. Throws OperatorMistake with a sentence. */
export function readMatchCommand(args: readonly string[]): {
  command: MatchCommand
  asJson: boolean
} {
  const { positionals, values } = readArgs(
    args,
    { all: { type: 'boolean', default: false } },
    MATCH_USAGE,
  )
  const [verb, match, ...rest] = positionals
  if (rest.length > 0) throw usageOf(MATCH_USAGE)
  if (verb === undefined)
    return { command: { act: 'list matches', all: values.all }, asJson: values.json }
  const decision = DECISIONS.get(verb)
  if (!decision || match === undefined || values.all) throw usageOf(MATCH_USAGE)
  return {
    command: { act: 'decide match', match, decision, ...readBecause(values) },
    asJson: values.json,
  }
}
