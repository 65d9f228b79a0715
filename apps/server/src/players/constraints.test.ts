import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { attempt, describeTable, insert, PLAYER } from '#testkit/table-rules.ts'
import type { Database } from '../db/database.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const before = insert('player', PLAYER)
const player_id = PLAYER.id ?? ''
const HASH = `decode(repeat('01', 32), 'hex')`

describeTable(() => db, {
  table: 'player',
  row: PLAYER,
  refused: {
    player_odd_status: { status: `'asleep'` },
    player_odd_gender: { gender: `'ANY'` },
    player_odd_country: { country: `'DEU'` },
    player_odd_currency: { currency: `'euro'` },
    player_too_young: { date_of_birth: `'2008-03-03'` },
    player_odd_joining: { joined_by: `'post'` },
    player_odd_standing: { status: `'excluded'`, standing: `'asleep'` },
  },
  once: { player_pkey: { email_key: `'bob@example.test'` }, player_email_taken: { id: `'bob'` } },
})

describeTable(() => db, {
  table: 'mailed_link',
  before,
  row: { player_id, purpose: `'verify'`, hash: HASH, expires_at: 'now()' },
  refused: {
    mailed_link_player_id_fkey: { player_id: `'missing'` },
    mailed_link_odd_purpose: { purpose: `'greet'` },
    mailed_link_short_hash: { hash: `decode('01', 'hex')` },
    mailed_link_odd_state: { state: `'torn'` },
  },
  once: { mailed_link_pkey: { purpose: `'reset'` } },
})

describeTable(() => db, {
  table: 'player_session',
  before,
  row: {
    id: `'s1'`,
    player_id,
    created_at: 'now()',
    rotated_at: 'now()',
    idle_s: '60',
    expires_at: 'now()',
    ip: `'192.0.2.1'`,
    user_agent: `'a browser'`,
  },
  refused: {
    player_session_player_id_fkey: { player_id: `'missing'` },
    player_session_ended_without_reason: { ended_at: 'now()' },
    player_session_odd_reason: { ended_at: 'now()', end_reason: `'bored'` },
    player_session_odd_scope: { scope: `'everything'` },
  },
  once: { player_session_pkey: { ip: `'192.0.2.2'` } },
})

describeTable(() => db, {
  table: 'login_ticket',
  before,
  row: { hash: HASH, player_id, expires_at: 'now()' },
  refused: {
    login_ticket_player_id_fkey: { player_id: `'missing'` },
    login_ticket_short_hash: { hash: `decode('01', 'hex')` },
  },
  once: { login_ticket_pkey: {} },
})

describeTable(() => db, {
  table: 'known_place',
  before,
  row: { player_id, kind: `'network'`, hash: HASH, last_at: 'now()' },
  refused: {
    known_place_player_id_fkey: { player_id: `'missing'` },
    known_place_odd_kind: { kind: `'town'` },
    known_place_short_hash: { hash: `decode('01', 'hex')` },
  },
  once: { known_place_pkey: {} },
})

describeTable(() => db, {
  table: 'reality_check',
  before,
  row: {
    player_id,
    session_id: `'s1'`,
    since: 'now()',
    after_transfer: '0',
    due_at: `now() + interval '1 hour'`,
  },
  refused: {
    reality_check_player_id_fkey: { player_id: `'missing'` },
    reality_check_due_before_it_begins: { due_at: 'now()' },
    reality_check_acknowledged_before_it_begins: { acknowledged_at: `now() - interval '1 second'` },
  },
  once: { reality_check_pkey: { session_id: `'s2'` } },
})

const EVENT = {
  id: '900000001',
  player_id,
  at: 'now()',
  actor: `'operator/kim'`,
  kind: `'bonus_accepted'`,
}

describeTable(() => db, {
  table: 'player_event',
  row: EVENT,
  refused: {
    player_event_odd_actor: { actor: `'somebody'` },
    player_event_without_reason: [
      { kind: `'status_changed'` },
      { kind: `'status_changed'`, after: `'{"reason": ""}'` },
    ],
  },
  once: { player_event_pkey: { actor: `'house'` } },
})

const SECURITY_EVENT = { id: '900000001', at: 'now()', kind: `'signed_in'` }

describeTable(() => db, {
  table: 'security_event',
  row: SECURITY_EVENT,
  refused: {
    security_event_odd_kind: [{ kind: `'Signed in'` }, { kind: `repeat('a', 41)` }],
    security_event_long_id: [
      { player_id: `repeat('a', 65)` },
      { session_id: `repeat('a', 65)` },
      { request_id: `repeat('a', 129)` },
    ],
    security_event_long_subject: { subject: `repeat('a', 101)` },
  },
  once: { security_event_pkey: { kind: `'limit_met'` } },
})

describeTable(() => db, {
  table: 'inbox_message',
  before,
  row: {
    id: `'m1'`,
    player_id,
    key: `'welcome'`,
    sender: `'house'`,
    language: `'en'`,
    title: `'Welcome'`,
    body: `'<p>Hello.</p>'`,
    sent_at: 'now()',
  },
  refused: {
    inbox_message_player_id_fkey: { player_id: `'missing'` },
    inbox_message_odd_sender: { sender: `'somebody'` },
    inbox_message_without_words: { title: `''` },
    inbox_message_read_before_it_was_sent: { read_at: `now() - interval '1 second'` },
    inbox_message_deleted_before_it_was_sent: { deleted_at: `now() - interval '1 second'` },
  },
  once: { inbox_message_pkey: { key: `'another'` }, inbox_message_told_twice: { id: `'m2'` } },
})

test.each([
  "update player_event set actor = 'house'",
  'delete from player_event',
  'truncate player_event',
])('G7 what was written down about an account stays: %s', async (statement) => {
  await expect(attempt(db, insert('player_event', EVENT) + statement)).rejects.toThrow(
    'player_event is append-only',
  )
})

test.each([
  "update security_event set kind = 'signed_in'",
  'delete from security_event',
  'truncate security_event',
])('a security event that was written down stays: %s', async (statement) => {
  await expect(attempt(db, insert('security_event', SECURITY_EVENT) + statement)).rejects.toThrow(
    'security_event is append-only',
  )
})
