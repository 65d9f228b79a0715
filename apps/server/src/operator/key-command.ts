import * as v from 'valibot'
import {
  addOperatorKey,
  endOperatorKey,
  KEY_SCOPES,
  listOperatorKeys,
} from '../content/keys/operator-keys.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import { newSecret, type Random } from '../kit/random.ts'
import { makeNoun } from './noun.ts'
import { because, readArgs, readBecause, usageOf } from './operator-args.ts'
import { recordOperatorAct } from './operator-log.ts'
import { OperatorMistake } from './operator-mistake.ts'

const USAGE = [
  'npm run operator -- keys [--json]',
  `npm run operator -- keys add NAME --scopes ${KEY_SCOPES.join(',')} --by NAME --reason TEXT [--json]`,
  'npm run operator -- keys end NAME --by NAME --reason TEXT [--json]',
]

const name = v.pipe(v.string(), v.regex(/^[\w.@-]{1,64}$/))
const scopes = v.pipe(
  v.array(v.picklist(KEY_SCOPES)),
  v.minLength(1),
  v.maxLength(KEY_SCOPES.length),
)
const commandSchema = v.variant('act', [
  v.strictObject({ act: v.literal('list') }),
  v.strictObject({ act: v.literal('add'), name, scopes, ...because }),
  v.strictObject({ act: v.literal('end'), name, ...because }),
])
type KeyCommand = v.InferOutput<typeof commandSchema>

interface KeyDeps {
  db: Database
  clock: Clock
  random: Random
}

/**
 * `npm run operator -- keys`: who may edit content and words over HTTP. A new key is shown once.
 */
export const keyNoun = makeNoun({
  usage: USAGE,
  schema: commandSchema,
  read(args): { command: KeyCommand; asJson: boolean } {
    const { positionals, values } = readArgs(args, { scopes: { type: 'string' } }, USAGE)
    const [act, given, ...rest] = positionals
    if (act === undefined) return { command: { act: 'list' }, asJson: values.json }
    if ((act !== 'add' && act !== 'end') || given === undefined || rest.length > 0)
      throw usageOf(USAGE)
    if (!v.is(name, given))
      throw new OperatorMistake('A key is named with letters, digits and . _ @ -')
    if (act === 'end')
      return { command: { act, name: given, ...readBecause(values) }, asJson: values.json }
    const wanted = [...new Set(values.scopes?.split(','))]
    if (!v.is(scopes, wanted))
      throw new OperatorMistake(`Say what the key opens: --scopes ${KEY_SCOPES.join(',')}`)
    return {
      command: { act, name: given, scopes: wanted, ...readBecause(values) },
      asJson: values.json,
    }
  },
  async carryOut(deps: KeyDeps, command) {
    const added = command.act === 'add' ? await add(deps, command) : null
    if (command.act === 'end') await end(deps, command)
    const keys = await listOperatorKeys(deps.db)
    return {
      added,
      keys: keys.map(({ created_at, ended_at, ...key }) => ({
        ...key,
        since: created_at.toISOString(),
        ended: ended_at?.toISOString() ?? null,
      })),
    }
  },
  lines({ added, keys }) {
    if (added) return [`The key of ${added.name}, which is shown only now:`, added.key]
    if (keys.length === 0) return ['There is no key: nobody edits content or words over HTTP.']
    return keys.map(
      ({ name, scopes, since, ended }) =>
        `${name}  ${scopes.join(',')}  since ${since}${ended ? `  ended ${ended}` : ''}`,
    )
  },
})

async function add(
  deps: KeyDeps,
  { name, scopes, by, reason }: Extract<KeyCommand, { act: 'add' }>,
): Promise<{ name: string; key: string }> {
  const key = newSecret(deps.random)
  await deps.db.transaction(async (tx) => {
    if (!(await addOperatorKey(tx, deps, { name, key, scopes })))
      throw new OperatorMistake(
        `There is or was a key of ${name}. A name stays with its key: choose another one.`,
      )
    await recordOperatorAct(tx, deps, {
      act: 'keys add',
      subject: name,
      by,
      reason,
      before: {},
      after: { scopes },
    })
  })
  return { name, key }
}

async function end(
  deps: KeyDeps,
  { name, by, reason }: Extract<KeyCommand, { act: 'end' }>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const had = await endOperatorKey(tx, deps, name)
    if (!had) throw new OperatorMistake(`No key of ${name} is in use.`)
    await recordOperatorAct(tx, deps, {
      act: 'keys end',
      subject: name,
      by,
      reason,
      before: { scopes: had },
      after: { scopes: [] },
    })
  })
}
