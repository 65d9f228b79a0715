import * as v from 'valibot'
import type { Bonuses } from '../bonuses/bonuses.module.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Ids } from '../kit/ids.ts'
import { toMajor } from '../kit/money.ts'
import { Refusal } from '../kit/refusal.ts'
import { findPlayer } from '../players/player.ts'
import { type FreeSpinsGamesDeps, templateMustHaveFreeSpins } from './free-spins-games.ts'
import { makeNoun } from './noun.ts'
import { because, readArgs, readBecause, subjectId, usageOf } from './operator-args.ts'
import { recordOperatorAct } from './operator-log.ts'
import { OperatorMistake } from './operator-mistake.ts'
import { findPlayerId } from './player-id.ts'

export interface FreeSpinsActsDeps extends FreeSpinsGamesDeps {
  db: Database
  clock: Clock
  ids: Ids
  bonuses: Pick<Bonuses, 'giveFreeSpins' | 'withdrawFreeSpins' | 'listFreeSpins'>
}

const USAGE = [
  'npm run operator -- freespins show EMAIL|ID [--json]',
  'npm run operator -- freespins give EMAIL|ID --template ID [--days NUMBER, 14 when left out] --by NAME --reason TEXT [--json]',
  'npm run operator -- freespins withdraw ID --by NAME --reason TEXT [--json]',
]
const OPTIONS = {
  template: { type: 'string', default: '' },
  days: { type: 'string', default: '14' },
} as const
const DAY_MS = 86_400_000

const player = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(320))
const gift = {
  template: subjectId,
  /** The days in which a player can accept them. */
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
}
const commandSchema = v.variant('act', [
  v.strictObject({ act: v.literal('show'), player }),
  v.strictObject({ act: v.literal('give'), player, ...gift, ...because }),
  v.strictObject({ act: v.literal('withdraw'), id: subjectId, ...because }),
])
type Command = v.InferOutput<typeof commandSchema>

/** `npm run operator -- freespins`: shows a player's free spins, gives some, and withdraws them. */
export const freeSpinsNoun = makeNoun({
  usage: USAGE,
  schema: commandSchema,
  read(args): { command: Command; asJson: boolean } {
    const { positionals, values } = readArgs(args, OPTIONS, USAGE)
    const [act, subject, ...rest] = positionals
    if (subject === undefined || rest.length > 0) throw usageOf(USAGE)
    const asJson = values.json
    if (act === 'show') return { command: { act, player: subject }, asJson }
    if (act === 'withdraw') return { command: { act, id: subject, ...readBecause(values) }, asJson }
    if (act !== 'give') throw usageOf(USAGE)
    const terms = { template: values.template, days: Number(values.days) }
    const parsed = v.safeParse(v.object(gift), terms)
    if (!parsed.success)
      throw new OperatorMistake(
        `--${v.getDotPath(parsed.issues[0])} does not take this.\n${USAGE[1]}`,
      )
    const command = { act, player: subject, ...parsed.output, ...readBecause(values) } as const
    return { command, asJson }
  },
  async carryOut(deps: FreeSpinsActsDeps, command) {
    const playerId =
      command.act === 'withdraw'
        ? await withdraw(deps, command)
        : await findPlayerId(deps.db, command.player)
    if (command.act === 'give') await give(deps, playerId, command)
    const found = await deps.bonuses.listFreeSpins(playerId)
    return {
      player: playerId,
      freeSpins: found.map(({ stake, paid, offerEndsAt, endsAt, ...each }) => ({
        ...{ id: each.id, state: each.state, games: each.games, currency: each.currency },
        ...{ spins: each.spins, played: each.played, provider: each.providerId },
        stake: toMajor(stake, each.currency),
        paid: paid === null ? null : toMajor(paid, each.currency),
        until: (endsAt ?? offerEndsAt).toISOString(),
        problem: each.problem,
      })),
    }
  },
  lines: ({ player, freeSpins }) =>
    freeSpins.length === 0
      ? [`Player ${player} has no free spins.`]
      : freeSpins.map(
          ({ id, state, spins, played, stake, currency, games, until, paid, problem }) =>
            `${id}  ${state}  ${played} of ${spins} at ${stake} ${currency} in ${games.join(', ')}  until ${until}` +
            (paid === null ? '' : `  paid ${paid} ${currency}`) +
            (problem === null ? '' : `  ${problem}`),
        ),
})

async function give(
  deps: FreeSpinsActsDeps,
  playerId: string,
  { template: templateId, days, by, reason }: Extract<Command, { act: 'give' }>,
): Promise<void> {
  const { db, clock, ids, bonuses } = deps
  const found = await findPlayer(db, playerId)
  if (!found?.active)
    throw new OperatorMistake('The player may not play now, and gets no free spins.')
  const { currency } = found
  await refusalAsMistake(() =>
    db.transaction(async (tx) => {
      await templateMustHaveFreeSpins(deps, tx, templateId, clock.now())
      const id = await bonuses.giveFreeSpins(tx, {
        key: `operator/${ids.newId()}`,
        ...{ playerId, currency, templateId },
        offerEndsAt: new Date(clock.nowMs() + days * DAY_MS),
        actor: `operator/${by}`,
      })
      const act = { act: 'freespins give', subject: playerId, by, reason }
      const after = { id, template: templateId, days }
      await recordOperatorAct(tx, { clock }, { ...act, before: {}, after })
    }),
  )
}

/** Returns the id of the player who had them. */
function withdraw(
  { db, clock, bonuses }: FreeSpinsActsDeps,
  { id, by, reason }: Extract<Command, { act: 'withdraw' }>,
): Promise<string> {
  return refusalAsMistake(() =>
    db.transaction(async (tx) => {
      const playerId = await bonuses.withdrawFreeSpins(tx, id, `operator/${by}`)
      const act = { act: 'freespins withdraw', subject: id, by, reason }
      const change = { before: {}, after: { state: 'cancelled' } }
      await recordOperatorAct(tx, { clock }, { ...act, ...change })
      return playerId
    }),
  )
}

const SENTENCES: Readonly<Record<string, string>> = {
  free_spins_template_unknown: 'There is no such template in the currency of the player.',
  free_spins_unknown: 'There are no such free spins.',
  free_spins_over: 'The free spins have ended.',
}

async function refusalAsMistake<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Refusal)
      throw new OperatorMistake(SENTENCES[error.code] ?? `The casino refused: ${error.code}.`)
    throw error
  }
}
