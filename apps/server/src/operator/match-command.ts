import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { OperatorMistake } from './operator-mistake.ts'

const by = v.pipe(v.string(), v.regex(/^[\w.@-]{1,64}$/))
const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))

/** An operator's command about players who may be an excluded person. */
export const matchCommand = v.variant('act', [
  v.strictObject({ act: v.literal('list matches'), all: v.boolean() }),
  v.strictObject({
    act: v.literal('decide match'),
    match: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    decision: v.picklist(['cleared', 'confirmed']),
    by,
    reason,
  }),
])

export type MatchCommand = v.InferOutput<typeof matchCommand>

const USAGE = [
  'npm run operator -- matches [--all] [--json]',
  'npm run operator -- matches clear|confirm ID --by NAME --reason TEXT [--json]',
].join('\n')
const DECISIONS: Readonly<Record<string, 'cleared' | 'confirmed'>> = { clear: 'cleared', confirm: 'confirmed' }

/** Reads what follows `npm run operator -- matches`. Throws OperatorMistake with a sentence. */
export function readMatchCommand(args: readonly string[]): { command: MatchCommand; asJson: boolean } {
  const { positionals, values } = parse(args)
  const [verb, match, ...rest] = positionals
  if (rest.length > 0) throw new OperatorMistake(USAGE)
  if (verb === undefined) return { command: { act: 'list matches', all: values.all }, asJson: values.json }
  const decision = DECISIONS[verb]
  if (!decision || match === undefined || values.all) throw new OperatorMistake(USAGE)
  if (!v.is(by, values.by)) throw new OperatorMistake('Say who decides, in letters, digits and . _ @ -: --by NAME')
  if (!v.is(reason, values.reason)) throw new OperatorMistake('Say why, in at most 500 characters: --reason TEXT')
  return { command: { act: 'decide match', match, decision, by: values.by, reason: values.reason.trim() }, asJson: values.json }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { by: text, reason: text, all: flag, json: flag } })
  } catch {
    throw new OperatorMistake(USAGE)
  }
}
