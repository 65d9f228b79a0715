import { readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { parse, stringify } from 'yaml'
import {
  BadTerms,
  type Shelf,
  type Standing,
  takeProgrammeTurn,
} from '../bonuses/programme/programme.ts'
import type { Database, Executor, Tx } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import { sentenceOf } from '../kit/issue-sentence.ts'
import type { FreeSpinsGamesDeps } from './free-spins-games.ts'
import { makeNoun } from './noun.ts'
import { because, readArgs, readBecause, subjectId, usageOf } from './operator-args.ts'
import { recordOperatorAct } from './operator-log.ts'
import { OperatorMistake } from './operator-mistake.ts'

/** One kind of terms that operators set, each set of terms in a file. */
export interface TermsKind<Terms extends { id: string }, Form> {
  noun: string
  /** A set of these terms is called so in sentences. */
  one: string
  shelf: Shelf<Terms>
  /** Schema of a file. */
  form: v.GenericSchema<unknown, Form & { id: string }>
  /** `before` is what has the id now. Throws OperatorMistake. */
  read(form: Form & { id: string }, before: Terms | null, now: Date): Terms
  /** Throws OperatorMistake for terms that do not fit the games of the casino. */
  mustFit?(deps: FitDeps, db: Executor, terms: Terms): Promise<void>
  /** The terms as a file states them. */
  show(terms: Terms): object
  /** The terms in a few words. */
  line(terms: Terms): string
}

type FitDeps = FreeSpinsGamesDeps & { clock: Clock }
type Deps = FitDeps & { db: Database }

const LARGEST_FILE = 100_000
const MOST = 1_000

const commandSchema = v.variant('act', [
  v.strictObject({
    act: v.literal('list'),
    most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST)),
  }),
  v.strictObject({ act: v.literal('show'), id: subjectId }),
  v.strictObject({ act: v.literal('add'), terms: v.record(v.string(), v.unknown()), ...because }),
  v.strictObject({
    act: v.literal('change'),
    terms: v.record(v.string(), v.unknown()),
    ...because,
  }),
  v.strictObject({ act: v.literal('end'), id: subjectId, ...because }),
])
type Command = v.InferOutput<typeof commandSchema>
type Put = Extract<Command, { terms: object }>

/** Makes the noun of a kind of terms: lists them, shows one as a file, adds, changes and ends. */
export function makeTermsNoun<Terms extends { id: string }, Form>(kind: TermsKind<Terms, Form>) {
  const { noun, one, show, line } = kind
  const usage = [
    `npm run operator -- ${noun} [--most NUMBER] [--json]`,
    `npm run operator -- ${noun} show ID [--json]`,
    `npm run operator -- ${noun} add|change FILE --by NAME --reason TEXT [--json]`,
    `npm run operator -- ${noun} end ID --by NAME --reason TEXT [--json]`,
  ]
  return makeNoun({
    usage,
    schema: commandSchema,
    read: (args) => readTermsCommand(args, usage),
    async carryOut(deps: Deps, command) {
      const found = await carryOut(deps, kind, command)
      return {
        act: command.act,
        found: found.map((standing) => ({
          id: standing.terms.id,
          state: stateOf(standing, deps.clock.now()),
          inShort: line(standing.terms),
          terms: show(standing.terms),
        })),
      }
    },
    lines({ act, found }) {
      if (act === 'show')
        return found.flatMap(({ state, terms }) => [
          `# ${state}`,
          ...stringify(terms, { lineWidth: 0 }).trimEnd().split('\n'),
        ])
      if (found.length === 0) return [`There is no ${one}.`]
      return found.map(({ id, state, inShort }) => `${id}  ${inShort}  ${state}`)
    },
  })
}

function readTermsCommand(
  args: readonly string[],
  usage: readonly string[],
): { command: Command; asJson: boolean } {
  const { positionals, values } = readArgs(args, { most: { type: 'string', default: '50' } }, usage)
  const [act, subject, ...rest] = positionals
  const asJson = values.json
  if (act === undefined) {
    const command = { act: 'list' as const, most: Number(values.most) }
    if (!v.is(commandSchema, command))
      throw new OperatorMistake(`--most takes a number from 1 to ${MOST}.`)
    return { command, asJson }
  }
  if (subject === undefined || rest.length > 0) throw usageOf(usage)
  if (act === 'show') return { command: { act, id: subject }, asJson }
  if (act === 'end') return { command: { act, id: subject, ...readBecause(values) }, asJson }
  if (act !== 'add' && act !== 'change') throw usageOf(usage)
  const reasons = readBecause(values)
  return { command: { act, terms: readTermsFile(subject), ...reasons }, asJson }
}

/** Every value as text: amounts keep the digits that were typed. */
function readTermsFile(path: string): Record<string, unknown> {
  let content: unknown
  try {
    if (statSync(path).size > LARGEST_FILE)
      throw new Error(`it has more than ${LARGEST_FILE} bytes`)
    content = parse(readFileSync(path, 'utf8'), { schema: 'failsafe' })
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new OperatorMistake(`${path} cannot be read: ${why}.`)
  }
  if (!v.is(v.record(v.string(), v.unknown()), content))
    throw new OperatorMistake(`${path} has no terms: it must be YAML with a name on each line.`)
  return content
}

async function carryOut<Terms extends { id: string }, Form>(
  deps: Deps,
  kind: TermsKind<Terms, Form>,
  command: Command,
): Promise<readonly Standing<Terms>[]> {
  const { db, clock } = deps
  if (command.act === 'list') return kind.shelf.list(db, clock.now(), command.most)
  if (command.act === 'show') return [await mustFind(db, kind, command.id, clock.now())]
  try {
    return await db.transaction(async (tx) => {
      await takeProgrammeTurn(tx)
      const now = clock.now()
      const id =
        command.act === 'end'
          ? await end(tx, deps, kind, command, now)
          : await put(tx, deps, kind, command, now)
      return [await mustFind(tx, kind, id, now)]
    })
  } catch (error) {
    if (error instanceof BadTerms) throw new OperatorMistake(error.message)
    throw error
  }
}

/** Returns the id of the terms. */
async function put<Terms extends { id: string }, Form>(
  tx: Tx,
  deps: Deps,
  kind: TermsKind<Terms, Form>,
  { act, terms: given, by, reason }: Put,
  now: Date,
): Promise<string> {
  const { noun, one, shelf, form, read, mustFit, show } = kind
  const { success, output, issues } = v.safeParse(form, given)
  if (!success) throw new OperatorMistake(`${sentenceOf(issues[0])}.`)
  const { id } = output
  const standing = await shelf.find(tx, id, now)
  if (act === 'add' && standing)
    throw new OperatorMistake(`There is or was the ${one} ${id}: change it, or choose another id.`)
  if (act === 'change' && !standing) throw thereIsNo(one, id)
  const before = standing?.terms ?? null
  const terms = read(output, before, now)
  await mustFit?.(deps, tx, terms)
  await shelf.put(tx, terms, now)
  const after = await mustFind(tx, kind, id, now)
  const change = { before: before ? show(before) : {}, after: show(after.terms) }
  await recordOperatorAct(tx, deps, { act: `${noun} ${act}`, subject: id, by, reason, ...change })
  return id
}

/** Returns the id of the terms. Players keep what they have of them. */
async function end<Terms extends { id: string }, Form>(
  tx: Tx,
  deps: Deps,
  kind: TermsKind<Terms, Form>,
  { id, by, reason }: Extract<Command, { act: 'end' }>,
  now: Date,
): Promise<string> {
  const before = await mustFind(tx, kind, id, now)
  if (before.endsAt && before.endsAt <= now)
    throw new OperatorMistake(`The ${kind.one} ${id} has ended.`)
  await kind.shelf.end(tx, id, now)
  const after = await mustFind(tx, kind, id, now)
  await recordOperatorAct(tx, deps, {
    ...{ act: `${kind.noun} end`, subject: id, by, reason },
    before: { endsAt: before.endsAt },
    after: { endsAt: after.endsAt },
  })
  return id
}

async function mustFind<Terms extends { id: string }, Form>(
  db: Executor,
  { one, shelf }: TermsKind<Terms, Form>,
  id: string,
  now: Date,
): Promise<Standing<Terms>> {
  const standing = await shelf.find(db, id, now)
  if (!standing) throw thereIsNo(one, id)
  return standing
}

function thereIsNo(one: string, id: string): OperatorMistake {
  return new OperatorMistake(`There is no ${one} ${id}.`)
}

function stateOf({ startsAt, endsAt }: Standing<unknown>, now: Date): string {
  if (endsAt && endsAt <= now) return `ended ${endsAt.toISOString()}`
  if (startsAt && startsAt > now) return `begins ${startsAt.toISOString()}`
  return endsAt ? `until ${endsAt.toISOString()}` : 'without an end'
}
