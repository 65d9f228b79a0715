import { afterAll, beforeAll } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { describeTable, insert } from '#testkit/table-rules.ts'
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
  once: { ledger_transfer_pkey: { key: `'another key'` }, ledger_transfer_key_used_before: { id: '900000002' } },
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
