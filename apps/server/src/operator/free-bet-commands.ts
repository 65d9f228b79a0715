import * as v from 'valibot'
import { FREE_BET_KINDS, type FreeBetKind } from '#rules/free-bet.ts'
import { LEAST_ODDS } from '#rules/odds.ts'
import { isSeen } from '#rules/seen-text.ts'
import type { Bonuses } from '../bonuses/bonuses.module.ts'
import { USUAL_TEXTS } from '../bonuses/free-bets/usual-texts.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Ids } from '../kit/ids.ts'
import { fromMajor, toMajor } from '../kit/money.ts'
import { Refusal } from '../kit/refusal.ts'
import { findPlayer } from '../players/player.ts'
import { makeNoun } from './noun.ts'
import { because, readArgs, readBecause, subjectId, usageOf } from './operator-args.ts'
import { recordOperatorAct } from './operator-log.ts'
import { OperatorMistake } from './operator-mistake.ts'
import { findPlayerId } from './player-id.ts'

export interface FreeBetActsDeps {
  db: Database
  clock: Clock
  ids: Ids
  bonuses: Pick<Bonuses, 'giveFreeBet' | 'withdrawFreeBet' | 'listFreeBets'>
}

const USAGE = [
  'npm run operator -- freebets show EMAIL|ID [--json]',
  'npm run operator -- freebets give EMAIL|ID --amount NUMBER --days NUMBER [--odds 1.50] [--kinds single,multiple] [--sports NAME,NAME] [--wagering NUMBER [--bonus-odds 1.50]] --by NAME --reason TEXT [--json]',
  'npm run operator -- freebets withdraw ID --by NAME --reason TEXT [--json]',
]
const OPTIONS = {
  amount: { type: 'string' },
  days: { type: 'string' },
  odds: { type: 'string', default: '1.50' },
  kinds: { type: 'string', default: 'single,multiple' },
  sports: { type: 'string', default: '' },
  wagering: { type: 'string' },
  'bonus-odds': { type: 'string' },
} as const
const DAY_MS = 86_400_000
/** Days in which a win that is paid as a bonus has to be staked. */
const DAYS_TO_STAKE = 7

const player = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(320))
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))
const gift = {
  amount: v.pipe(v.string(), v.maxLength(32)),
  days: whole(365),
  odds: v.pipe(v.string(), v.regex(LEAST_ODDS)),
  kinds: v.pipe(v.array(v.picklist(FREE_BET_KINDS)), v.minLength(1)),
  sports: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.check(isSeen), v.maxLength(100))),
    v.maxLength(20),
  ),
  wagering: v.nullable(whole(100)),
  'bonus-odds': v.optional(v.pipe(v.string(), v.regex(LEAST_ODDS))),
}
const commandSchema = v.variant('act', [
  v.strictObject({ act: v.literal('show'), player }),
  v.strictObject({ act: v.literal('give'), player, ...gift, ...because }),
  v.strictObject({ act: v.literal('withdraw'), id: subjectId, ...because }),
])
type Command = v.InferOutput<typeof commandSchema>

/** `npm run operator -- freebets`: those of a player, a new one, and one that is taken back. */
export const freeBetNoun = makeNoun({
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
    const { amount = '', days, odds, kinds, sports, wagering } = values
    const terms = {
      ...{ amount, odds, days: Number(days), kinds: listOf(kinds), sports: listOf(sports) },
      wagering: wagering === undefined ? null : Number(wagering),
      'bonus-odds': values['bonus-odds'],
    }
    const parsed = v.safeParse(v.object(gift), terms)
    if (!parsed.success)
      throw new OperatorMistake(
        `--${v.getDotPath(parsed.issues[0])?.split('.')[0]} does not take this.\n${USAGE[1]}`,
      )
    if (wagering === undefined && values['bonus-odds'] !== undefined)
      throw new OperatorMistake(`--bonus-odds goes with --wagering.\n${USAGE[1]}`)
    const command = { act, player: subject, ...parsed.output, ...readBecause(values) } as const
    return { command, asJson }
  },
  async carryOut(deps: FreeBetActsDeps, command) {
    const playerId =
      command.act === 'withdraw'
        ? await withdraw(deps, command)
        : await findPlayerId(deps.db, command.player)
    if (command.act === 'give') await give(deps, playerId, command)
    const found = await deps.bonuses.listFreeBets(playerId)
    return {
      player: playerId,
      freeBets: found.map(({ id, state, amount, currency, minOdds, kinds, sports, endsAt }) => ({
        ...{ id, state, minOdds, kinds, sports, currency },
        amount: toMajor(amount, currency),
        endsAt: endsAt.toISOString(),
      })),
    }
  },
  lines: ({ player, freeBets }) =>
    freeBets.length === 0
      ? [`Player ${player} has no free bets.`]
      : freeBets.map(
          ({ id, state, amount, currency, minOdds, kinds, endsAt }) =>
            `${id}  ${state}  ${amount} ${currency}  odds from ${minOdds}  ${kinds.join(', ')}  until ${endsAt}`,
        ),
})

async function give(
  { db, clock, ids, bonuses }: FreeBetActsDeps,
  playerId: string,
  command: Extract<Command, { act: 'give' }>,
): Promise<void> {
  const { by, reason, days, odds: minOdds, sports, wagering } = command
  const kinds: FreeBetKind[] = [...new Set(command.kinds)]
  const { currency } = (await findPlayer(db, playerId)) ?? { currency: '' }
  await refusalAsMistake(() =>
    db.transaction(async (tx) => {
      const amount = fromMajor(command.amount, currency)
      if (amount <= 0n) throw new OperatorMistake('A free bet is worth more than nothing.')
      const id = await bonuses.giveFreeBet(tx, {
        key: `operator/${ids.newId()}`,
        ...{ playerId, currency, amount, minOdds, kinds, sports, reason, texts: USUAL_TEXTS },
        ...(wagering === null
          ? {}
          : { winnings: { wagering, minOdds: command['bonus-odds'], days: DAYS_TO_STAKE } }),
        endsAt: new Date(clock.nowMs() + days * DAY_MS),
        actor: `operator/${by}`,
      })
      const after = { id, amount: command.amount, currency, minOdds, kinds, days }
      const act = { act: 'freebets give', subject: playerId, by, reason }
      await recordOperatorAct(tx, { clock }, { ...act, before: {}, after })
    }),
  )
}

/** Returns whose it was. */
async function withdraw(
  { db, clock, bonuses }: FreeBetActsDeps,
  { id, by, reason }: Extract<Command, { act: 'withdraw' }>,
): Promise<string> {
  return refusalAsMistake(() =>
    db.transaction(async (tx) => {
      const playerId = await bonuses.withdrawFreeBet(tx, id, `operator/${by}`)
      const act = { act: 'freebets withdraw', subject: id, by, reason }
      const change = { before: { state: 'given' }, after: { state: 'withdrawn' } }
      await recordOperatorAct(tx, { clock }, { ...act, ...change })
      return playerId
    }),
  )
}

const SENTENCES: Readonly<Record<string, string>> = {
  account_not_active: 'The player may not play now, and gets no free bet.',
  free_bet_not_given: 'There is no such free bet, or it is in a bet or has ended.',
  bad_input: '--amount takes a number with the digits of the currency, such as 12.34.',
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

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
