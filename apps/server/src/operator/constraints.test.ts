import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { describeTable, insert } from '#testkit/table-rules.ts'
import type { Database } from '../db/database.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const ACT = {
  id: '900000001',
  at: 'now()',
  operator: `'kim'`,
  act: `'player sign-out'`,
  subject: `'ann'`,
  reason: `'asked by phone'`,
  before: `'{}'`,
  after: `'{}'`,
}

describeTable(() => db, {
  table: 'operator_act',
  row: ACT,
  refused: {
    operator_act_odd_operator: { operator: `'kim miller'` },
    operator_act_odd_act: { act: `'Player'` },
    operator_act_odd_subject: { subject: `''` },
    operator_act_without_reason: { reason: `'  '` },
  },
  once: { operator_act_pkey: { operator: `'lee'` } },
})

test.each([
  'update operator_act set reason = $$other$$',
  'delete from operator_act',
  'truncate operator_act',
])('the log of operators’ acts refuses: %s', async (statement) => {
  const both = `${insert('operator_act', ACT)}; ${statement}`
  await expect(db.transaction((tx) => tx.script(both))).rejects.toThrow(
    'the acts of operators are append-only',
  )
})
