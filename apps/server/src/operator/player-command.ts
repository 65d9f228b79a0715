import * as v from 'valibot'
import { moment } from '#contracts/moment.ts'
import { type BreakLength, endOfBreak } from '#rules/breaks.ts'
import { because, readArgs, readBecause, usageOf } from './operator-args.ts'
import { OperatorMistake } from './operator-mistake.ts'

const player = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(320))

/** An operator's command about a player. `player` is an e-mail address or an id. */
export const playerCommand = v.variant('act', [
  v.strictObject({ act: v.literal('show'), player }),
  v.strictObject({ act: v.picklist(['block', 'unblock', 'limit', 'unlimit']), player, ...because }),
  v.strictObject({ act: v.picklist(['sign-out', 'mail']), player, ...because }),
  v.strictObject({
    act: v.literal('exclude'),
    player,
    ...because,
    until: v.nullable(moment),
  }),
])

export type PlayerCommand = v.InferOutput<typeof playerCommand>

const ACTS = [
  'show',
  'block',
  'unblock',
  'limit',
  'unlimit',
  'sign-out',
  'mail',
  'exclude',
] as const
const LENGTHS: ReadonlyMap<string, BreakLength> = new Map([
  ['day', 'DAY'],
  ['week', 'WEEK'],
  ['month', 'MONTH'],
  ['six-months', 'SIX_MONTHS'],
  ['good', 'FOR_GOOD'],
])

export const PLAYER_USAGE = [
  'npm run operator -- player show EMAIL|ID [--json]',
  'npm run operator -- player block|unblock|limit|unlimit EMAIL|ID --by NAME --reason TEXT [--json]',
  'npm run operator -- player exclude EMAIL|ID --for day|week|month|six-months|good --by NAME --reason TEXT [--json]',
  'npm run operator -- player exclude EMAIL|ID --until YYYY-MM-DD --by NAME --reason TEXT [--json]',
  'npm run operator -- player sign-out EMAIL|ID --by NAME --reason TEXT [--json]',
  'npm run operator -- player mail EMAIL|ID --by NAME --reason TEXT [--json]',
]

/** Reads what follows `npm run operator -- player`. Throws OperatorMistake with a sentence. */
export function readPlayerCommand(
  args: readonly string[],
  now: Date,
): { command: PlayerCommand; asJson: boolean } {
  const { positionals, values } = readArgs(
    args,
    { for: { type: 'string' }, until: { type: 'string' } },
    PLAYER_USAGE,
  )
  const [verb, player, ...rest] = positionals
  const act = ACTS.find((each) => each === verb)
  if (!act || player === undefined || rest.length > 0) throw usageOf(PLAYER_USAGE)
  if (act === 'show') return { command: { act, player }, asJson: values.json }
  const because = readBecause(values)
  const command =
    act === 'exclude'
      ? { act, player, ...because, until: readEnd(values, now) }
      : { act, player, ...because }
  return { command, asJson: values.json }
}

/** When an exclusion is over, ISO 8601; null for good. */
function readEnd(
  { for: length, until }: { for?: string | undefined; until?: string | undefined },
  now: Date,
): string | null {
  if ((length === undefined) === (until === undefined))
    throw new OperatorMistake(
      'Say for how long: --for day|week|month|six-months|good, or --until YYYY-MM-DD',
    )
  if (length !== undefined) {
    const known = LENGTHS.get(length)
    if (!known)
      throw new OperatorMistake(
        `An exclusion lasts ${[...LENGTHS.keys()].join(', ')}, not "${length}".`,
      )
    return endOfBreak(now, known)?.toISOString() ?? null
  }
  const end = new Date(`${until}T00:00:00Z`)
  // A 30th of February would become a day of March.
  if (Number.isNaN(end.getTime()) || end.toISOString().slice(0, 10) !== until || end <= now)
    throw new OperatorMistake(
      `--until takes a day that is still to come, such as 2030-01-31, not "${until}".`,
    )
  return end.toISOString()
}
