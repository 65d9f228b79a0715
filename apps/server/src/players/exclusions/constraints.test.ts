import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { attempt, describeSteps, describeTable, insert, PLAYER } from '#testkit/table-rules.ts'
import type { Database } from '../../db/database.ts'
import { readMigrations } from '../../db/migrate.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const before = insert('player', PLAYER)
const player_id = PLAYER.id ?? ''

const EXCLUSION = {
  id: `'x1'`,
  player_id,
  kind: `'self_exclusion'`,
  started_at: 'now()',
  asked_by: `'player'`,
}

describeTable(() => db, {
  table: 'player_exclusion',
  before,
  row: { ...EXCLUSION, moved_money: 'false' },
  refused: {
    player_exclusion_player_id_fkey: { player_id: `'missing'` },
    player_exclusion_odd_kind: { kind: `'pause'` },
    player_exclusion_ends_before_it_begins: { ends_at: 'now()' },
    player_exclusion_time_out_without_end: { kind: `'time_out'` },
    player_exclusion_odd_asker: { asked_by: `'somebody'` },
    player_exclusion_without_reason: [{ asked_by: `'operator/kim'` }, { reason: `'because'` }],
    player_exclusion_odd_reason: { asked_by: `'operator/kim'`, reason: `''` },
  },
  once: { player_exclusion_pkey: { kind: `'time_out'`, ends_at: `now() + interval '1 day'` } },
})

const TOMORROW = `now() + interval '1 day'`
const END = { exclusion_id: `'x1'`, ended_at: TOMORROW }

describeTable(() => db, {
  table: 'player_exclusion_end',
  before: before + exclusionUntil(TOMORROW),
  row: END,
  refused: { player_exclusion_end_exclusion_id_fkey: { exclusion_id: `'none'` } },
  once: { player_exclusion_end_pkey: { ended_at: `now() + interval '2 days'` } },
})

const NOT_OVER = 'player ann has an exclusion that is not over'

describeSteps(() => db, {
  table: 'player',
  row: { ...PLAYER, status: `'excluded'` },
  taken: {
    'active again when the exclusion is over': {
      also: exclusionUntil(TOMORROW) + insert('player_exclusion_end', END),
      to: { status: `'active'` },
    },
    'blocked in a time-out': { also: exclusionUntil(TOMORROW), to: { status: `'blocked'` } },
    'blocked although excluded for good': {
      also: exclusionUntil('null'),
      to: { status: `'blocked'` },
    },
  },
  refused: {
    'active in a time-out': {
      also: exclusionUntil(TOMORROW),
      to: { status: `'active'` },
      by: NOT_OVER,
    },
    'limited in a time-out': {
      also: exclusionUntil(TOMORROW),
      to: { status: `'limited'` },
      by: NOT_OVER,
    },
    'active when only the shorter of two exclusions is over': {
      also:
        exclusionUntil(TOMORROW) +
        insert('player_exclusion_end', END) +
        insert('player_exclusion', { ...EXCLUSION, id: `'x2'` }),
      to: { status: `'active'` },
      by: NOT_OVER,
    },
    'active although excluded for good': {
      also: exclusionUntil('null'),
      to: { status: `'active'` },
      by: NOT_OVER,
    },
  },
})

describe('G3 an exclusion from before ends were stored', () => {
  const migration = readMigrations().find(({ name }) => name === '0034_exclusion_end.sql')?.text
  const unmigrate = 'drop table player_exclusion_end; drop function player_exclusion_is_over;'
  const become = (status: string, ends_at: string) => {
    const player = insert('player', { ...PLAYER, status })
    const exclusion = insert('player_exclusion', {
      ...EXCLUSION,
      started_at: `now() - interval '9 days'`,
      ends_at,
    })
    return attempt(
      db,
      `${player}${unmigrate}${exclusion}${migration}update player set status = 'active'`,
    )
  }

  test.each([`'excluded'`, `'blocked'`])(
    'that is over lets a player become active who is %s',
    async (status) => {
      await expect(become(status, `now() - interval '1 day'`)).resolves.toBeUndefined()
    },
  )

  test('that ends within a day can be ended by a node of the release before', async () => {
    await expect(become(`'excluded'`, `now() + interval '23 hours'`)).resolves.toBeUndefined()
  })

  test('that lasts longer keeps the player from becoming active', async () => {
    await expect(become(`'excluded'`, `now() + interval '2 days'`)).rejects.toThrow(NOT_OVER)
  })
})

test.each([
  ['earlier than it was requested', exclusionUntil(TOMORROW), `now() + interval '23 hours'`],
  ['when it is for good', exclusionUntil('null'), `now() + interval '99 years'`],
])('G3 no exclusion ends %s', async (_what, exclusion, ended_at) => {
  const rows = before + exclusion + insert('player_exclusion_end', { ...END, ended_at })
  await expect(attempt(db, rows)).rejects.toThrow('the exclusion x1 is not over at')
})

function exclusionUntil(ends_at: string): string {
  return insert('player_exclusion', { ...EXCLUSION, ends_at })
}

test.each([
  ['player_exclusion', 'ends_at = now()'],
  ['player_exclusion_end', 'ended_at = now()'],
])('G3 an exclusion stays as it was stored, and so does its end: %s', async (table, change) => {
  const rows = before + exclusionUntil(TOMORROW) + insert('player_exclusion_end', END)
  for (const statement of [
    `update ${table} set ${change}`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
  ])
    await expect(attempt(db, rows + statement)).rejects.toThrow('is append-only')
})
