import { afterAll, beforeAll } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { describeSteps, describeTable, insert } from '#testkit/table-rules.ts'
import type { Database } from '../db/database.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const TRANSFER = { id: '900000001', key: `'a key'`, kind: `'test'` }

describeTable(() => db, {
  table: 'ledger_account',
  row: { id: `'player/ann/real'`, currency: `'EUR'`, balance: '0' },
  refused: {
    ledger_account_not_overdrawn: { balance: '-1' },
    ledger_account_only_purses: { id: `'house/games/EUR'` },
    ledger_account_odd_currency: { currency: `'eur'` },
  },
  once: { ledger_account_pkey: { currency: `'USD'` } },
})

describeTable(() => db, {
  table: 'ledger_transfer',
  row: TRANSFER,
  once: {
    ledger_transfer_pkey: { key: `'another key'` },
    ledger_transfer_key_used_before: { id: '900000002' },
  },
})

describeTable(() => db, {
  table: 'ledger_posting',
  before: insert('ledger_transfer', TRANSFER),
  row: {
    transfer_id: TRANSFER.id,
    line: '1',
    from_account: `'world/bank/EUR'`,
    to_account: `'house/games/EUR'`,
    amount: '1',
    currency: `'EUR'`,
  },
  refused: {
    ledger_posting_transfer_id_fkey: { transfer_id: '900000009' },
    ledger_posting_moves_nothing: { amount: '0' },
    ledger_posting_to_itself: { to_account: `'world/bank/EUR'` },
    ledger_posting_other_currency: { to_account: `'house/games/USD'` },
    ledger_posting_odd_account: { from_account: `'casino/EUR'` },
  },
  once: { ledger_posting_pkey: { amount: '2' } },
})

describeTable(() => db, {
  table: 'ledger_freeze',
  row: { currency: `'EUR'`, reason: `'a test'`, frozen_at: 'now()' },
  once: { ledger_freeze_pkey: { reason: `'another one'` } },
})

describeTable(() => db, {
  table: 'ledger_checkpoint',
  before: 'delete from ledger_checkpoint;',
  row: { only_row: 'true', up_to: '7', next_up_to: '9', next_after: `'3'` },
  refused: {
    ledger_checkpoint_twice: { only_row: 'false' },
    ledger_checkpoint_goes_back: { next_up_to: '7' },
    ledger_checkpoint_half_planned: [{ next_after: 'null' }, { next_up_to: 'null' }],
  },
  once: { ledger_checkpoint_pkey: { up_to: '8' } },
})

describeSteps(() => db, {
  table: 'ledger_checkpoint',
  before: 'delete from ledger_checkpoint;',
  row: { only_row: 'true', up_to: '7' },
  taken: { 'one that is further on': { to: { up_to: '8' } } },
  refused: {
    'one that is further back': { to: { up_to: '6' }, by: 'a checkpoint only goes forward' },
  },
})

describeTable(() => db, {
  table: 'ledger_sum',
  row: { account: `'house/games/EUR'`, currency: `'EUR'`, total: '-5' },
  once: { ledger_sum_pkey: { total: '7' } },
})
