import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { hash, PAID, STARTED } from '#testkit/payment-rows.ts'
import { attempt, describeSteps, insert } from '#testkit/table-rules.ts'
import type { Database } from '../../db/database.ts'

/** Changes of a payment that the database refuses, whatever the code does. */
let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const DEPOSIT = { ...STARTED, channel: `'pay_n_play'` }
const HELD = {
  state: `'held'`,
  confirmed: '41000',
  confirmed_currency: `'SEK'`,
  settled_at: 'now()',
}
const RETURNED = { ...HELD, state: `'failed'`, decided: `'returned'` }
const NOBODYS = { player_id: 'null', ...PAID }
const DECIDED = { verdict: `'register'`, decided_at: 'now()' }
const CLAIMED = { ending: `'claimed'`, ended_at: 'now()' }
const QUICK = {
  deposit_id: DEPOSIT.id,
  id_hash: hash('01'),
  browser_hash: hash('02'),
  language: `'en'`,
  opened_at: 'now()',
  expires_at: 'now()',
}
const REFUND = {
  deposit_id: DEPOSIT.id,
  provider_id: DEPOSIT.provider_id,
  currency: DEPOSIT.currency,
  amount: PAID.credited,
  cause: `'underage'`,
  decided_at: 'now()',
}
const THE_MONEY_HAS_MOVED = insert('ledger_transfer', {
  key: `'deposit/d1/end'`,
  kind: `'deposit'`,
})
const IS_CLAIMED = insert('pay_n_play', { ...QUICK, ...DECIDED, ...CLAIMED })

describeSteps(() => db, {
  table: 'deposit',
  row: DEPOSIT,
  taken: {
    'paid, late after a failure': { from: { state: `'failed'` }, to: PAID },
    'credited by decision, once it is held': {
      from: HELD,
      to: { state: `'paid'`, credited: '5120', decided: `'credited'` },
    },
    'returned by decision, once it is held': {
      from: HELD,
      to: { state: `'failed'`, decided: `'returned'` },
    },
    "a player's, before it is paid": { from: { player_id: 'null' }, to: { player_id: `'ann'` } },
    "a player's, once it is claimed and its money has moved": {
      from: NOBODYS,
      also: IS_CLAIMED + THE_MONEY_HAS_MOVED,
      to: { player_id: `'ann'` },
    },
  },
  refused: {
    'not paid after all': {
      from: PAID,
      to: { state: `'failed'`, credited: 'null' },
      by: 'is paid, which is final',
    },
    'less than was credited': {
      from: PAID,
      to: { credited: '4999' },
      by: 'is paid, which is final',
    },
    'settled at another time': {
      from: PAID,
      to: { settled_at: 'now()' },
      by: 'is paid, which is final',
    },
    'credited although it is held': {
      from: { state: `'held'` },
      to: PAID,
      by: 'is held, which is final',
    },
    'decided although it is not held': {
      from: { state: `'failed'` },
      to: { decided: `'returned'` },
      by: 'waits for no decision',
    },
    'decided again': {
      from: RETURNED,
      to: { ...PAID, decided: `'credited'` },
      by: 'waits for no decision',
    },
    'paid after it was returned': {
      from: RETURNED,
      to: { state: `'held'`, decided: `'returned'` },
      by: 'is decided, which is final',
    },
    'pending after a failure': {
      from: { state: `'failed'` },
      to: { state: `'pending'` },
      by: 'has failed',
    },
    'started after a failure': {
      from: { state: `'failed'` },
      to: { state: `'started'` },
      by: 'has failed',
    },
    'one of another amount': { to: { amount: '5001' }, by: 'another one' },
    'one in another currency': { to: { currency: `'SEK'` }, by: 'another one' },
    "another provider's": { to: { provider_id: `'wirepath'` }, by: 'another one' },
    "another player's": { to: { player_id: `'bob'` }, by: 'another one' },
    "no player's again": { to: { player_id: 'null' }, by: 'another one' },
    "a player's without a claim": {
      from: NOBODYS,
      also: THE_MONEY_HAS_MOVED,
      to: { player_id: `'ann'` },
      by: 'not claimed',
    },
    "a player's without its money": {
      from: NOBODYS,
      also: IS_CLAIMED,
      to: { player_id: `'ann'` },
      by: 'not claimed',
    },
    "a player's while it is given back": {
      from: NOBODYS,
      also: IS_CLAIMED + THE_MONEY_HAS_MOVED + insert('deposit_refund', REFUND),
      to: { player_id: `'ann'` },
      by: 'is given back',
    },
  },
})

describeSteps(() => db, {
  table: 'withdrawal',
  row: {
    id: `'w1'`,
    player_id: `'ann'`,
    key: `'a press'`,
    provider_id: `'cashier'`,
    method_id: `'card'`,
    currency: `'EUR'`,
    amount: '3000',
    requested_at: 'now()',
  },
  taken: {
    'cancelled before it is sent': { to: { state: `'cancelled'` } },
    'paid once it was sent': { from: { state: `'sent'` }, to: { state: `'paid'` } },
  },
  refused: {
    'declined although it was paid': {
      from: { state: `'paid'` },
      to: { state: `'declined'` },
      by: 'is paid, which is final',
    },
    'paid although it came back': {
      from: { state: `'declined'` },
      to: { state: `'paid'` },
      by: 'is declined, which is final',
    },
    'sent although it was cancelled': {
      from: { state: `'cancelled'` },
      to: { state: `'sent'` },
      by: 'is cancelled, which is final',
    },
    'cancelled while the provider has it': {
      from: { state: `'sent'` },
      to: { state: `'cancelled'` },
      by: 'with the provider',
    },
    'pending while the provider has it': {
      from: { state: `'sent'` },
      to: { state: `'pending'` },
      by: 'with the provider',
    },
    'one of another amount': { to: { amount: '3001' }, by: 'another one' },
    'one in another currency': { to: { currency: `'SEK'` }, by: 'another one' },
    "another provider's": { to: { provider_id: `'wirepath'` }, by: 'another one' },
    "another player's": { to: { player_id: `'bob'` }, by: 'another one' },
  },
})

describeSteps(() => db, {
  table: 'pay_n_play',
  before: insert('deposit', { ...DEPOSIT, ...NOBODYS }),
  row: QUICK,
  taken: {
    decided: { to: DECIDED },
    'refused after all, before its end': {
      from: DECIDED,
      to: { verdict: `'refuse'`, refusal: `'underage'` },
    },
    'delivered, and claimed': { from: DECIDED, to: { delivered_at: 'now()', ...CLAIMED } },
  },
  refused: {
    'decided otherwise': { from: DECIDED, to: { verdict: `'login'` }, by: 'has been decided' },
    'undecided again': {
      from: DECIDED,
      to: { verdict: 'null', decided_at: 'null' },
      by: 'has been decided',
    },
    'let in after a refusal': {
      from: { ...DECIDED, verdict: `'refuse'`, refusal: `'underage'` },
      to: { verdict: `'register'`, refusal: 'null' },
      by: 'has been decided',
    },
    'about another person': {
      from: DECIDED,
      to: { person: `'{"firstName": "Bob"}'` },
      by: 'has been decided',
    },
    'refused after its end': {
      from: { ...DECIDED, ...CLAIMED },
      to: { verdict: `'refuse'`, refusal: `'underage'`, ending: `'claimed'` },
      by: 'has been decided',
    },
    'delivered a second time': {
      from: { delivered_at: 'now()' },
      to: { delivered_at: `now() + interval '1 second'` },
      by: 'delivered',
    },
    'given back after it was claimed': {
      from: { ...DECIDED, ...CLAIMED },
      to: { ending: `'refunded'` },
      by: 'has ended',
    },
    'one under another id': { to: { id_hash: hash('03') }, by: 'another one' },
    "another browser's": { to: { browser_hash: hash('03') }, by: 'another one' },
    'good for longer': { to: { expires_at: `now() + interval '1 hour'` }, by: 'another one' },
  },
})

describeSteps(() => db, {
  table: 'deposit_refund',
  before:
    insert('deposit', { ...DEPOSIT, ...NOBODYS }) +
    insert('deposit', { ...DEPOSIT, ...NOBODYS, id: `'d2'`, key: `'another'` }),
  row: REFUND,
  taken: { 'paid once the money has left': { also: THE_MONEY_HAS_MOVED, to: { state: `'paid'` } } },
  refused: {
    'paid while the money is still here': { to: { state: `'paid'` }, by: 'has not left the books' },
    'sent although it was paid': {
      from: { state: `'paid'` },
      to: { state: `'sent'` },
      by: 'is paid, which is final',
    },
    'one of another amount': { to: { amount: '4999' }, by: 'another one' },
    'one in another currency': { to: { currency: `'SEK'` }, by: 'another one' },
    "another provider's": { to: { provider_id: `'wirepath'` }, by: 'another one' },
    'that of another deposit': { to: { deposit_id: `'d2'` }, by: 'another one' },
  },
})

describe('a refund is not begun', () => {
  test.each([
    ['of a deposit that is not paid', { ...NOBODYS, state: `'held'`, credited: 'null' }, {}],
    ["of a player's deposit", PAID, {}],
    ['of another amount', NOBODYS, { amount: '4999' }],
    ['in another currency', NOBODYS, { currency: `'SEK'` }],
    ['by another provider', NOBODYS, { provider_id: `'wirepath'` }],
  ])('%s', async (_what, deposit, change) => {
    const both =
      insert('deposit', { ...DEPOSIT, ...deposit }) +
      insert('deposit_refund', { ...REFUND, ...change })
    await expect(attempt(db, both)).rejects.toThrow('nothing to give back like this')
  })
})

test.each([
  "update payment_event set outcome = 'paid'",
  'delete from payment_event',
  'truncate payment_event',
])('a stored report of a payment stays: %s', async (statement) => {
  const event = {
    payment_id: `'d1'`,
    at: 'now()',
    source: `'callback'`,
    report: `'{}'`,
    outcome: `'held'`,
  }
  await expect(attempt(db, insert('payment_event', event) + statement)).rejects.toThrow(
    'payment_event is append-only',
  )
})
