import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { attempt, describeTable, insert, PLAYER } from '#testkit/table-rules.ts'
import type { Database } from '../../db/database.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const OTHER = { ...PLAYER, id: `'bob'`, email_key: `'bob@example.test'` }
const players = insert('player', PLAYER) + insert('player', OTHER)
const player_id = PLAYER.id ?? ''

describeTable(() => db, {
  table: 'folded_identity',
  before: players,
  row: {
    player_id,
    given_names: `'ann'`,
    family_names: `'player'`,
    date_of_birth: `'1990-01-01'`,
    folding: '1',
  },
  refused: {
    folded_identity_player_id_fkey: { player_id: `'missing'` },
    folded_identity_odd_folding: { folding: '0' },
  },
  once: { folded_identity_pkey: { given_names: `'bob'` } },
})

describeTable(() => db, {
  table: 'folded_everybody',
  row: { folding: '900', finished_at: 'now()' },
  once: { folded_everybody_pkey: {} },
})

const MATCH = { id: `'m1'`, player_id, other_id: `'bob'`, likeness: `'near'`, found_at: 'now()' }

describeTable(() => db, {
  table: 'identity_match',
  before: players,
  row: MATCH,
  refused: {
    identity_match_player_id_fkey: { player_id: `'missing'` },
    identity_match_other_id_fkey: { other_id: `'missing'` },
    identity_match_with_oneself: { other_id: player_id },
    identity_match_odd_likeness: { likeness: `'different'` },
  },
  once: { identity_match_pkey: { likeness: `'same'` }, identity_match_found_twice: { id: `'m2'` } },
})

const DECISION = {
  id: '900000001',
  match_id: `'m1'`,
  decision: `'cleared'`,
  decided_by: `'kim'`,
  reason: `'twins'`,
  decided_at: 'now()',
}

describeTable(() => db, {
  table: 'match_decision',
  before: players + insert('identity_match', MATCH),
  row: DECISION,
  refused: {
    match_decision_match_id_fkey: { match_id: `'none'` },
    match_decision_odd_decision: { decision: `'forgotten'` },
    match_decision_of_nobody: { decided_by: `' '` },
    match_decision_without_reason: { reason: `' '` },
  },
  once: { match_decision_pkey: { decision: `'confirmed'` } },
})

test.each([
  ['identity_match', 'found_at'],
  ['match_decision', 'reason'],
])('G7 what was found and decided stays: %s', async (table, column) => {
  const rows = players + insert('identity_match', MATCH) + insert('match_decision', DECISION)
  for (const statement of [
    `update ${table} set ${column} = ${column}`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
  ])
    await expect(attempt(db, rows + statement)).rejects.toThrow('is append-only')
})
