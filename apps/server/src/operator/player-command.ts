import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { type BreakLength, endOfBreak } from '#rules/breaks.ts'
import { OperatorMistake } from './operator-mistake.ts'

/** Who acts, and why: both are written down with the act. */
const act = {
  player: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(320)),
  by: v.pipe(v.string(), v.regex(/^[\w.@-]{1,64}$/)),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
}

/** What an operator asks for. `player` is an e-mail address or an id. */
export const playerCommand = v.variant('act', [
  v.strictObject({ act: v.literal('show'), player: act.player }),
  v.strictObject({ act: v.picklist(['block', 'unblock', 'limit', 'unlimit']), ...act }),
  v.strictObject({ act: v.literal('exclude'), ...act, until: v.nullable(v.pipe(v.string(), v.isoTimestamp())) }),
])

export type PlayerCommand = v.InferOutput<typeof playerCommand>

const ACTS = ['show', 'block', 'unblock', 'limit', 'unlimit', 'exclude'] as const
const LENGTHS: Readonly<Record<string, BreakLength>> = {
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  'six-months': 'SIX_MONTHS',
  good: 'FOR_GOOD',
}

const USAGE = [
  'npm run operator -- player show EMAIL|ID [--json]',
  'npm run operator -- player block|unblock|limit|unlimit EMAIL|ID --by NAME --reason TEXT [--json]',
  'npm run operator -- player exclude EMAIL|ID --for day|week|month|six-months|good --by NAME --reason TEXT [--json]',
  'npm run operator -- player exclude EMAIL|ID --until YYYY-MM-DD --by NAME --reason TEXT [--json]',
  'npm run operator -- matches [clear|confirm ID --by NAME --reason TEXT] [--all] [--json]',
].join('\n')

/** Reads what follows `npm run operator --`. Throws OperatorMistake with a sentence. */
export function readPlayerCommand(args: readonly string[], now: Date): { command: PlayerCommand; asJson: boolean } {
  const { positionals, values } = parse(args)
  const [noun, verb, player, ...rest] = positionals
  const known = ACTS.find((each) => each === verb)
  if (noun !== 'player' || !known || player === undefined || rest.length > 0) throw new OperatorMistake(USAGE)
  const { by, reason } = values
  if (known === 'show') return { command: { act: known, player }, asJson: values.json }
  if (!by || !v.is(act.by, by)) throw new OperatorMistake('Say who acts, in letters, digits and . _ @ -: --by NAME')
  if (!reason || !v.is(act.reason, reason)) throw new OperatorMistake('Say why, in at most 500 characters: --reason TEXT')
  const command =
    known === 'exclude'
      ? { act: known, player, by, reason, until: readEnd(values, now) }
      : { act: known, player, by, reason: reason.trim() }
  return { command, asJson: values.json }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { by: text, reason: text, for: text, until: text, json: { type: 'boolean', default: false } },
    })
  } catch {
    throw new OperatorMistake(USAGE)
  }
}

/** When an exclusion is over, ISO 8601; null for good. */
function readEnd({ for: length, until }: { for?: string | undefined; until?: string | undefined }, now: Date): string | null {
  if ((length === undefined) === (until === undefined))
    throw new OperatorMistake('Say for how long: --for day|week|month|six-months|good, or --until YYYY-MM-DD')
  if (length !== undefined) {
    const known = LENGTHS[length]
    if (!known) throw new OperatorMistake(`An exclusion lasts ${Object.keys(LENGTHS).join(', ')}, not "${length}".`)
    return endOfBreak(now, known)?.toISOString() ?? null
  }
  const end = new Date(`${until}T00:00:00Z`)
  // A 30th of February would become a day of March.
  if (Number.isNaN(end.getTime()) || end.toISOString().slice(0, 10) !== until || end <= now)
    throw new OperatorMistake(`--until takes a day that is still to come, such as 2030-01-31, not "${until}".`)
  return end.toISOString()
}
