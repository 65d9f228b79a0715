import { afterAll, beforeAll } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { describeSteps, describeTable, insert, PLAYER } from '#testkit/table-rules.ts'
import type { Database } from '../db/database.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const TEXTS = `'{"en": {"title": "A lamp", "description": "Stake it."}}'`
const SHARES = `'{"slots": 100, "instant": 100, "roulette": 20, "table": 10, "live": 10, "sports": 0}'`
/** Returns shares of all kinds of play, with another share of slots. */
const withSlots = (share: string) => SHARES.replace('100', share)
const NOTHING_COUNTS = SHARES.replace(/\d+/g, '0')
const FREE_BET = `'{"minOdds": "1.50", "kinds": ["single"], "sports": [], "days": 7}'`
const OFFER = {
  id: `'lamp'`,
  code: `'LAMP'`,
  percent: '50',
  wagering: '5',
  shares: SHARES,
  days: '7',
  starts_at: 'now()',
  ends_at: `now() + interval '1 day'`,
  texts: TEXTS,
}

describeTable(() => db, {
  table: 'bonus_offer',
  row: OFFER,
  refused: {
    bonus_offer_odd_code: { code: `'lamp'` },
    bonus_offer_odd_terms: [{ percent: '1001' }, { wagering: '0' }],
    bonus_offer_of_nothing: { percent: '0' },
    bonus_offer_odd_free_bet: [
      { free_bet: FREE_BET.replace('1.50', '0.50') },
      { free_bet: FREE_BET.replace('single', 'system') },
      { free_bet: FREE_BET.replace('7', '0') },
      { free_bet: `'{}'` },
    ],
    bonus_offer_free_spins_fkey: { free_spins: `'none'` },
    bonus_offer_odd_odds: [{ min_odds: `'0.50'` }, { min_odds: `'1,5'` }],
    bonus_offer_odd_shares: { shares: withSlots('101') },
    bonus_offer_ends_before_it_begins: { ends_at: `now() - interval '1 second'` },
    bonus_offer_without_words: { texts: `'{"de": {}}'` },
  },
  once: { bonus_offer_pkey: { code: `'WICK'` }, bonus_offer_code_taken: { id: `'wick'` } },
})

describeTable(() => db, {
  table: 'bonus_offer_range',
  before: insert('bonus_offer', OFFER),
  row: { offer_id: OFFER.id, currency: `'EUR'`, min_deposit: '2000', max_bonus: '10000' },
  refused: {
    bonus_offer_range_offer_id_fkey: { offer_id: `'wick'` },
    bonus_offer_range_odd_free_bet: { free_bet: '0' },
    bonus_offer_range_of_nothing: { max_bonus: '0' },
    bonus_offer_range_odd_currency: { currency: `'euro'` },
  },
  once: { bonus_offer_range_pkey: { max_bonus: '1' } },
})

const BONUS = {
  id: `'b1'`,
  key: `'a key'`,
  player_id: PLAYER.id ?? '',
  offer_id: OFFER.id,
  currency: `'EUR'`,
  amount: '1000',
  wagering: '2',
  shares: SHARES,
  days: '1',
  texts: TEXTS,
  state: `'active'`,
  offered_at: 'now()',
  offer_ends_at: 'now()',
  accepted_at: 'now()',
  ends_at: 'now()',
  ended_at: 'null',
  wagered: '0',
}

describeTable(() => db, {
  table: 'bonus',
  before: insert('player', PLAYER) + insert('bonus_offer', OFFER),
  row: BONUS,
  refused: {
    bonus_player_id_fkey: { player_id: `'missing'` },
    bonus_offer_id_fkey: { offer_id: `'wick'` },
    bonus_of_nothing: { amount: '0' },
    bonus_odd_currency: { currency: `'euro'` },
    bonus_odd_terms: { days: '0' },
    bonus_odd_odds: [{ min_odds: `'0.50'` }, { min_odds: `'1,5'` }],
    bonus_odd_shares: [
      { shares: `'{}'` },
      { shares: `'[]'` },
      { shares: withSlots('101') },
      { shares: withSlots('2.5') },
      { shares: withSlots('-1') },
      { shares: NOTHING_COUNTS },
      { shares: SHARES.replace('slots', 'bingo') },
    ],
    bonus_wagered_more_than_required: { wagered: '2001' },
    bonus_odd_state: { state: `'lost'`, ended_at: 'now()' },
    bonus_active_without_beginning: { accepted_at: 'null', ends_at: 'null' },
    bonus_accepted_without_end: { ends_at: 'null' },
    bonus_ended_without_time: { ended_at: 'now()' },
    bonus_queued_too_late: { queued_at: 'now()' },
    bonus_forfeited_though_wagered: { state: `'forfeited'`, ended_at: 'now()', wagered: '2000' },
    bonus_completed_too_soon: { state: `'completed'`, ended_at: 'now()', wagered: '1999' },
    bonus_without_words: { texts: `'{"de": {}}'` },
  },
  once: {
    bonus_pkey: { key: `'another key'`, state: `'used'`, ended_at: 'now()' },
    bonus_given_twice: { id: `'b2'`, state: `'used'`, ended_at: 'now()' },
    bonus_one_at_a_time: { id: `'b2'`, key: `'another key'` },
  },
})

const OFFERED = { state: `'pending'`, accepted_at: 'null', ends_at: 'null' }

describeSteps(() => db, {
  table: 'bonus',
  before:
    insert('player', PLAYER) +
    insert('player', { ...PLAYER, id: `'bob'`, email_key: `'bob@example.test'` }) +
    insert('bonus_offer', OFFER),
  row: BONUS,
  taken: {
    'an accepted one': {
      from: OFFERED,
      to: { state: `'active'`, accepted_at: 'now()', ends_at: 'now()' },
    },
    'one that was given up': { to: { state: `'forfeited'`, wagered: '1999', ended_at: 'now()' } },
    'one that was wagered': { to: { state: `'completed'`, wagered: '2000', ended_at: 'now()' } },
  },
  refused: {
    'active after its end': {
      from: { state: `'used'`, ended_at: 'now()' },
      to: { state: `'active'`, ended_at: 'null' },
      by: 'another one',
    },
    'completed after it had run out': {
      from: { state: `'expired'`, ended_at: 'now()', wagered: '2000' },
      to: { state: `'completed'` },
      by: 'another one',
    },
    'active after it was given up': {
      from: { state: `'forfeited'`, ended_at: 'now()' },
      to: { state: `'active'`, ended_at: 'null' },
      by: 'another one',
    },
    'given up without having been accepted': {
      from: OFFERED,
      to: { state: `'forfeited'`, ended_at: 'now()' },
      by: 'bonus_active_without_beginning',
    },
    'offered once more': { to: OFFERED, by: 'another one' },
    'one under another key': { to: { key: `'another key'` }, by: 'another one' },
    "another player's": { to: { player_id: `'bob'` }, by: 'another one' },
    'one in another currency': { to: { currency: `'SEK'` }, by: 'another one' },
    more: { to: { amount: '1001' }, by: 'another one' },
    'one that counts more': { to: { shares: withSlots('99') }, by: 'another one' },
    'one with lower least odds': { to: { min_odds: `'1.01'` }, by: 'another one' },
    'one with less to wager': { to: { wagering: '1' }, by: 'another one' },
  },
})
