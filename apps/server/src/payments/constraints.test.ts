import { afterAll, beforeAll } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { hash, PAID, STARTED } from '#testkit/payment-rows.ts'
import { describeTable, insert, PLAYER } from '#testkit/table-rules.ts'
import type { Database } from '../db/database.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const DEPOSIT = { ...STARTED, channel: `'account'`, provider_ref: `'pay_1'` }
const NOBODYS = { ...DEPOSIT, ...PAID, player_id: 'null', channel: `'pay_n_play'` }
const OTHER = { ...NOBODYS, id: `'d2'`, key: `'another press'`, provider_ref: `'pay_2'` }

describeTable(() => db, {
  table: 'deposit',
  row: DEPOSIT,
  refused: {
    deposit_of_nothing: { amount: '0' },
    deposit_odd_currency: { currency: `'euro'` },
    deposit_odd_channel: { channel: `'post'` },
    deposit_odd_state: { state: `'lost'` },
    deposit_credited_without_payment: { state: `'paid'` },
    deposit_credited_more_than_confirmed: { ...PAID, confirmed: '4999' },
    deposit_credited_in_other_currency: { ...PAID, confirmed_currency: `'SEK'` },
    deposit_credited_without_confirmation: {
      ...PAID,
      confirmed: 'null',
      confirmed_currency: 'null',
    },
    deposit_asked_after_its_end: { state: `'held'`, ask_at: 'now()' },
    deposit_of_nobody: { player_id: 'null' },
    deposit_odd_decision: [
      { decided: `'credited'` },
      { state: `'held'`, decided: `'returned'` },
      { state: `'failed'`, decided: `'kept'` },
    ],
    deposit_long_fingerprint: { fingerprint: `repeat('f', 129)` },
  },
  once: {
    deposit_pkey: { key: `'another press'`, provider_ref: `'pay_2'` },
    deposit_started_twice: { id: `'d2'`, provider_ref: `'pay_2'` },
    deposit_provider_ref_shared: { id: `'d2'`, key: `'another press'` },
  },
})

describeTable(() => db, {
  table: 'withdrawal',
  row: {
    id: `'w1'`,
    player_id: `'ann'`,
    key: `'a press'`,
    provider_id: `'cashier'`,
    method_id: `'card'`,
    currency: `'EUR'`,
    amount: '3000',
    provider_ref: `'pay_1'`,
    requested_at: 'now()',
  },
  refused: {
    withdrawal_of_nothing: { amount: '0' },
    withdrawal_odd_currency: { currency: `'euro'` },
    withdrawal_odd_state: { state: `'lost'` },
    withdrawal_asked_when_not_sent: { ask_at: 'now()' },
  },
  once: {
    withdrawal_pkey: { key: `'another press'`, provider_ref: `'pay_2'` },
    withdrawal_requested_twice: { id: `'w2'`, provider_ref: `'pay_2'` },
    withdrawal_provider_ref_shared: { id: `'w2'`, key: `'another press'` },
  },
})

describeTable(() => db, {
  table: 'payment_callback',
  row: {
    provider_id: `'cashier'`,
    message_id: `'msg_1'`,
    reference: `'d1'`,
    report: `'{}'`,
    received_at: 'now()',
  },
  once: { payment_callback_pkey: { reference: `'d2'` } },
})

describeTable(() => db, {
  table: 'payment_event',
  row: {
    id: '900000001',
    payment_id: `'d1'`,
    at: 'now()',
    source: `'callback'`,
    report: `'{}'`,
    outcome: `'paid'`,
  },
  once: { payment_event_pkey: { payment_id: `'d2'` } },
})

describeTable(() => db, {
  table: 'pay_n_play',
  before: insert('deposit', NOBODYS) + insert('deposit', OTHER),
  row: {
    deposit_id: NOBODYS.id,
    id_hash: hash('01'),
    browser_hash: hash('02'),
    language: `'en'`,
    opened_at: 'now()',
    expires_at: 'now()',
  },
  refused: {
    pay_n_play_deposit_id_fkey: { deposit_id: `'nobody knows'` },
    pay_n_play_short_hash: [
      { browser_hash: `decode('02', 'hex')` },
      { id_hash: `decode('01', 'hex')` },
    ],
    pay_n_play_odd_verdict: { verdict: `'perhaps'`, decided_at: 'now()' },
    pay_n_play_undated_verdict: [{ verdict: `'register'` }, { decided_at: 'now()' }],
    pay_n_play_refused_without_reason: [
      { verdict: `'refuse'`, decided_at: 'now()' },
      { verdict: `'register'`, refusal: `'underage'`, decided_at: 'now()' },
      { refusal: `'underage'` },
    ],
    pay_n_play_odd_ending: { ending: `'lost'`, ended_at: 'now()' },
    pay_n_play_undated_ending: [{ ending: `'refunded'` }, { ended_at: 'now()' }],
    pay_n_play_claimed_by_refused: [
      {
        verdict: `'refuse'`,
        refusal: `'underage'`,
        decided_at: 'now()',
        ending: `'claimed'`,
        ended_at: 'now()',
      },
      { ending: `'claimed'`, ended_at: 'now()' },
    ],
  },
  once: {
    pay_n_play_pkey: { id_hash: hash('03') },
    pay_n_play_id_shared: { deposit_id: OTHER.id },
  },
})

describeTable(() => db, {
  table: 'deposit_refund',
  // Without its trigger, which refuses first whatever differs from the deposit.
  before: `${insert('deposit', NOBODYS)}${insert('deposit', OTHER)}alter table deposit_refund disable trigger user;`,
  row: {
    deposit_id: NOBODYS.id,
    provider_id: `'cashier'`,
    currency: `'EUR'`,
    amount: '5000',
    cause: `'underage'`,
    provider_ref: `'back_1'`,
    decided_at: 'now()',
  },
  refused: {
    deposit_refund_deposit_id_fkey: { deposit_id: `'nobody knows'` },
    deposit_refund_of_nothing: { amount: '0' },
    deposit_refund_odd_state: { state: `'lost'` },
    deposit_refund_asked_after_its_end: { state: `'paid'`, ask_at: 'now()' },
  },
  once: {
    deposit_refund_pkey: { provider_ref: `'back_2'` },
    deposit_refund_provider_ref_shared: { deposit_id: OTHER.id },
  },
})

describeTable(() => db, {
  table: 'player_identity',
  before:
    insert('player', PLAYER) +
    insert('player', { ...PLAYER, id: `'bob'`, email_key: `'bob@example.test'` }),
  row: {
    authority: `'national/DE'`,
    subject: `'a number'`,
    player_id: PLAYER.id ?? '',
    attached_at: 'now()',
  },
  refused: { player_identity_player_id_fkey: { player_id: `'missing'` } },
  once: { player_identity_pkey: { player_id: `'bob'` } },
})
